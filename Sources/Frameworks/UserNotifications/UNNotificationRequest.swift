// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The time or place of a message.
///
/// Unchecked because the class is open: its own values never change.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it comes again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
  }
}

/// A message after some time.
///
/// Unchecked because the class is open: its own values never change.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time in seconds.
  public let timeInterval: TimeInterval

  /// A message after some seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the time of the next message, counted from now.
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// A message at a date.
///
/// Unchecked because the class is open: its own values never change.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date that count.
  public let dateComponents: DateComponents

  /// A message at each date with these parts.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the time of the next message; nil without one.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(
      after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A message with its time.
///
/// Unchecked because the class is open: its own values never change.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The name by which it is found again.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The time; nil: at once.
  public let trigger: UNNotificationTrigger?

  /// A message.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// A message that was shown.
///
/// Unchecked because the class is open: its own values never change.
open class UNNotification: NSObject, @unchecked Sendable {
  /// The message.
  public let request: UNNotificationRequest
  /// The time at which it was shown.
  public let date: Date

  init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}

/// The answer to a message.
///
/// Unchecked because the class is open: its own values never change.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The message.
  public let notification: UNNotification
  /// The name of the button.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The answer to a message with a text. There is none.
///
/// Unchecked because the class is open: its own values never change.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public var userText: String { "" }
}

/// The name of the tap on a message.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The name of the dismissal of a message.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A button of messages.
open class UNNotificationAction: NSObject {
  /// The name by which it is found again.
  public let identifier: String
  /// The title.
  public let title: String

  /// The options.
  public let options: UNNotificationActionOptions

  /// A button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }

  /// A button. The icon is not shown.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) {
    self.init(identifier: identifier, title: title, options: options)
  }
}

/// A button of messages that asks for a text.
open class UNTextInputNotificationAction: UNNotificationAction {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The words in the empty field.
  public let textInputPlaceholder: String

  /// A button that asks for a text.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }

  /// A button that asks for a text. The icon is not shown.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?, textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.init(
      identifier: identifier, title: title, options: options,
      textInputButtonTitle: textInputButtonTitle, textInputPlaceholder: textInputPlaceholder)
  }
}

/// The icon of a button of messages. It is not shown.
open class UNNotificationActionIcon: NSObject {
  private override init() {
    super.init()
  }

  /// An icon of the program's pictures.
  public convenience init(templateImageName: String) { self.init() }

  /// A symbol.
  public convenience init(systemImageName: String) { self.init() }
}

/// Options of a button.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The device must be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// It deletes something.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// It opens the program.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// Options of a group of buttons.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Dismissals are reported.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// Messages are shown in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// The title of hidden messages is shown.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// The subtitle of hidden messages is shown.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// The buttons of messages of one kind.
open class UNNotificationCategory: NSObject {
  /// The name by which it is found again.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]

  /// A group of buttons.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
  }

  /// A group of buttons. The words for hidden messages are not shown.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      options: options)
  }
}
