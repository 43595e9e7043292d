import StillDrawing
import StillViewGraph
import StillViews

/// A colour in several appearances.
struct ColorSet: Decodable, Sendable {
  private struct Entry: Decodable, Sendable {
    struct Value: Decodable, Sendable {
      let space: String?
      /// Nil for a colour of the system.
      let components: [String: String]?
      let reference: String?
      private enum CodingKeys: String, CodingKey {
        case components, reference
        case space = "color-space"
      }
    }
    let color: Value?
    let idiom: String?
    let appearances: [Appearance]?
  }

  private let colors: [Entry]

  /// Returns the colour for an appearance and a contrast, with fallback to the standard contrast, then to the other
  /// appearance.
  func color(isDark: Bool, isContrasted: Bool) -> ResolvedColor? {
    let known = colors.filter {
      $0.color != nil && $0.appearances.light != nil && ($0.idiom ?? "universal") == "universal"
    }
    func entry(_ isDark: Bool, _ isContrasted: Bool) -> Entry? {
      known.first { $0.appearances.light.map { $0 == (isDark, isContrasted) } == true }
    }
    let entry =
      (isContrasted ? entry(isDark, true) : nil) ?? entry(isDark, false)
      ?? (isContrasted ? entry(false, true) : nil) ?? entry(false, false)
      ?? known.first ?? colors.first { $0.color != nil && $0.appearances.light != nil }
    guard let value = entry?.color else { return nil }
    if let reference = value.reference {
      return Self.system[reference].map {
        Self.resolve($0, isDark: isDark, isContrasted: isContrasted)
      }
    }
    guard let components = value.components else { return nil }
    func component(_ name: String) -> Float { components[name].flatMap(Self.number) ?? 0 }
    let opacity = components["alpha"].flatMap(Self.number) ?? 1
    if let white = components["white"].flatMap(Self.number) {
      return ResolvedColor(red: white, green: white, blue: white, opacity: opacity)
    }
    let space: Color.RGBColorSpace =
      switch value.space {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    return Color.Resolved(
      colorSpace: space, red: component("red"), green: component("green"),
      blue: component("blue"), opacity: opacity
    ).drawn
  }

  /// Returns the number in "0.5", in "128" as part of 255, or in "0x80".
  private static func number(_ text: String) -> Float? {
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { Float($0) / 255 }
    }
    guard let number = Float(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }

  private static func resolve(
    _ color: SystemColor, isDark: Bool, isContrasted: Bool
  ) -> ResolvedColor {
    var environment = EnvironmentValues()
    environment._colorSchemeContrast = isContrasted ? .increased : .standard
    environment.colorScheme = isDark ? .dark : .light
    return Color.system(color).resolve(in: environment).drawn
  }

  /// The colours of the system, as catalogues call them.
  private static let system: [String: SystemColor] = [
    "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
    "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal,
    "systemCyanColor": .cyan, "systemBlueColor": .blue, "systemIndigoColor": .indigo,
    "systemPurpleColor": .purple, "systemPinkColor": .pink, "systemBrownColor": .brown,
    "systemGrayColor": .gray, "systemGray2Color": .gray2, "systemGray3Color": .gray3,
    "systemGray4Color": .gray4, "systemGray5Color": .gray5, "systemGray6Color": .gray6,
    "labelColor": .primary, "secondaryLabelColor": .secondary, "tertiaryLabelColor": .tertiary,
    "quaternaryLabelColor": .quaternary, "placeholderTextColor": .placeholderText,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "linkColor": .link,
    "systemBackgroundColor": .background, "secondarySystemBackgroundColor": .secondaryBackground,
    "tertiarySystemBackgroundColor": .tertiaryBackground,
    "systemGroupedBackgroundColor": .groupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondaryGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiaryGroupedBackground,
    "systemFillColor": .fill, "secondarySystemFillColor": .secondaryFill,
    "tertiarySystemFillColor": .tertiaryFill, "quaternarySystemFillColor": .quaternaryFill,
    "lightTextColor": .lightText, "darkTextColor": .black,
  ]
}
