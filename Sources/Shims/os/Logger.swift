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
  /// The same as `debug(_:)`.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// A message that only helps whoever writes the program: not written, and not put together.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// A message that may be of help: not written, and not put together.
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

  /// Puts the values in place. Where there is nobody to hide from, private ones stand in full.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// A value of any type, as it describes itself.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      text += align.applied(to: String(describing: value()))
    }

    /// A whole number, written as is said.
    public mutating func appendInterpolation<T: BinaryInteger>(
      _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      text += align.applied(to: String(value(), radix: format.radix, uppercase: format.isUppercase))
    }

    /// A number, written as is said.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      text += align.applied(to: format.text(Double(value())))
    }
  }
}

/// Who can read a value of a message.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value can be told from others.
  public enum Mask: Sendable { case hash, none }

  /// A value for whom the system chooses. All of these stand in full here.
  public static var auto: OSLogPrivacy { .init() }
  /// A value that everybody may read.
  public static var `public`: OSLogPrivacy { .init() }
  /// A value for those who may see private things.
  public static var `private`: OSLogPrivacy { .init() }
  /// A value for nobody.
  public static var sensitive: OSLogPrivacy { .init() }
  /// The same, with a stand-in that tells values apart.
  public static func auto(mask: Mask) -> OSLogPrivacy { .init() }
  /// The same, with a stand-in that tells values apart.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .init() }
  /// The same, with a stand-in that tells values apart.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .init() }
}

/// How wide a value of a message stands.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isLeft = false

  /// As wide as it is.
  public static var none: OSLogStringAlignment { .init() }

  /// At least so many characters, with spaces before.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    .init(columns: columns())
  }

  /// At least so many characters, with spaces behind.
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
  /// Written by sixteens; a sign and a prefix are left out in each case.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting { .init(radix: 16, isUppercase: uppercase) }
}
