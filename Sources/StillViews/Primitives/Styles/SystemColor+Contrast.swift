import StillGeometry

extension SystemColor {
  /// The colour for increased contrast, as the Human Interface Guidelines list it; nil if it does not change.
  var increased: Entry? {
    switch self {
    case .red: Entry(light: (215, 0, 21), dark: (255, 105, 97))
    case .orange: Entry(light: (201, 52, 0), dark: (255, 179, 64))
    case .yellow: Entry(light: (178, 80, 0), dark: (255, 212, 38))
    case .green: Entry(light: (36, 138, 61), dark: (48, 219, 91))
    case .mint: Entry(light: (12, 129, 123), dark: (102, 212, 207))
    case .teal: Entry(light: (0, 130, 153), dark: (93, 230, 255))
    case .cyan: Entry(light: (0, 113, 164), dark: (112, 215, 255))
    case .blue, .accent, .link: Entry(light: (0, 64, 221), dark: (64, 156, 255))
    case .indigo: Entry(light: (54, 52, 163), dark: (125, 122, 255))
    case .purple: Entry(light: (137, 68, 171), dark: (218, 143, 255))
    case .pink: Entry(light: (211, 15, 69), dark: (255, 100, 130))
    case .brown: Entry(light: (127, 101, 69), dark: (181, 148, 105))
    case .gray: Entry(light: (108, 108, 112), dark: (174, 174, 178))
    case .gray2: Entry(light: (142, 142, 147), dark: (124, 124, 128))
    case .gray3: Entry(light: (174, 174, 178), dark: (84, 84, 86))
    case .gray4: Entry(light: (188, 188, 192), dark: (68, 68, 70))
    case .gray5: Entry(light: (216, 216, 220), dark: (54, 54, 56))
    case .gray6, .secondaryBackground, .groupedBackground:
      Entry(light: (235, 235, 240), dark: (36, 36, 38))
    case .secondary:
      Entry(light: (60, 60, 67), dark: (235, 235, 245), opacity: (0.8, 0.7))
    case .tertiary, .placeholderText:
      Entry(light: (60, 60, 67), dark: (235, 235, 245), opacity: (0.7, 0.55))
    case .quaternary:
      Entry(light: (60, 60, 67), dark: (235, 235, 245), opacity: (0.55, 0.4))
    case .separator:
      Entry(light: (60, 60, 67), dark: (84, 84, 88), opacity: (0.37, 0.8))
    case .fill: Entry(light: (120, 120, 128), dark: (120, 120, 128), opacity: (0.28, 0.44))
    case .secondaryFill:
      Entry(light: (120, 120, 128), dark: (120, 120, 128), opacity: (0.24, 0.4))
    case .tertiaryFill:
      Entry(light: (118, 118, 128), dark: (118, 118, 128), opacity: (0.2, 0.32))
    case .quaternaryFill:
      Entry(light: (116, 116, 128), dark: (118, 118, 128), opacity: (0.16, 0.26))
    default: nil
    }
  }
}
