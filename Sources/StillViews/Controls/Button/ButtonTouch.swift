import StillGeometry
import StillLayout
import StillViewGraph

/// The touch of a button: it acts, and where the system moves things it is paler while a finger is on it (rule SM4.3). In
/// a row that acts as the button does, the row shows the finger instead (rule SM4.12).
nonisolated struct ButtonTouch: ViewModifier {
  let look: ButtonFace.Look
  /// Whether the button acts for its row.
  let isForRow: Bool
  let action: @MainActor () -> Void
  @State private var isPressed = false
  @Environment(\.systemMotion) private var isMoved
  @Environment(\.rowTouch) private var row

  init(
    look: ButtonFace.Look, isForRow: Bool = false, action: @escaping @MainActor () -> Void
  ) {
    self.look = look
    self.isForRow = isForRow
    self.action = action
  }

  @MainActor func body(content: Content) -> some View {
    if isMoved {
      content
        .shows(press: isPressed, opacity: look.pressedOpacity)
        .modifier(
          _TapModifier {
            action()
            if rowShowsPresses { row?.acted() }
          } onPressingChanged: {
            follow($0)
          })
    } else {
      content.modifier(_TapModifier(action: action))
    }
  }

  private var rowShowsPresses: Bool { isForRow && row?.showsPresses == true }

  /// Down at once, and back by a fade, so that a tap that takes no time is seen too.
  @MainActor private func follow(_ isDown: Bool) {
    if isDown, rowShowsPresses { return }
    if isDown || !Transaction.actionsMoveSystem {
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
    case .automatic, .plain, .borderless: 0.4
    case .bordered, .prominent: 0.7
    }
  }
}
