public import Foundation

/// The scaling of custom fonts with the type size. Pictures have no user here, so lengths are those of the default size;
/// texts in the system's styles follow `dynamicTypeSize`.
public final class UIFontMetrics: Sendable {
  /// Those of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// How a text style grows.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// Returns a length in points unchanged, as at the default type size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// Returns a length in points unchanged, as at the default type size.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value }

  /// Returns a font unchanged, as at the default type size.
  public func scaledFont(for font: UIFont) -> UIFont { font }
}

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the letters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind them, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points between letters, a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A line below, a number.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A line through, a number.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The key of the address that a text leads to; kept, not drawn.
  public static let link = NSAttributedString.Key("NSLink")
  /// The key of the color of a text's outline; kept, not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The key of the width of a text's outline; kept, not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The key of the points between letters without ligatures; kept, not drawn.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The key of the distance from the baseline; kept, not drawn.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The key of the color of the line below; kept, not drawn.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The key of the color of the line through; kept, not drawn.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
}

/// The lines below text: values of `underlineStyle` and `strikethroughStyle`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Below words alone.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
