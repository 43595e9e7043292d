import Foundation
import StillDrawing
import StillGeometry
import StillLayout
import StillViewGraph

/// The two halves: 94 by 32 points, with a line between them (rule C3.5).
nonisolated struct StepperHalves: View {
  let steps: StepperSteps
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.systemMotion) private var isMoved
  /// The half that a finger is on.
  @State private var pressed: String?
  @State private var hold: StepperHold

  init(steps: StepperSteps) {
    self.steps = steps
    _hold = State(wrappedValue: StepperHold())
  }

  @MainActor var body: some View {
    let hold = hold
    let _ = hold.follow(steps)
    HStack(spacing: 0) {
      half("minus", "Decrement", steps.decrement)
      Rectangle().fill(ControlColor.tertiaryLabel).frame(width: 1, height: 18)
      half("plus", "Increment", steps.increment)
    }
    .frame(width: 94, height: 32)
    .background(ControlColor.tertiaryFill, in: RoundedRectangle(cornerRadius: 8))
    .opacity(isEnabled ? 1 : 0.5)
    .task(id: pressed) {
      guard let pressed else { return }
      await hold.run(isUp: pressed == "plus")
    }
  }

  @MainActor private func half(
    _ symbol: String, _ name: LocalizedStringKey, _ action: (() -> Void)?
  ) -> some View {
    Image(systemName: symbol)
      .font(.system(size: 17))
      .foregroundStyle(
        action == nil ? AnyShapeStyle(ControlColor.tertiaryLabel) : AnyShapeStyle(.primary)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      // A half that is pressed is darker, and gets light again when it is let go (rule SM4.4).
      .shows(press: pressed == symbol) { frame, environment, pass in
        let half = Path(roundedRect: frame, cornerRadius: 8)
        pass.add(ControlColor.secondaryFill._fill(in: environment), in: frame) {
          .fill(half, $0, .nonZero)
        }
      }
      .modifier(
        _TapModifier { [hold] in
          // A half that has been held has stepped already.
          if !hold.takeSteps() { action?() }
        } onPressingChanged: { isDown in
          guard isMoved, action != nil else { return }
          if isDown {
            _ = hold.takeSteps()
            pressed = symbol
          } else {
            withAnimation(SystemMotion.release) { pressed = nil }
          }
        }
      )
      .accessibilityLabel(name)
      .accessibilityAddTraits(.isButton)
  }
}

/// A finger that holds a half of a stepper (rule SM4.4).
private final class StepperHold {
  /// The steps from the present value.
  private var steps: StepperSteps?
  /// Whether the finger has been there long enough for a step.
  private var hasStepped = false

  /// Returns whether the finger has made steps since this was asked.
  func takeSteps() -> Bool {
    defer { hasStepped = false }
    return hasStepped
  }

  func follow(_ steps: StepperSteps) { self.steps = steps }

  /// Steps until the finger is lifted.
  @MainActor func run(isUp: Bool) async {
    var pause = 0.5
    while true {
      do { try await Task.sleep(for: .seconds(pause)) } catch { return }
      guard let step = isUp ? steps?.increment : steps?.decrement else { return }
      hasStepped = true
      step()
      pause = 0.1
    }
  }
}
