public import Foundation

/// The recipe of a font of UIKit.
struct FontRecipe: Hashable, Sendable {
  /// The name of a family or a font; nil: the system's.
  var family: String?
  /// The role whose size and weight it has; nil: those below.
  var style: UIFont.TextStyle?
  /// In points.
  var size: CGFloat
  /// Nil: that of the style, or regular.
  var weight: Font.Weight?
  var design: Font.Design?
  var isItalic = false
  var hasDigitsOfOneWidth = false
  /// Nil: the standard one.
  var width: Font.Width?

  init(family: String? = nil, size: CGFloat, weight: Font.Weight? = nil) {
    (self.family, self.size, self.weight) = (family, size, weight)
  }

  init(style: UIFont.TextStyle) {
    self.style = style
    size = style.role.1
  }

  /// The same at a size in points, which no text style has any more.
  func resized(to size: CGFloat) -> FontRecipe {
    var result = self
    result.size = size
    result.style = nil
    if let style, weight == nil, style == .headline { result.weight = .semibold }
    return result
  }

  /// The same with attributes over its own.
  func with(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontRecipe {
    var result = self
    if let style = attributes[.textStyle] as? UIFont.TextStyle { result = FontRecipe(style: style) }
    if let family = (attributes[.name] ?? attributes[.family]) as? String { result.family = family }
    if let size = attributes[.size].flatMap(Self.number) { result = result.resized(to: size) }
    if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]],
      settings.contains([.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector])
    {
      result.hasDigitsOfOneWidth = true
    }
    guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else {
      return result
    }
    if let bits = traits[.symbolic].flatMap(Self.number), bits >= 0, bits < 4_294_967_296 {
      let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(bits))
      result = UIFontDescriptor(result).withSymbolicTraits(symbolic)?.recipe ?? result
    }
    if let weight = traits[.weight] as? UIFont.Weight {
      result.weight = weight.weight
    } else if let weight = traits[.weight].flatMap(Self.number) {
      result.weight = UIFont.Weight(rawValue: weight).weight
    }
    if let slant = traits[.slant].flatMap(Self.number) { result.isItalic = slant > 0 }
    return result
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: value
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  /// The font as views have it.
  var font: Font {
    var result: Font
    if let family {
      result = .custom(family, fixedSize: size)
      if let weight { result = result.weight(weight) }
    } else if let style, design == nil {
      result = style.role.0
      if let weight { result = result.weight(weight) }
    } else if let style {
      result = .system(style.fontStyle, design: design, weight: weight)
    } else {
      result = .system(size: size, weight: weight, design: design)
    }
    if let width { result = result.width(width) }
    if isItalic { result = result.italic() }
    if hasDigitsOfOneWidth { result = result.monospacedDigit() }
    return result
  }
}

extension UIFont.TextStyle {
  /// The style as views have it.
  var fontStyle: Font.TextStyle {
    switch self {
    case .largeTitle, .extraLargeTitle: .largeTitle
    case .title1, .extraLargeTitle2: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .callout: .callout
    case .footnote: .footnote
    case .caption1: .caption
    case .caption2: .caption2
    default: .body
    }
  }
}

/// The properties of a font: family, size, weight, design.
public final class UIFontDescriptor: Sendable, Equatable {
  let recipe: FontRecipe

  init(_ recipe: FontRecipe) {
    self.recipe = recipe
  }

  /// A font of a family at a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontRecipe(family: fontName, size: size))
  }

  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Leaning letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavy letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters; no effect.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters; no effect.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines close to each other; no effect.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines far from each other; no effect.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Without serifs.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// A property of a font, by its name.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face in the family, a `String`; no effect.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The role, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// Settings of features of the font; no effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// Fonts for characters that it has not; no effect.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// A trait of a font, by its name.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The weight, a `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The bits of `SymbolicTraits`, a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The width of letters; no effect.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How far letters lean, a number above 0.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The font that attributes describe; of the system's family at 12 points unless they say otherwise.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontRecipe(size: 12).with(attributes))
  }

  /// Returns the descriptor with attributes over its own.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(recipe.with(attributes))
  }

  /// The attributes that say what it is.
  public var fontAttributes: [AttributeName: Any] {
    var result: [AttributeName: Any] = [.size: recipe.size]
    if let family = recipe.family { result[.name] = family }
    if let style = recipe.style { result[.textStyle] = style }
    return result
  }

  /// Returns the descriptor of a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(FontRecipe(style: style))
  }

  /// In points.
  public var pointSize: CGFloat { recipe.size }

  /// The traits.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if recipe.isItalic { traits.insert(.traitItalic) }
    if let weight = recipe.weight, weight == .bold || weight == .heavy || weight == .black {
      traits.insert(.traitBold)
    }
    if recipe.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor with traits instead of its own.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var recipe = recipe
    recipe.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) {
      recipe.weight = .bold
    } else if self.symbolicTraits.contains(.traitBold) {
      recipe.weight = nil
    }
    if symbolicTraits.contains(.traitMonoSpace) { recipe.design = .monospaced }
    return UIFontDescriptor(recipe)
  }

  /// Returns the descriptor with a design of the system's font.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var recipe = recipe
    recipe.design =
      switch design {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: nil
      }
    return UIFontDescriptor(recipe)
  }

  /// Returns the descriptor at another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(recipe.resized(to: newPointSize))
  }

  /// Returns the descriptor in another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var recipe = recipe
    recipe.family = newFamily
    return UIFontDescriptor(recipe)
  }

  public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool {
    a.recipe == b.recipe
  }
}
