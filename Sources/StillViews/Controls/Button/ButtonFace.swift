import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// A button's label in one of the system's looks (rules C1.6, C2.1–C2.5).
nonisolated struct ButtonFace: View {
  enum Look {
    /// `automatic`: borderless, with words in a plain list's rows as those of other rows (rule C2.7).
    case automatic
    case plain, borderless, bordered, prominent
  }

  let look: Look
  let role: ButtonRole?
  let label: AnyView
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintColor) private var tint
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.font) private var font
  @Environment(\.foregroundIsChosen) private var foregroundIsChosen
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.isListRow) private var isListRow
  @Environment(\.isPlainRow) private var isPlainRow

  init(look: Look, role: ButtonRole?, label: some View) {
    self.look = look
    self.role = role
    self.label = AnyView(label)
  }

  @MainActor var body: some View {
    switch look {
    case .plain:
      label.opacity(isEnabled ? 1 : 0.5)
    case .automatic where isListRow && isPlainRow && role != .destructive:
      label.modifier(ink(.primary, isTint: false))
    case .automatic, .borderless:
      label.modifier(ink(color, isTint: isTinted))
    case .bordered:
      framed
        .modifier(ink(color, isTint: isTinted))
        .background(
          isEnabled && (tint != nil || role == .destructive)
            ? AnyShapeStyle(color.opacity(0.15)) : AnyShapeStyle(ControlColor.tertiaryFill),
          in: shape.ground(in: controlSize))
    case .prominent:
      framed
        .modifier(ink(.white, isTint: false))
        .background(
          isEnabled ? AnyShapeStyle(color) : AnyShapeStyle(ControlColor.tertiaryFill),
          in: shape.ground(in: controlSize))
    }
  }

  /// The tint, which is stronger than the role.
  private var color: Color {
    tint ?? (role == .destructive ? .red : .accentColor)
  }

  /// Whether the label has the tint, and not the colour of its role.
  private var isTinted: Bool { tint != nil || role != .destructive }

  /// Returns the label's colour, unless a foreground style was set for it, which being disabled does not change.
  private func ink(_ color: Color, isTint: Bool) -> _ForegroundStyleModifier<AnyShapeStyle> {
    if foregroundIsChosen { return _ForegroundStyleModifier(style: AnyShapeStyle(.foreground)) }
    guard isEnabled else {
      return _ForegroundStyleModifier(style: AnyShapeStyle(ControlColor.tertiaryLabel))
    }
    return _ForegroundStyleModifier(style: AnyShapeStyle(color), isTint: isTint)
  }

  /// The label with room around it, in which it looks as outside lists: an icon in the tint would not show on the tint.
  @MainActor @ViewBuilder private var framed: some View {
    let metrics = ButtonMetrics.of(controlSize)
    let padded =
      label
      .environment(\.isListRow, false)
      .font(font ?? metrics.font)
      .fontWeight(
        look == .prominent && font == nil && controlSize.isLarge ? .semibold : nil
      )
      .padding(.horizontal, shape.isCircle ? metrics.vertical : metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .frame(maxWidth: sizing == .flexible ? .infinity : nil)
    if shape.isCircle { SquareLayout { padded } } else { padded }
  }
}

/// The room around a bordered button's label, in points, and its font (rule C2.2).
nonisolated struct ButtonMetrics {
  let font: Font
  let horizontal: CGFloat
  let vertical: CGFloat

  static func of(_ size: ControlSize) -> ButtonMetrics {
    switch size {
    case .mini, .small: ButtonMetrics(font: .subheadline, horizontal: 10, vertical: 5)
    case .regular: ButtonMetrics(font: .body, horizontal: 12, vertical: 7)
    case .large, .extraLarge: ButtonMetrics(font: .body, horizontal: 20, vertical: 15)
    }
  }
}

extension ControlSize {
  fileprivate var isLarge: Bool { self == .large || self == .extraLarge }
}
