import Foundation

/// How a number of a message is written.
public struct OSLogFloatFormatting: Sendable {
  private let format: String

  /// Six digits behind the point.
  public static var fixed: OSLogFloatFormatting { .init(format: "%f") }
  /// One digit before the point, six behind it, and a power of ten.
  public static var exponential: OSLogFloatFormatting { .init(format: "%e") }
  /// Whichever of `fixed` and `exponential` is shorter, with six digits in all.
  public static var hybrid: OSLogFloatFormatting { .init(format: "%g") }
  /// By sixteens, so that nothing is lost.
  public static var hex: OSLogFloatFormatting { .init(format: "%a") }

  /// Formats with a number of digits after the point, at most 100.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    .init(format: "%.\(min(100, max(0, precision())))f")
  }

  func text(_ value: Double) -> String { String(format: format, value) }
}
