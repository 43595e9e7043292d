import StillGeometry
package import StillViewGraph

/// The greys of controls and lists, as the system has them: fills that let the ground through, and grounds (rules C2.1,
/// C3, C6.6).
nonisolated package struct ControlColor: ShapeStyle, Hashable {
  /// Bytes and opacity in light and dark.
  private let light: Components
  private let dark: Components
  /// In dark sheets, where it is another.
  private let elevated: Components?

  private struct Components: Hashable {
    let red, green, blue: Double
    let opacity: Double
  }

  private init(
    _ light: (Double, Double, Double), _ lightOpacity: Double = 1,
    dark: (Double, Double, Double), _ darkOpacity: Double = 1,
    elevated: (Double, Double, Double)? = nil
  ) {
    self.elevated = elevated.map {
      Components(red: $0.0, green: $0.1, blue: $0.2, opacity: darkOpacity)
    }
    self.light = Components(
      red: light.0, green: light.1, blue: light.2, opacity: lightOpacity)
    self.dark = Components(red: dark.0, green: dark.1, blue: dark.2, opacity: darkOpacity)
  }

  package func _fill(in environment: EnvironmentValues) -> _Fill {
    if environment.isElevated, environment.colorScheme == .dark, let elevated {
      return Color(
        red: elevated.red / 255, green: elevated.green / 255, blue: elevated.blue / 255,
        opacity: elevated.opacity
      )._fill(in: environment)
    }
    let color = color(environment.colorScheme)
    guard environment.colorSchemeContrast == .increased else { return color._fill(in: environment) }
    return increased(environment.colorScheme)._fill(in: environment)
  }

  /// Returns the colour for increased contrast: translucent colours are more opaque.
  private func increased(_ scheme: ColorScheme) -> Color {
    let parts = scheme == .dark ? dark : light
    let opacity =
      parts.opacity >= 1 || self == Self.shade
      ? parts.opacity : min(parts.opacity + (parts.opacity < 0.25 ? 0.08 : 0.3), 0.9)
    return Color(
      red: parts.red / 255, green: parts.green / 255, blue: parts.blue / 255, opacity: opacity)
  }

  /// Returns the colour in a scheme.
  package func color(_ scheme: ColorScheme) -> Color {
    let parts = scheme == .dark ? dark : light
    return Color(
      red: parts.red / 255, green: parts.green / 255, blue: parts.blue / 255,
      opacity: parts.opacity)
  }

  /// Of thin, small shapes: tracks.
  package static let fill = ControlColor((120, 120, 128), 0.2, dark: (120, 120, 128), 0.36)
  /// Of middling shapes: switches.
  package static let secondaryFill = ControlColor(
    (120, 120, 128), 0.16, dark: (120, 120, 128), 0.32)
  /// Of large shapes: buttons, fields.
  package static let tertiaryFill = ControlColor(
    (118, 118, 128), 0.12, dark: (118, 118, 128), 0.24)
  /// Of large areas.
  package static let quaternaryFill = ControlColor(
    (116, 116, 128), 0.08, dark: (118, 118, 128), 0.18)
  /// Text that is switched off, placeholders, chevrons.
  package static let tertiaryLabel = ControlColor(
    (60, 60, 67), 0.3, dark: (235, 235, 245), 0.3)
  /// Behind groups of rows.
  package static let groupedGround = ControlColor(
    (242, 242, 247), dark: (0, 0, 0), elevated: (28, 28, 30))
  /// Behind rows in groups.
  package static let groupedRow = ControlColor(
    (255, 255, 255), dark: (28, 28, 30), elevated: (44, 44, 46))
  /// Behind rows of a plain list, and windows.
  package static let ground = ControlColor(
    (255, 255, 255), dark: (0, 0, 0), elevated: (28, 28, 30))
  /// Behind every second row of a table.
  package static let alternatingRow = ControlColor((244, 245, 245), dark: (22, 22, 23))
  /// Behind boxes on a window's ground.
  package static let secondaryGround = ControlColor(
    (242, 242, 247), dark: (28, 28, 30), elevated: (44, 44, 46))
  /// The background of a box in a box, and of each second one in that.
  package static let tertiaryGround = ControlColor(
    (255, 255, 255), dark: (44, 44, 46), elevated: (58, 58, 60))
  /// The background of a box in a box in a box.
  package static let quaternaryGround = ControlColor(
    (242, 242, 247), dark: (58, 58, 60), elevated: (72, 72, 74))
  /// The segment that is selected.
  package static let segment = ControlColor((255, 255, 255), dark: (99, 99, 102))
  /// Around fields.
  package static let fieldBorder = ControlColor((60, 60, 67), 0.3, dark: (84, 84, 88), 0.65)
  /// Bars, while they are opaque.
  package static let bar = ControlColor((249, 249, 249), dark: (22, 22, 22))
  /// Rows that are chosen.
  package static let selectedRow = ControlColor((209, 209, 214), dark: (58, 58, 60))
  /// Tabs that are not chosen.
  package static let tabLabel = ControlColor((60, 60, 67), 0.6, dark: (235, 235, 245), 0.6)
  /// Sheets.
  package static let sheet = ControlColor((255, 255, 255), dark: (28, 28, 30))
  /// Alerts, menus and popovers, while they are opaque.
  package static let raised = ControlColor((249, 249, 251), dark: (37, 37, 39))
  /// The shade between a presentation and the content that it covers.
  package static let shade = ControlColor((0, 0, 0), 0.2, dark: (0, 0, 0), 0.48)
}
