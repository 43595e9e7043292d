import StillGeometry
import StillLayout
import StillViewGraph

/// The touch of a button: it acts, and where the system moves things it is paler while a finger is on it (rule SM4.3).
nonisolated struct ButtonTouch: ViewModifier {
  let look: ButtonFace.Look
  let action: @MainActor () -> Void
  @State private var isPressed = false
  @Environment(\.systemMotion) private var isMoved

  init(look: ButtonFace.Look, action: @escaping @MainActor () -> Void) {
    self.look = look
    self.action = action
  }

  @MainActor func body(content: Content) -> some View {
    if isMoved {
      content
        .shows(press: isPressed, opacity: look.pressedOpacity)
        .modifier(_TapModifier(action: action) { follow($0) })
    } else {
      content.modifier(_TapModifier(action: action))
    }
  }

  /// Down at once, and back by a fade, so that a tap that takes no time is seen too.
  @MainActor private func follow(_ isDown: Bool) {
    if isDown || !Transaction.current.allowsSystemMotion {
      isPressed = isDown
    } else {
      withAnimation(SystemMotion.release) { isPressed = false }
    }
  }
}

/// Unavailable: a view with state is no value to send.
@available(*, unavailable) extension ButtonTouch: Sendable {}

extension ButtonFace.Look {
  fileprivate var pressedOpacity: Double {
    switch self {
    case .plain, .borderless: 0.4
    case .bordered, .prominent: 0.7
    }
  }
}
