public import Foundation

/// A colour as numbers, as in Core Graphics: red, green and blue, or a grey, and an opacity.
///
/// Every colour is in sRGB here; a grey keeps its two numbers.
public final class CGColor: Hashable, Sendable {
  private let numbers: [CGFloat]

  private init(numbers: [CGFloat]) {
    self.numbers = numbers
  }

  /// A colour of sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(numbers: [red, green, blue, alpha])
  }

  /// A colour of sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(numbers: [red, green, blue, alpha])
  }

  /// A grey from 0, black, to 1, white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(numbers: [gray, alpha])
  }

  /// Black: a grey of 0, opaque.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White: a grey of 1, opaque.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black with an opacity of 0: nothing.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green and blue, or a grey, and then the opacity.
  public var components: [CGFloat]? { numbers }

  /// 4 for colours, 2 for greys.
  public var numberOfComponents: Int { numbers.count }

  /// 0, invisible, to 1.
  public var alpha: CGFloat { numbers[numbers.count - 1] }

  /// Returns the same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(numbers: numbers.dropLast() + [alpha])
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.numbers == b.numbers }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}
