public import Foundation

/// A font of UIKit, as far as views take one.
public final class UIFont: Sendable, Hashable {
  package let font: Font
  /// In points.
  public let pointSize: CGFloat
  /// The recipe of the font.
  let recipe: FontRecipe

  init(_ recipe: FontRecipe) {
    self.recipe = recipe
    font = recipe.font
    pointSize = recipe.size
  }

  /// A font of a family.
  public convenience init?(name: String, size: CGFloat) {
    self.init(FontRecipe(family: name, size: size))
  }

  /// How heavy.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 100, as CSS and font files count.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// 200, as CSS and font files count.
    public static let thin = Weight(rawValue: -0.6)
    /// 300, as CSS and font files count.
    public static let light = Weight(rawValue: -0.4)
    /// 400, as CSS and font files count.
    public static let regular = Weight(rawValue: 0)
    /// 500, as CSS and font files count.
    public static let medium = Weight(rawValue: 0.23)
    /// 600, as CSS and font files count.
    public static let semibold = Weight(rawValue: 0.3)
    /// 700, as CSS and font files count.
    public static let bold = Weight(rawValue: 0.4)
    /// 800, as CSS and font files count.
    public static let heavy = Weight(rawValue: 0.56)
    /// 900, as CSS and font files count.
    public static let black = Weight(rawValue: 0.62)

    /// The nearest weight of fonts.
    var weight: Font.Weight {
      let known: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
      return known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1
        ?? .regular
    }
  }

  /// How wide the letters of a font are.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Narrow.
    public static let compressed = Width(rawValue: -0.3)
    /// Somewhat narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// As usual.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// A role of texts.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// 36 points, bold, at the default type size.
    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    /// 28 points, bold, at the default type size.
    public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
    /// 34 points at the default type size.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// 28 points at the default type size.
    public static let title1 = TextStyle(rawValue: "title1")
    /// 22 points at the default type size.
    public static let title2 = TextStyle(rawValue: "title2")
    /// 20 points at the default type size.
    public static let title3 = TextStyle(rawValue: "title3")
    /// 17 points, semibold, at the default type size.
    public static let headline = TextStyle(rawValue: "headline")
    /// 15 points at the default type size.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// 17 points at the default type size.
    public static let body = TextStyle(rawValue: "body")
    /// 16 points at the default type size.
    public static let callout = TextStyle(rawValue: "callout")
    /// 13 points at the default type size.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// 12 points at the default type size.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// 11 points at the default type size.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// The font of the style, and its size in points at the default type size.
    var role: (Font, CGFloat) {
      switch self {
      case .extraLargeTitle: (.system(size: 36, weight: .bold), 36)
      case .extraLargeTitle2: (.system(size: 28, weight: .bold), 28)
      case .largeTitle: (.largeTitle, 34)
      case .title1: (.title, 28)
      case .title2: (.title2, 22)
      case .title3: (.title3, 20)
      case .headline: (.headline, 17)
      case .subheadline: (.subheadline, 15)
      case .callout: (.callout, 16)
      case .footnote: (.footnote, 13)
      case .caption1: (.caption, 12)
      case .caption2: (.caption2, 11)
      default: (.body, 17)
      }
    }
  }

  /// Returns the system font at a size in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontRecipe(size: fontSize))
  }
  /// Returns the system font at a size in points and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontRecipe(size: fontSize, weight: weight.weight))
  }
  /// Returns the system font at a size in points, a weight and a width.
  public static func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    var recipe = FontRecipe(size: fontSize, weight: weight.weight)
    recipe.width = width.rawValue == 0 ? nil : Font.Width(width.rawValue)
    return UIFont(recipe)
  }
  /// Returns the bold system font at a size in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontRecipe(size: fontSize, weight: .bold))
  }
  /// Returns the italic system font at a size in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var recipe = FontRecipe(size: fontSize)
    recipe.isItalic = true
    return UIFont(recipe)
  }
  /// Letters of one width, of a size in points and a weight.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var recipe = FontRecipe(size: fontSize, weight: weight.weight)
    recipe.design = .monospaced
    return UIFont(recipe)
  }
  /// Returns the system font with digits of equal width, at a size in points and a weight.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    var recipe = FontRecipe(size: fontSize, weight: weight.weight)
    recipe.hasDigitsOfOneWidth = true
    return UIFont(recipe)
  }
  /// Returns the font of a text style, which scales with the dynamic type size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(FontRecipe(style: style))
  }
  /// Returns the font of a text style; the traits have no effect: it scales with those around.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(FontRecipe(style: style))
  }

  /// Returns the font at another size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(recipe.resized(to: fontSize)) }

  /// The properties that tell the font from others.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(recipe) }

  /// The font of a descriptor.
  ///
  /// - Parameter size: In points; 0: the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.recipe.resized(to: pointSize) : descriptor.recipe)
  }

  /// The name of the family; that of the system's where it has none of its own.
  public var familyName: String { recipe.family ?? ".AppleSystemUIFont" }
  /// The name of the font; that of the system's where it has none of its own.
  public var fontName: String { recipe.family ?? ".SFUI-Regular" }

  /// The size of the system's font, in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of words on buttons, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of small print, in points.
  public static var smallSystemFontSize: CGFloat { 12 }

  public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font }

  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
  /// A font of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
