public import Foundation
import StillViewGraph
public import StillViews

extension UIImage {
  /// Traits that a picture is chosen by.
  public class Configuration: @unchecked Sendable {
    // Immutable, as that of symbols is; a class that others inherit from cannot be checked.
    init() {}
  }

  /// The size, weight and colours of a symbol, which it keeps wherever it is shown.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // All properties are constants of Sendable types.
    private let size: CGFloat?
    private let style: UIFont.TextStyle?
    private let weight: SymbolWeight
    private let scale: SymbolScale
    private let colors: [UIColor]
    let mode: SymbolRenderingMode?

    private init(
      size: CGFloat? = nil, style: UIFont.TextStyle? = nil, weight: SymbolWeight = .unspecified,
      scale: SymbolScale = .unspecified, colors: [UIColor] = [], mode: SymbolRenderingMode? = nil
    ) {
      self.size = size
      self.style = style
      self.weight = weight
      self.scale = scale
      self.colors = colors
      self.mode = mode
    }

    /// A configuration that changes nothing.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(size: nil) }

    /// The size of the font that the symbol is as large as, in points, with a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }

    /// The role of the font that the symbol is as large as, with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(style: textStyle, scale: scale)
    }

    /// The font that the symbol is as large as, with a scale.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(size: font.pointSize, scale: scale)
    }

    /// How large the symbol is beside text.
    public convenience init(scale: SymbolScale) { self.init(size: nil, scale: scale) }

    /// How heavy the symbol is.
    public convenience init(weight: SymbolWeight) { self.init(size: nil, weight: weight) }

    /// A colour, which lower layers have paler.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(colors: [hierarchicalColor], mode: .hierarchical)
    }

    /// A colour for each layer; the last one is for all further ones.
    public convenience init(paletteColors: [UIColor]) {
      self.init(colors: paletteColors, mode: .palette)
    }

    /// One colour for all of the symbol.
    convenience init(tint: UIColor) { self.init(size: nil, colors: [tint]) }

    /// The symbol in its own colours, where it has some.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(mode: .multicolor)
    }

    /// The symbol in one colour.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(mode: .monochrome)
    }

    /// Returns this configuration with all that another one sets.
    public func applying(_ other: Configuration) -> SymbolConfiguration {
      guard let other = other as? SymbolConfiguration else { return self }
      let isSized = other.size != nil || other.style != nil
      return SymbolConfiguration(
        size: isSized ? other.size : size, style: isSized ? other.style : style,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale,
        colors: other.colors.isEmpty ? colors : other.colors, mode: other.mode ?? mode)
    }

    /// Returns the configuration without size and role.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(scale: scale, colors: colors, mode: mode)
    }

    /// The look that the symbol keeps.
    var look: OwnSymbolAppearance {
      var look = OwnSymbolAppearance()
      look.scale = scale.scale
      look.colors = colors.map { Color(uiColor: $0) }
      if mode == .palette, let last = look.colors.last, look.colors.count < 3 {
        look.colors += Array(repeating: last, count: 3 - look.colors.count)
      }
      var font: Font?
      if let style { font = UIFont.preferredFont(forTextStyle: style).font }
      if let size, size.isFinite { font = .system(size: min(max(size, 0), 4096)) }
      if let weight = weight.weight { font = (font ?? .body).weight(weight) }
      look.font = font
      return look
    }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// That of the text around, or one of nine from the thinnest on.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var weight: Font.Weight? {
      switch self {
      case .unspecified: nil
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    /// Returns the weight of fonts.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// How large a symbol is beside text of the same font.
  public enum SymbolScale: Int, Sendable {
    /// That of the surroundings.
    case `default` = -1
    /// That of the surroundings, or one of three.
    case unspecified, small, medium, large

    var scale: Image.Scale? {
      switch self {
      case .default, .unspecified: nil
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// A symbol by its name, with its size, weight and colours. Other configurations have no effect.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(symbol: name, configuration as? SymbolConfiguration)
  }

  /// A symbol by its name. No effect of the traits: views choose sizes and weights.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(symbol: name, nil)
  }

  /// A symbol by its name, with its size and weight; ours do not depend on a value, and show all of it.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(symbol: name, configuration as? SymbolConfiguration)
  }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { systemName != nil }

  /// The configuration of a symbol (default: nil, none of its own).
  public var configuration: Configuration? { symbolConfiguration }

  /// Returns a symbol with another size, weight and colours; other images as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let systemName, let configuration = configuration as? SymbolConfiguration else {
      return self
    }
    return UIImage(symbol: systemName, configuration)
  }

  /// Returns a symbol with what a configuration sets; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let systemName else { return nil }
    return UIImage(
      symbol: systemName, symbolConfiguration?.applying(configuration) ?? configuration)
  }
}

extension UIImage {
  /// An image whose pictures are shown in turn; the first one is shown. Nil without any.
  ///
  /// - Parameter duration: Of all pictures, in seconds.
  public static func animatedImage(
    with images: [UIImage], duration: TimeInterval
  ) -> UIImage? {
    images.first.map { UIImage(images, duration, like: $0) }
  }

  /// The pictures "name0", "name1" … as one that moves; the first one is shown. Nil where there are none.
  ///
  /// - Parameter duration: Of all pictures, in seconds.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let found = (0..<1024).lazy.map { UIImage(named: "\(name)\($0)") }
    return animatedImage(with: found.prefix { $0 != nil }.compactMap { $0 }, duration: duration)
  }
}
