import StillGeometry
import StillViewGraph

/// The system's palette: rules L9.7 and L9.8, and UIKit's additional colours.
package enum SystemColor: Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case black, white, clear
  case primary, secondary, tertiary, quaternary, quinary
  case separator, background
  case accent
  // Colours that have names in UIKit only.
  case gray2, gray3, gray4, gray5, gray6
  case secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case opaqueSeparator, link, placeholderText, lightText

  /// Bytes in light and dark, opacity in light and dark.
  struct Entry {
    let light: (UInt8, UInt8, UInt8)
    let dark: (UInt8, UInt8, UInt8)
    var opacity: (light: Float, dark: Float) = (1, 1)
  }

  private var entry: Entry {
    switch self {
    case .red: Entry(light: (255, 59, 48), dark: (255, 69, 58))
    case .orange: Entry(light: (255, 149, 0), dark: (255, 159, 10))
    case .yellow: Entry(light: (255, 204, 0), dark: (255, 214, 10))
    case .green: Entry(light: (52, 199, 89), dark: (48, 209, 88))
    case .mint: Entry(light: (0, 199, 190), dark: (99, 230, 226))
    case .teal: Entry(light: (48, 176, 199), dark: (64, 200, 224))
    case .cyan: Entry(light: (50, 173, 230), dark: (100, 210, 255))
    case .blue, .accent: Entry(light: (0, 122, 255), dark: (10, 132, 255))
    case .indigo: Entry(light: (88, 86, 214), dark: (94, 92, 230))
    case .purple: Entry(light: (175, 82, 222), dark: (191, 90, 242))
    case .pink: Entry(light: (255, 45, 85), dark: (255, 55, 95))
    case .brown: Entry(light: (162, 132, 94), dark: (172, 142, 104))
    case .gray: Entry(light: (142, 142, 147), dark: (142, 142, 147))
    case .black: Entry(light: (0, 0, 0), dark: (0, 0, 0))
    case .white: Entry(light: (255, 255, 255), dark: (255, 255, 255))
    case .clear: Entry(light: (0, 0, 0), dark: (0, 0, 0), opacity: (0, 0))
    case .primary: Entry(light: (0, 0, 0), dark: (255, 255, 255))
    case .secondary:
      Entry(light: (60, 60, 67), dark: (235, 235, 245), opacity: (0.6, 0.6))
    case .tertiary:
      Entry(light: (60, 60, 67), dark: (235, 235, 245), opacity: (0.3, 0.3))
    case .quaternary:
      Entry(light: (60, 60, 67), dark: (235, 235, 245), opacity: (0.18, 0.16))
    case .quinary: Entry(light: (0, 0, 0), dark: (255, 255, 255), opacity: (0.05, 0.05))
    case .separator:
      Entry(light: (60, 60, 67), dark: (84, 84, 88), opacity: (0.29, 0.6))
    case .background: Entry(light: (255, 255, 255), dark: (0, 0, 0))
    case .gray2: Entry(light: (174, 174, 178), dark: (99, 99, 102))
    case .gray3: Entry(light: (199, 199, 204), dark: (72, 72, 74))
    case .gray4: Entry(light: (209, 209, 214), dark: (58, 58, 60))
    case .gray5: Entry(light: (229, 229, 234), dark: (44, 44, 46))
    case .gray6, .secondaryBackground: Entry(light: (242, 242, 247), dark: (28, 28, 30))
    case .tertiaryBackground: Entry(light: (255, 255, 255), dark: (44, 44, 46))
    case .groupedBackground: Entry(light: (242, 242, 247), dark: (0, 0, 0))
    case .secondaryGroupedBackground: Entry(light: (255, 255, 255), dark: (28, 28, 30))
    case .tertiaryGroupedBackground: Entry(light: (242, 242, 247), dark: (44, 44, 46))
    case .fill: Entry(light: (120, 120, 128), dark: (120, 120, 128), opacity: (0.2, 0.36))
    case .secondaryFill:
      Entry(light: (120, 120, 128), dark: (120, 120, 128), opacity: (0.16, 0.32))
    case .tertiaryFill:
      Entry(light: (118, 118, 128), dark: (118, 118, 128), opacity: (0.12, 0.24))
    case .quaternaryFill:
      Entry(light: (116, 116, 128), dark: (118, 118, 128), opacity: (0.08, 0.18))
    case .opaqueSeparator: Entry(light: (198, 198, 200), dark: (56, 56, 58))
    case .link: Entry(light: (0, 122, 255), dark: (9, 132, 255))
    case .placeholderText:
      Entry(light: (60, 60, 67), dark: (235, 235, 245), opacity: (0.3, 0.3))
    case .lightText: Entry(light: (255, 255, 255), dark: (255, 255, 255), opacity: (0.6, 0.6))
    }
  }

  /// Bytes in dark surroundings above others, such as sheets; nil: as elsewhere.
  private var elevated: (UInt8, UInt8, UInt8)? {
    switch self {
    case .background, .groupedBackground: (28, 28, 30)
    case .secondaryBackground, .secondaryGroupedBackground: (44, 44, 46)
    case .tertiaryBackground, .tertiaryGroupedBackground: (58, 58, 60)
    default: nil
    }
  }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    if self == .accent, environment.dimsTint {
      var plain = environment
      plain.dimsTint = false
      return resolve(in: plain).grey.resolve(in: plain)
    }
    if self == .accent, let own = environment.accentColor {
      // An accent colour made of the accent colour is made of the system's.
      var outside = environment
      outside.accentColor = nil
      return own.resolve(in: outside)
    }
    let isIncreased = environment.colorSchemeContrast == .increased
    let entry = isIncreased ? increased ?? entry : entry
    let isDark = environment.colorScheme == .dark
    let raised = isDark && !isIncreased && environment.isElevated ? elevated : nil
    let bytes = raised ?? (isDark ? entry.dark : entry.light)
    return Color.Resolved(
      red: Float(bytes.0) / 255, green: Float(bytes.1) / 255, blue: Float(bytes.2) / 255,
      opacity: isDark ? entry.opacity.dark : entry.opacity.light)
  }
}

extension Color {
  /// Returns a colour of the system's palette.
  package static func system(_ color: SystemColor) -> Color { Color(.system(color)) }

  /// The system's red: (255, 59, 48) in light and (255, 69, 58) in dark surroundings, of 255 in sRGB.
  public static let red = Color(.system(.red))
  /// The system's orange: (255, 149, 0) in light and (255, 159, 10) in dark surroundings, of 255 in sRGB.
  public static let orange = Color(.system(.orange))
  /// The system's yellow: (255, 204, 0) in light and (255, 214, 10) in dark surroundings, of 255 in sRGB.
  public static let yellow = Color(.system(.yellow))
  /// The system's green: (52, 199, 89) in light and (48, 209, 88) in dark surroundings, of 255 in sRGB.
  public static let green = Color(.system(.green))
  /// The system's mint: (0, 199, 190) in light and (99, 230, 226) in dark surroundings, of 255 in sRGB.
  public static let mint = Color(.system(.mint))
  /// The system's teal: (48, 176, 199) in light and (64, 200, 224) in dark surroundings, of 255 in sRGB.
  public static let teal = Color(.system(.teal))
  /// The system's cyan: (50, 173, 230) in light and (100, 210, 255) in dark surroundings, of 255 in sRGB.
  public static let cyan = Color(.system(.cyan))
  /// The system's blue: (0, 122, 255) in light and (10, 132, 255) in dark surroundings, of 255 in sRGB.
  public static let blue = Color(.system(.blue))
  /// The system's indigo: (88, 86, 214) in light and (94, 92, 230) in dark surroundings, of 255 in sRGB.
  public static let indigo = Color(.system(.indigo))
  /// The system's purple: (175, 82, 222) in light and (191, 90, 242) in dark surroundings, of 255 in sRGB.
  public static let purple = Color(.system(.purple))
  /// The system's pink: (255, 45, 85) in light and (255, 55, 95) in dark surroundings, of 255 in sRGB.
  public static let pink = Color(.system(.pink))
  /// The system's brown: (162, 132, 94) in light and (172, 142, 104) in dark surroundings, of 255 in sRGB.
  public static let brown = Color(.system(.brown))
  /// The middle grey: (142, 142, 147), of 255 in sRGB, in light and in dark surroundings.
  public static let gray = Color(.system(.gray))
  /// Black in any surroundings; `primary` is black in light ones only.
  public static let black = Color(.system(.black))
  /// White in any surroundings.
  public static let white = Color(.system(.white))
  /// Nothing: black with an opacity of 0. As a view it takes room and draws nothing.
  public static let clear = Color(.system(.clear))
  /// The colour of text: black in light, white in dark.
  public static let primary = Color(.system(.primary))
  /// The colour of text of less weight.
  public static let secondary = Color(.system(.secondary))
  /// The colour of controls.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.system(.accent))

  /// The thin line between things (rule L2.31).
  package static let separator = Color(.system(.separator))
  /// The background of a window (rule L9.11).
  package static let windowBackground = Color(.system(.background))
}
