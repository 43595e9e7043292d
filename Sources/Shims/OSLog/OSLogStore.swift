public import Foundation

/// The messages that were logged. None are kept.
open class OSLogStore {
  /// The messages of a store.
  public enum Scope: Int, Sendable {
    /// Those of this program, or of the system.
    case system, currentProcessIdentifier
  }

  /// A store of messages.
  public init(scope: Scope) throws {}

  /// Returns a place in a store.
  open func position(date: Date) -> OSLogPosition { OSLogPosition() }
  /// Returns a place in a store.
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  /// Returns a place in a store.
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }

  /// Returns no messages: none are kept.
  open func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    AnySequence([])
  }
}

/// A place in a store of messages.
open class OSLogPosition {
  init() {}
}

/// The way through messages.
public enum OSLogEnumerator {
  /// The settings of a way.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The last message first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// A message in a store.
open class OSLogEntry: NSObject {
  /// The time.
  public let date: Date
  /// The words.
  public let composedMessage: String

  init(date: Date, composedMessage: String) {
    self.date = date
    self.composedMessage = composedMessage
  }
}

/// A message of a program.
open class OSLogEntryLog: OSLogEntry {
  /// The severity of a message.
  public enum Level: Int, Sendable {
    /// From none to the worst.
    case undefined, debug, info, notice, error, fault
  }

  /// The severity.
  open var level: Level { .undefined }
  /// The category of the log.
  open var category: String { "" }
  /// The name of the part of the program.
  open var subsystem: String { "" }
  /// The name of the program.
  open var process: String { "" }
  /// The number of the program's process.
  open var processIdentifier: Int32 { 0 }
  /// The name of the library that wrote it.
  open var sender: String { "" }
  /// The number of the thread that wrote it.
  open var threadIdentifier: UInt64 { 0 }
  /// The number of the activity that it belongs to.
  open var activityIdentifier: UInt64 { 0 }
}
