// The names are those of Apple's module.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How much a message matters.
public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A type by its number.
  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// An ordinary message.
  public static let `default` = OSLogType(0)
  /// An informative message. Not written, as on a system without a log stream.
  public static let info = OSLogType(1)
  /// A message for debugging. Not written, as on a system without a log stream.
  public static let debug = OSLogType(2)
  /// Something failed: the program goes on.
  public static let error = OSLogType(16)
  /// Something failed that is a mistake of the program's.
  public static let fault = OSLogType(17)

  /// As a line of the log says it.
  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }

  /// Whether it is written: informative and debug messages are not.
  var isKept: Bool { self != .info && self != .debug }
}

/// Where messages of one part of a program go: here, to standard error.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String
  private let isOn: Bool

  /// The subject of messages.
  public struct Category: RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Moments that are looked at in Instruments; written as any other here.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Moments that are recorded only while tracing; written as any other message here.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Traced moments with their call stacks; written as any other message here.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Messages of a part of a program, by the program's name in reversed domain notation and the part's.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isOn = true
  }

  /// Messages of a part of a program, by a category of the system's.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(isOn: Bool) {
    subsystem = ""
    category = ""
    self.isOn = isOn
  }

  /// Messages that belong to no part.
  public static let `default` = OSLog(isOn: true)
  /// Messages that are not written.
  public static let disabled = OSLog(isOn: false)

  /// Returns whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { isOn && type.isKept }

  /// Writes one line, if messages of its kind are written.
  func write(_ message: () -> String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let source = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let start = source.isEmpty ? "" : "[\(source)] "
    FileHandle.standardError.write(Data("\(start)\(type.name): \(message())\n".utf8))
  }
}

/// Writes a message whose `%@`, `%d` and other specifiers are replaced by arguments.
public func os_log(
  _ type: OSLogType = .default, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: any CVarArg...
) {
  log.write({ formatted(message, arguments) }, type)
}

/// Writes a message whose `%@`, `%d` and other specifiers are replaced by arguments.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {
  log.write({ formatted(message, arguments) }, type)
}

/// Writes a message.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write({ message.text }, type)
}

/// Returns the message with its arguments, without marks of privacy, which `String` does not support.
private func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  var format = message.description
  while let mark = format.range(of: "%{"), let end = format.range(of: "}"),
    mark.upperBound <= end.lowerBound
  {
    format.replaceSubrange(mark.lowerBound..<end.upperBound, with: "%")
  }
  let count = format.replacingOccurrences(of: "%%", with: "").count(where: { $0 == "%" })
  guard count <= arguments.count else { return format }
  return String(format: format, arguments: arguments)
}
