public import Foundation

/// A container that would be kept alike on all devices of a person. It is an ordinary one.
///
/// Unchecked because it has no values of its own.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// A step of keeping devices alike.
  public enum EventType: Int, Sendable {
    /// Preparation, or news from and for the cloud.
    case setup, `import`, export
  }

  /// A step of keeping devices alike. There is none.
  public final class Event: NSObject, Sendable {
    /// The step's own number.
    public let identifier = UUID()
    /// The store.
    public let storeIdentifier = ""
    /// The kind of step.
    public let type = EventType.setup
    /// The beginning.
    public let startDate = Date.distantPast
    /// The end; nil: not yet.
    public var endDate: Date? { nil }
    /// Whether it went well.
    public var succeeded: Bool { false }
    /// The error; nil: none.
    public var error: (any Error)? { nil }

    private override init() {
      super.init()
    }
  }

  /// The notification of a step. Never posted: nothing is kept alike.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  /// The key of a notification's step.
  public static let eventNotificationUserInfoKey = "event"

  /// No effect: there is no cloud to prepare.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}
}

/// Options of preparing the cloud.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Nothing is sent.
  public static let dryRun = Self(rawValue: 2)
  /// The result is printed.
  public static let printSchema = Self(rawValue: 4)
}
