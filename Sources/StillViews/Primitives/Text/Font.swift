public import Foundation
package import StillText
package import StillViewGraph

/// A typeface at a size, which may depend on the environment.
nonisolated public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(size: CGFloat, Design?, Weight?)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  var base: Base
  var weight: Weight?
  var isItalic = false
  var usesMonospacedDigits = false
  var usesSmallCaps = false
  var usesUppercaseSmallCaps = false
  var design: Design?
  var width: Width?
  var lineHeight = Leading.standard
  var features: [FeatureSetting] = []

  init(_ base: Base) {
    self.base = base
  }

  /// Returns the system font at a fixed size in points (rule L9.5).
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, design, weight))
  }

  /// Returns the system font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design, weight))
  }

  /// Returns a font by name, with its size at the default text size, scaling with the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// Returns a font by name, scaling with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: style))
  }

  /// Returns a font by name that does not scale.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  /// Sets the weight of the strokes.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

  /// Makes the font bold: semibold for `title3` and the text styles after it, bold for all other fonts.
  public func bold() -> Font { with { $0.weight = $0.emphasizedWeight } }

  /// Makes the font italic.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// Uses digits of equal width, if the font has them.
  public func monospacedDigit() -> Font { with { $0.usesMonospacedDigits = true } }

  /// Uses small capitals for all letters.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

  /// Uses small capitals for lowercase letters. A font without them uses scaled capitals, slightly heavier.
  public func lowercaseSmallCaps() -> Font { with { $0.usesSmallCaps = true } }

  /// Uses small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { with { $0.usesUppercaseSmallCaps = true } }

  /// Uses the monospaced design; a font by name is unchanged.
  public func monospaced() -> Font { with { $0.design = .monospaced } }

  /// Sets the width of the letters.
  public func width(_ width: Width) -> Font { with { $0.width = width } }

  /// Sets the line spacing.
  public func leading(_ leading: Leading) -> Font { with { $0.lineHeight = leading } }

  /// Switches an OpenType feature: 0 off, 1 on, above that one of several alternates. Stillframe's own.
  ///
  /// - Parameter tag: Four characters as in the font, `ss01` or `zero`; other names change nothing.
  public func openTypeFeature(_ tag: String, _ value: Int = 1) -> Font {
    guard let setting = FeatureSetting(tag, value: UInt32(clamping: value)) else { return self }
    return with { $0.features.append(setting) }
  }

  /// Returns the font in another design, unless it has an explicit one.
  func withDesign(_ design: Design) -> Font {
    switch base {
    case .style(_, .some, _), .system(_, .some, _): self
    default: with { $0.design = $0.design ?? design }
    }
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var result = self
    change(&result)
    return result
  }

  /// The weight of `bold`: bold for titles, semibold for the other text styles (rule L9.3).
  var emphasizedWeight: Weight {
    guard case .style(let style, _, _) = base else { return .bold }
    switch style {
    case .largeTitle, .title, .title2: return .bold
    default: return .semibold
    }
  }

  /// 34 points at the text size `large`.
  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  /// 28 points at the text size `large`.
  public static let title = Font(.style(.title, nil, nil))
  /// 22 points at the text size `large`.
  public static let title2 = Font(.style(.title2, nil, nil))
  /// 20 points at the text size `large`.
  public static let title3 = Font(.style(.title3, nil, nil))
  /// Semibold; 17 points at the text size `large`.
  public static let headline = Font(.style(.headline, nil, nil))
  /// 15 points at the text size `large`.
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  /// 17 points at the text size `large`.
  public static let body = Font(.style(.body, nil, nil))
  /// 16 points at the text size `large`.
  public static let callout = Font(.style(.callout, nil, nil))
  /// 13 points at the text size `large`.
  public static let footnote = Font(.style(.footnote, nil, nil))
  /// 12 points at the text size `large`.
  public static let caption = Font(.style(.caption, nil, nil))
  /// 11 points at the text size `large`.
  public static let caption2 = Font(.style(.caption2, nil, nil))
}

extension Font {
  /// The role of a text, which determines its size (rule L9.1).
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// From a page's title to the smallest remarks; how many points each has is a matter of `dynamicTypeSize`.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote,
      caption, caption2

    /// Of larger titles of other systems. Here as `largeTitle`.
    public static var extraLargeTitle: TextStyle { .largeTitle }
    /// Of larger titles of other systems. Here as `largeTitle`.
    public static var extraLargeTitle2: TextStyle { .largeTitle }
  }

  /// The general form of the letters.
  public enum Design: Hashable, Sendable {
    /// `rounded` and `serif` are separate typefaces here; `monospaced` has letters of equal width.
    case `default`, serif, rounded, monospaced
  }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    /// 100…900, as in CSS and in font files.
    package let value: CGFloat

    /// 100, as CSS and font files count.
    public static let ultraLight = Weight(value: 100)
    /// 200, as CSS and font files count.
    public static let thin = Weight(value: 200)
    /// 300, as CSS and font files count.
    public static let light = Weight(value: 300)
    /// 400, as CSS and font files count.
    public static let regular = Weight(value: 400)
    /// 500, as CSS and font files count.
    public static let medium = Weight(value: 500)
    /// 600, as CSS and font files count.
    public static let semibold = Weight(value: 600)
    /// 700, as CSS and font files count.
    public static let bold = Weight(value: 700)
    /// 800, as CSS and font files count.
    public static let heavy = Weight(value: 800)
    /// 900, as CSS and font files count.
    public static let black = Weight(value: 900)

    /// The weight for the bold text setting: two steps heavier, so that regular becomes semibold. Black is the heaviest.
    var legible: Weight { Weight(value: min(value + 200, 900)) }
  }

  /// How wide the letters are in proportion to their height. The system font alone has widths, and custom
  /// fonts that are made with them.
  public struct Width: Hashable, Sendable {
    /// 0 for the normal width; -0.2 for condensed, 0.2 for expanded.
    public var value: CGFloat

    /// - Parameter value: 0 for the normal width; the nearest that the family has is taken.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest that the system font has.
    public static let compressed = Width(-0.3)
    /// Three quarters of the normal width.
    public static let condensed = Width(-0.2)
    /// The normal width.
    public static let standard = Width(0)
    /// A quarter wider than normal.
    public static let expanded = Width(0.2)

    /// As fonts count it: 100 is normal, 75 condensed, 125 expanded.
    var percent: CGFloat { value.isFinite ? 100 + value * 125 : 100 }
  }

  /// How close lines are.
  public enum Leading: Hashable, Sendable {
    /// As the font has it.
    case standard
    /// Closer by 0.12 of the font's size: two points for body.
    case tight
    /// As much looser.
    case loose

    /// The addition to a line's height, in ems.
    var addition: CGFloat {
      switch self {
      case .standard: 0
      case .tight: -0.12
      case .loose: 0.12
      }
    }
  }

  /// Returns the font in an environment, without text modifiers.
  package func descriptor(in environment: EnvironmentValues) -> FontDescriptor {
    var family = FontFamily.system(.default)
    var size: CGFloat
    var styleLeading: CGFloat = 0
    var heaviness = Weight.regular
    switch base {
    case .style(let style, let design, let weight):
      size = TextStyleTable.size(of: style, at: environment.dynamicTypeSize)
      styleLeading = TextStyleTable.leading(of: style, at: environment.dynamicTypeSize)
      family = .system(design.engineDesign)
      heaviness = weight ?? (style == .headline ? .semibold : .regular)
    case .system(let fixed, let design, let weight):
      size = fixed
      family = .system(design.engineDesign)
      heaviness = weight ?? .regular
    case .custom(let name, let length, let style):
      family = .named(name)
      size = length
      if let style {
        size = TextStyleTable.grown(length, with: style, at: environment.dynamicTypeSize)
      }
    }
    if let weight { heaviness = weight }
    if case .system = family, environment.legibilityWeight == .bold {
      heaviness = heaviness.legible
    }
    if let design, case .system = family { family = .system(design.engineDesign) }
    return FontDescriptor(
      family: family, size: size, weight: heaviness.value, width: width?.percent ?? 100,
      isItalic: isItalic, usesMonospacedDigits: usesMonospacedDigits,
      usesSmallCaps: usesSmallCaps, usesUppercaseSmallCaps: usesUppercaseSmallCaps,
      isSystemTracked: environment.systemTextTracking == .platform,
      extraLeading: lineHeight.addition, styleLeading: styleLeading, features: features)
  }
}

extension Font.Design {
  /// The text system's name of the design.
  fileprivate var engineDesign: FontDesign { Optional(self).engineDesign }
}

extension Font.Design? {
  fileprivate var engineDesign: FontDesign {
    switch self {
    case nil, .default?: .default
    case .serif?: .serif
    case .rounded?: .rounded
    case .monospaced?: .monospaced
    }
  }
}
