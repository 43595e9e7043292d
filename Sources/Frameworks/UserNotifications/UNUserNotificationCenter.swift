public import Foundation

/// Permission to show messages.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Not asked for, refused, given, given on trial, or given for a while.
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// The forms of messages that permission is asked for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The number on the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Banners.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Messages in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Sounds of alarms.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button for settings of the program.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Without a question.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Messages that are read aloud.
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  /// Messages that are shown at once.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// The forms in which a message is shown while the program is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A banner, of older code.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// The list of messages.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Whether a form of messages is on.
public enum UNNotificationSetting: Int, Sendable {
  /// Impossible, off, or on.
  case notSupported, disabled, enabled
}

/// The permission and the forms of messages.
///
/// Unchecked because the class is open: its own values never change.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// The permission: always refused.
  public let authorizationStatus = UNAuthorizationStatus.denied
  /// Whether banners are on: always off.
  public let alertSetting = UNNotificationSetting.disabled
  /// Whether sounds are on: always off.
  public let soundSetting = UNNotificationSetting.disabled
  /// Whether numbers are on: always off.
  public let badgeSetting = UNNotificationSetting.disabled
  /// Whether notices are shown in a car: no.
  public let carPlaySetting = UNNotificationSetting.disabled
  /// Whether important notices sound when others do not: no.
  public let criticalAlertSetting = UNNotificationSetting.disabled
  /// Whether notices are read out: no.
  public let announcementSetting = UNNotificationSetting.disabled
  /// Whether notices are listed: no.
  public let notificationCenterSetting = UNNotificationSetting.disabled
  /// Whether notices are shown on locked screens: no.
  public let lockScreenSetting = UNNotificationSetting.disabled
  /// Whether notices may come at once: no.
  public let timeSensitiveSetting = UNNotificationSetting.disabled
  /// Whether notices are delivered together: no.
  public let scheduledDeliverySetting = UNNotificationSetting.disabled
  /// Whether the program has settings of notices: no.
  public let providesAppNotificationSettings = false
}

/// The receiver of messages and answers. No method is called.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Receives a message while the program is in front. Never called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  /// Receives an answer. Never called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
}

/// The messages of the program. Permission is refused; messages are kept in memory, and none is shown.
///
/// Unchecked because the lists are accessed under the lock.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter(())
  private let lock = NSLock()
  private var waiting: [UNNotificationRequest] = []

  private init(_: Void) {
    super.init()
  }

  /// The receiver of messages and answers.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Returns the only center.
  public class func current() -> UNUserNotificationCenter { shared }

  /// Reports that permission is refused.
  @preconcurrency open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, nil)
  }

  /// Returns false: permission is refused.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  /// Reports the permission and the forms.
  @preconcurrency open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    completionHandler(UNNotificationSettings())
  }

  /// Returns the permission and the forms.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Keeps a message, in place of one with the same name. It is never shown.
  @preconcurrency open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    completionHandler?(nil)
  }

  /// Keeps a message, in place of one with the same name. It is never shown.
  open func add(_ request: UNNotificationRequest) async throws {
    keep(request)
  }

  private func keep(_ request: UNNotificationRequest) {
    lock.withLock {
      waiting.removeAll { $0.identifier == request.identifier }
      waiting.append(request)
    }
  }

  /// Reports the messages that are kept.
  @preconcurrency open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    completionHandler(lock.withLock { waiting })
  }

  /// Returns the messages that are kept.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock.withLock { waiting }
  }

  /// Forgets messages by their names.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { waiting.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Forgets all messages.
  open func removeAllPendingNotificationRequests() {
    lock.withLock { waiting = [] }
  }

  /// Returns no messages: none was shown.
  open func deliveredNotifications() async -> [UNNotification] { [] }
  /// Reports no messages: none was shown.
  @preconcurrency open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    completionHandler([])
  }
  /// No effect: no message was shown.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// No effect: no message was shown.
  open func removeAllDeliveredNotifications() {}
  /// No effect: no message is shown.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// No effect: there is no icon.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  /// No effect: there is no icon.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}
