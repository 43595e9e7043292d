// The names are those of Apple's module.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of one interval or event among those that run at once.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// A name by its number.
  public init(_ value: UInt64) {
    rawValue = value
  }

  /// A new name in a log.
  public init(log: OSLog) {
    self.init(Self.next())
  }

  /// The name of an interval beside which no other with its words runs.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No interval.
  public static let invalid = OSSignpostID(UInt64.max)
  /// No interval.
  public static let null = OSSignpostID(0)

  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }

  private static let count = OSAllocatedUnfairLock<UInt64>(initialState: 0)

  static func next() -> UInt64 {
    count.withLock {
      $0 &+= 1
      return $0
    }
  }
}

/// An interval that was begun and not ended.
public final class OSSignpostIntervalState: Sendable {
  /// The name of the interval.
  public let signpostID: OSSignpostID

  init(_ signpostID: OSSignpostID) {
    self.signpostID = signpostID
  }

  /// Returns an interval that was begun elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
}

/// The words about an interval or event.
public typealias SignpostMetadata = OSLogMessage

/// Marks intervals and events for measurements. Nothing is measured, and nothing written.
public struct OSSignposter: Sendable {
  /// Whether anything is recorded: never.
  public var isEnabled: Bool { false }

  /// Marks of a part of a program, by the program's name in reversed domain notation and the part's.
  public init(subsystem: String, category: String) {}
  /// Marks of a part of a program, by a category of the system's.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Marks of the part of a program that a log belongs to.
  public init(logHandle: OSLog) {}
  /// Marks of the part of a program that messages belong to.
  public init(logger: Logger) {}
  /// Marks that belong to no part.
  public init() {}

  /// Marks that nobody records.
  public static let disabled = OSSignposter()

  /// Returns a new name for an interval.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(OSSignpostID.next()) }
  /// Returns a new name for an interval of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { makeSignpostID() }

  /// No effect: nothing is measured.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// No effect: nothing is measured, and the words are not evaluated.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) {}

  /// Returns an interval to be ended. No effect beside: nothing is measured.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  /// Returns an interval to be ended. No effect beside: nothing is measured, and the words are not evaluated.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  /// Returns an interval to be ended. No effect beside: nothing is measured.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

  /// No effect: nothing is measured.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// No effect: nothing is measured, and the words are not evaluated.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> SignpostMetadata
  ) {}

  /// Calls a closure; nothing is measured.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
  /// Calls a closure; nothing is measured, and the words are not evaluated.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// The kind of a mark.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// No effect: nothing is measured.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// No effect: nothing is measured, and the words are not written.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {}
