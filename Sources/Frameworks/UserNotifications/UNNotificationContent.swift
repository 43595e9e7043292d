@_exported public import Foundation

/// The sound of a message.
///
/// Unchecked because the class is open: its own values never change.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  private let name: String

  /// The sound of a file.
  public init(named name: UNNotificationSoundName) {
    self.name = name.rawValue
  }

  /// The usual sound.
  public class var `default`: UNNotificationSound {
    UNNotificationSound(named: UNNotificationSoundName("default"))
  }

  /// The sound of alarms.
  public class var defaultCritical: UNNotificationSound {
    UNNotificationSound(named: UNNotificationSoundName("critical"))
  }
}

/// The file of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A file by its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The urgency of a message.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Silent, usual, urgent, or an alarm.
  case passive, active, timeSensitive, critical
}

/// A file of a message.
open class UNNotificationAttachment: NSObject {
  /// The name by which it is found again.
  public let identifier: String
  /// The file.
  public let url: URL

  /// A file, which is not read.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    self.url = url
  }
}

/// The content of a message.
///
/// Unchecked because only the mutable class changes, and that from one thread at a time, as on
/// Apple's platforms.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate var storage = Storage()

  fileprivate struct Storage {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
  }

  /// The first line.
  public var title: String { storage.title }
  /// The second line.
  public var subtitle: String { storage.subtitle }
  /// The text.
  public var body: String { storage.body }
  /// The number on the icon; nil: unchanged.
  public var badge: NSNumber? { storage.badge }
  /// The sound; nil: none.
  public var sound: UNNotificationSound? { storage.sound }
  /// Further values.
  public var userInfo: [AnyHashable: Any] { storage.userInfo }
  /// The name of the buttons.
  public var categoryIdentifier: String { storage.categoryIdentifier }
  /// The name of the group.
  public var threadIdentifier: String { storage.threadIdentifier }
}

/// The content of a message that is being written.
///
/// Unchecked because programs change the values from one thread at a time, as on Apple's platforms.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  override public var title: String {
    get { storage.title }
    set { storage.title = newValue }
  }
  override public var subtitle: String {
    get { storage.subtitle }
    set { storage.subtitle = newValue }
  }
  override public var body: String {
    get { storage.body }
    set { storage.body = newValue }
  }
  override public var badge: NSNumber? {
    get { storage.badge }
    set { storage.badge = newValue }
  }
  override public var sound: UNNotificationSound? {
    get { storage.sound }
    set { storage.sound = newValue }
  }
  override public var userInfo: [AnyHashable: Any] {
    get { storage.userInfo }
    set { storage.userInfo = newValue }
  }
  override public var categoryIdentifier: String {
    get { storage.categoryIdentifier }
    set { storage.categoryIdentifier = newValue }
  }
  override public var threadIdentifier: String {
    get { storage.threadIdentifier }
    set { storage.threadIdentifier = newValue }
  }
  /// The files.
  public var attachments: [UNNotificationAttachment] {
    get { storage.attachments }
    set { storage.attachments = newValue }
  }
  /// The urgency.
  public var interruptionLevel: UNNotificationInterruptionLevel {
    get { storage.interruptionLevel }
    set { storage.interruptionLevel = newValue }
  }

  /// An empty message.
  public override init() {
    super.init()
  }
}
