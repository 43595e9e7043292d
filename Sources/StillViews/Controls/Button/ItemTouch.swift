import Foundation
import StillDrawing
import StillGeometry
import StillLayout
import StillViewGraph

/// The touch of an answer of an alert or an item of a menu: it acts, and where the system moves things its ground is darker
/// while a finger is on it (rule SM4.3).
nonisolated struct ItemTouch: ViewModifier {
  let action: @MainActor () -> Void
  @State private var isPressed = false
  @Environment(\.systemMotion) private var isMoved

  init(action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  @MainActor func body(content: Content) -> some View {
    if isMoved {
      content
        .shows(press: isPressed) { frame, environment, pass in
          pass.add(ControlColor.secondaryFill._fill(in: environment), in: frame) {
            .fill(Path(frame), $0, .nonZero)
          }
        }
        .modifier(_TapModifier(action: action) { follow($0) })
    } else {
      content.modifier(_TapModifier(action: action))
    }
  }

  @MainActor private func follow(_ isDown: Bool) {
    withAnimation(isDown ? nil : SystemMotion.release) { isPressed = isDown }
  }
}

/// Unavailable: a view with state is no value to send.
@available(*, unavailable) extension ItemTouch: Sendable {}
