public import Foundation

/// How fonts of one's own grow with the size of type that the reader has chosen. Pictures are asked for no reader, so lengths are
/// those of the standard size; texts of the system's styles follow `dynamicTypeSize`.
public final class UIFontMetrics: Sendable {
  /// Those of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// How a text style grows.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// A length as large as it is at the standard size of type, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// A length at a size of type, in points.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value }

  /// A font as large as it is at the standard size of type.
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
}
