/// Writes messages of one part of a program, each with a level: here, to standard error.
public struct Logger: Sendable {
  private let log: OSLog

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init(_ log: OSLog) {
    self.log = log
  }

  public init() {
    log = .default
  }

  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write({ message.text }, level) }
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
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

    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      text += align.applied(to: String(describing: value()))
    }

    public mutating func appendInterpolation<T: BinaryInteger>(
      _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      text += align.applied(to: String(value(), radix: format.radix, uppercase: format.isUppercase))
    }

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

  public static var auto: OSLogPrivacy { .init() }
  public static var `public`: OSLogPrivacy { .init() }
  public static var `private`: OSLogPrivacy { .init() }
  public static var sensitive: OSLogPrivacy { .init() }
  public static func auto(mask: Mask) -> OSLogPrivacy { .init() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .init() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .init() }
}

/// How wide a value of a message stands.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isLeft = false

  public static var none: OSLogStringAlignment { .init() }

  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    .init(columns: columns())
  }

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

  public static var decimal: OSLogIntegerFormatting { .init() }
  public static var octal: OSLogIntegerFormatting { .init(radix: 8) }
  public static var hex: OSLogIntegerFormatting { .init(radix: 16) }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting { .init(radix: 16, isUppercase: uppercase) }
}
