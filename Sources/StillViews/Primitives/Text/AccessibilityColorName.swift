import StillViewGraph

extension LocalizedStringKey.StringInterpolation {
  /// Appends a color's name in English: "blue", "dark green".
  public mutating func appendInterpolation(accessibilityName color: Color) {
    appendInterpolation(color.spokenName)
  }
}

extension Color {
  private static let named: [(Color, String)] = [
    (.red, "red"), (.orange, "orange"), (.yellow, "yellow"), (.green, "green"), (.mint, "mint"),
    (.teal, "teal"), (.cyan, "cyan"), (.blue, "blue"), (.indigo, "indigo"), (.purple, "purple"),
    (.pink, "pink"), (.brown, "brown"), (.gray, "gray"), (.black, "black"), (.white, "white"),
  ]

  /// The name that the system has for it; else that of its hue, with how light it is.
  var spokenName: String {
    if let known = Self.named.first(where: { $0.0 == self }) { return known.1 }
    let color = resolve(in: EnvironmentValues())
    let parts = [color.red, color.green, color.blue].map { min(max($0, 0), 1) }
    let most = parts.max() ?? 0
    let least = parts.min() ?? 0
    let lightness = (most + least) / 2
    guard most - least > 0.08 else {
      return switch lightness {
      case ..<0.08: "black"
      case ..<0.4: "dark gray"
      case ..<0.7: "gray"
      case ..<0.95: "light gray"
      default: "white"
      }
    }
    let spread = most - least
    let hue: Float =
      most == parts[0]
      ? (parts[1] - parts[2]) / spread
      : most == parts[1] ? 2 + (parts[2] - parts[0]) / spread : 4 + (parts[0] - parts[1]) / spread
    let names = [
      "red", "orange", "yellow", "green", "green", "mint", "cyan", "blue", "blue", "purple",
      "magenta", "pink",
    ]
    let name = names[(Int((hue * 2).rounded()) + 12) % 12]
    return lightness < 0.3 ? "dark \(name)" : lightness > 0.75 ? "light \(name)" : name
  }
}
