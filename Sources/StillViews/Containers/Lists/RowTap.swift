import Foundation
import StillDrawing
import StillGeometry
import StillLayout
import StillViewGraph

/// How a row shows that it was touched (rules SM4.12 and SM4.13).
nonisolated struct RowPress: Equatable {
  /// Whether a finger is on the row.
  var isDown = false
  /// Whether the row has led to another page, and is not back yet.
  var isAway = false
  /// How often the row has acted.
  var flashes = 0

  var isShown: Bool { isDown || isAway }
}

/// Taps anywhere on a row act where there is something to do, and are shown where the system moves things.
nonisolated struct RowTap: ViewModifier {
  let action: (@MainActor () -> Void)?
  let press: Binding<RowPress>
  let touch: RowTouch
  @Environment(\.systemMotion) private var isMoved
  @Environment(\.navigator) private var navigator
  @Environment(\.pageDepth) private var depth

  init(action: (@MainActor () -> Void)?, press: Binding<RowPress>, touch: RowTouch) {
    self.action = action
    self.press = press
    self.touch = touch
  }

  @MainActor func body(content: Content) -> some View {
    if isMoved {
      let _ = connect()
      content
        .modifier(
          _TapModifier(isEnabled: action != nil) {
            action?()
            showAction()
          } onPressingChanged: {
            follow($0)
          }
        )
        .onAppear { comeBack() }
    } else {
      content.modifier(_TapModifier(isEnabled: action != nil) { action?() })
    }
  }

  @MainActor private func connect() {
    touch.showsPresses = action != nil
    touch.acted = { showAction() }
  }

  /// Shows a finger that stays for a moment: one that is about to scroll does not.
  @MainActor private func follow(_ isDown: Bool) {
    guard isDown != press.wrappedValue.isDown else { return }
    withAnimation(isDown ? SystemMotion.touch : SystemMotion.deselection) {
      press.wrappedValue.isDown = isDown
    }
  }

  /// Shows the row as touched at once. It stays so while another page is there, and fades otherwise.
  @MainActor private func showAction() {
    guard Transaction.actionsMoveSystem else { return }
    let flashes = press.wrappedValue.flashes + 1
    let leads = navigator.map { $0.pages().count > depth } ?? false
    withAnimation(leads ? nil : SystemMotion.deselection) {
      press.wrappedValue = RowPress(isAway: leads, flashes: flashes)
    }
  }

  /// Fades when the page of the row is back.
  @MainActor private func comeBack() {
    guard press.wrappedValue.isAway else { return }
    withAnimation(SystemMotion.deselection) { press.wrappedValue.isAway = false }
  }
}

/// The tap on a control that acts for its row, which shows it.
nonisolated struct RowControlTap: ViewModifier {
  let action: @MainActor () -> Void
  @Environment(\.rowTouch) private var row

  init(action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      _TapModifier {
        action()
        if let row, row.showsPresses { row.acted() }
      })
  }
}

/// Unavailable: a view with actions is no value to send.
@available(*, unavailable) extension RowControlTap: Sendable {}

/// The ground of a row that is touched, above the row's own.
nonisolated struct RowPressBackground: ViewModifier {
  let press: RowPress
  let ground: RowBackground
  /// False where the row has a ground of its own, which stays.
  let isSeen: Bool
  @Environment(\.systemMotion) private var isMoved

  init(press: RowPress, ground: RowBackground, isSeen: Bool) {
    self.press = press
    self.ground = ground
    self.isSeen = isSeen
  }

  @MainActor func body(content: Content) -> some View {
    if isMoved {
      let (ground, isSeen) = (ground, isSeen)
      content.shows(press: press.isShown, flashes: press.flashes) { frame, environment, pass in
        guard isSeen else { return }
        let path = ground.path(in: frame)
        pass.add(ControlColor.selectedRow._fill(in: environment), in: frame) {
          .fill(path, $0, .nonZero)
        }
      }
    } else {
      content
    }
  }
}
