public import Foundation
import StillText
import StillViewGraph

/// The scaling of fonts and lengths with the type size: that of the view that is being evaluated, or of given traits.
public final class UIFontMetrics: Sendable {
  /// Those of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// How a text style grows.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// Returns a length for the present type size, in points, in whole pixels.
  ///
  /// - Parameter value: The length at the default size, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length for the type size of traits (nil: the present one), in points, in whole pixels.
  ///
  /// - Parameter value: The length at the default size, in points.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let growth = TextStyleTable.growth(of: style.fontStyle, at: size(of: traitCollection))
    return growth == 1
      ? value : pixelRounded(value * growth, pixelLength: 1 / CurrentDevice.scale)
  }

  /// Returns a font at the present type size. One of a text style has that size already.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns a font at the present type size, no larger than a maximum.
  ///
  /// - Parameter maximumPointSize: In points; 0: none.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font at the type size of traits (nil: the present one).
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font at the type size of traits (nil: the present one), no larger than a maximum.
  ///
  /// - Parameter maximumPointSize: In points; 0: none.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard font.recipe.style == nil else { return font }
    var points = TextStyleTable.grown(
      font.pointSize, with: style.fontStyle, at: size(of: traitCollection))
    if maximumPointSize > 0 { points = min(points, maximumPointSize) }
    return points == font.pointSize ? font : font.withSize(points)
  }

  /// Returns the type size that lengths are scaled to.
  private func size(of traits: UITraitCollection?) -> DynamicTypeSize {
    traits?.preferredContentSizeCategory.size ?? ViewGraph.currentEnvironment?.dynamicTypeSize
      ?? .large
  }
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
