/// Writes messages of one part of a program, each with a level: here, to standard error.
public struct Logger: Sendable {
  private let log: OSLog

  /// Messages of a part of a program, by the program's name in reversed domain notation and the part's.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Messages that go where a log's do.
  public init(_ log: OSLog) {
    self.log = log
  }

  /// Messages that belong to no part.
  public init() {
    log = .default
  }

  /// Writes a message that is worth a line.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message of a type, unless it is `debug` or `info`.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write({ message.text }, level) }
  /// Logs a message as `debug(_:)` does.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Drops a debug message, without evaluating it.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Drops an informative message, without evaluating it.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message that is worth a line.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message as `error`.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about something that failed.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message as `fault`.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a message about a mistake of the program's.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// A message that may say who can read its values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Inserts values into a message. Nothing is hidden here, so private values are written in full.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends the description of a value of any type.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      text += align.applied(to: String(describing: value()))
    }

    /// Appends a whole number in a format.
    public mutating func appendInterpolation<T: BinaryInteger>(
      _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      text += align.applied(to: String(value(), radix: format.radix, uppercase: format.isUppercase))
    }

    /// Appends a number in a format.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      text += align.applied(to: format.text(Double(value())))
    }
  }
}

/// The privacy of a value in a message.
public struct OSLogPrivacy: Sendable {
  /// The mask of a hidden value.
  public enum Mask: Sendable { case hash, none }

  /// Privacy chosen by the system. All values are written in full here.
  public static var auto: OSLogPrivacy { .init() }
  /// A value that everybody may read.
  public static var `public`: OSLogPrivacy { .init() }
  /// A value for those who may see private things.
  public static var `private`: OSLogPrivacy { .init() }
  /// A sensitive value.
  public static var sensitive: OSLogPrivacy { .init() }
  /// Returns the default privacy with a mask that distinguishes values.
  public static func auto(mask: Mask) -> OSLogPrivacy { .init() }
  /// Returns the private option with a mask that distinguishes values.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .init() }
  /// Returns the sensitive option with a mask that distinguishes values.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .init() }
}

/// How wide a value of a message stands.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isLeft = false

  /// No minimum width.
  public static var none: OSLogStringAlignment { .init() }

  /// Aligns right in a minimum number of characters.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    .init(columns: columns())
  }

  /// Aligns left in a minimum number of characters.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    .init(columns: columns(), isLeft: true)
  }

  func applied(to text: String) -> String {
    let gap = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + gap : gap + text
  }
}

/// How a whole number of a message is written.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var isUppercase = false

  /// Written by tens, as usual.
  public static var decimal: OSLogIntegerFormatting { .init() }
  /// Written by eights.
  public static var octal: OSLogIntegerFormatting { .init(radix: 8) }
  /// Written by sixteens, in small letters.
  public static var hex: OSLogIntegerFormatting { .init(radix: 16) }
  /// Formats in hexadecimal; the sign and prefix options have no effect.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting { .init(radix: 16, isUppercase: uppercase) }
}
