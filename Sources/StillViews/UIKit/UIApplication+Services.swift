public import Foundation

// Services of the system that a program asks for. There is no system to answer here.

/// The name of a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether a program is woken in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It may not be, the person refused it, or it is.
  case restricted, denied, available
}

extension UIApplication {
  /// Whether the program is woken in the background: it would be.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// No effect: nothing wakes the program.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// No effect: no server sends messages.
  public func registerForRemoteNotifications() {}
  /// No effect: no server sends messages.
  public func unregisterForRemoteNotifications() {}
  /// Whether messages of servers arrive: never.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Whether the icon may change: never.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon: nil, the usual one.
  public var alternateIconName: String? { nil }
  /// Calls `completionHandler` at once. No effect: there is no icon.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  /// No effect: there is no icon.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {}

  /// No effect: no keys outside the program are there.
  public func beginReceivingRemoteControlEvents() {}
  /// No effect: no keys outside the program are there.
  public func endReceivingRemoteControlEvents() {}

  /// Returns the name of no task: the program is always in front.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// No effect: the program is always in front.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// The seconds that are left in the background: without end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether protected files may be read: always.
  public var isProtectedDataAvailable: Bool { true }

  /// The address of the settings of messages; nothing opens it.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Never posted: the program is started before it is shown.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Never posted: nothing asks for memory.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Never posted: nobody takes a picture of the screen.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Never posted: the setting stays.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// The shortest time between two times that a program is woken.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// A time that never comes.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  /// Never posted: files can always be read.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Never posted: files can always be read.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Never posted: the time does not jump.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

extension UIDevice {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    /// Not known, in use, being filled, or full.
    case unknown, unplugged, charging, full
  }

  /// The state of the battery: always full.
  public var batteryState: BatteryState { .full }
  /// Whether something is near the screen: never.
  public var proximityState: Bool { false }
  /// Never posted: the battery stays full.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted: the battery stays full.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}
