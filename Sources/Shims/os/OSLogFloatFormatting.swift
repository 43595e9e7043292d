import Foundation

/// How a number of a message is written.
public struct OSLogFloatFormatting: Sendable {
  private let format: String

  public static var fixed: OSLogFloatFormatting { .init(format: "%f") }
  public static var exponential: OSLogFloatFormatting { .init(format: "%e") }
  public static var hybrid: OSLogFloatFormatting { .init(format: "%g") }
  public static var hex: OSLogFloatFormatting { .init(format: "%a") }

  /// With so many digits after the point, 100 at the most.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    .init(format: "%.\(min(100, max(0, precision())))f")
  }

  func text(_ value: Double) -> String { String(format: format, value) }
}
