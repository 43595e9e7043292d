import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// A button's label in one of the system's looks. Bordered buttons have a rounded ground in a light tint, 7 points
/// of room above and below the label and 12 beside it, as on iOS.
nonisolated struct ButtonFace: View {
  enum Look {
    case plain, borderless, bordered, prominent
  }

  let look: Look
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintColor) private var tint

  init(look: Look, configuration: PrimitiveButtonStyleConfiguration) {
    self.look = look
    self.configuration = configuration
  }

  @MainActor var body: some View {
    face.modifier(_TapModifier(action: configuration.action))
  }

  @MainActor @ViewBuilder private var face: some View {
    let label = configuration.label
    let tint = tint ?? .accentColor
    switch look {
    case .plain:
      label.opacity(isEnabled ? 1 : 0.5)
    case .borderless:
      label.foregroundColor(isEnabled ? tint : .secondary)
    case .bordered:
      label
        .foregroundColor(isEnabled ? tint : .secondary)
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .background(tint.opacity(0.15), in: RoundedRectangle(cornerRadius: 7))
    case .prominent:
      label
        .foregroundColor(.white)
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .background(tint.opacity(isEnabled ? 1 : 0.5), in: RoundedRectangle(cornerRadius: 7))
    }
  }
}
