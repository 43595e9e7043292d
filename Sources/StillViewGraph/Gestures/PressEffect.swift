package import Foundation
import StillAnimation
import StillDrawing
import StillGeometry
import StillLayout

/// How a control shows a finger on it. Layouts, reports and assistive technologies see nothing of it.
nonisolated package struct _PressEffect: ElementModifier {
  package typealias Element = PressElement

  let isPressed: Bool
  /// How often it was pressed and let go in no time: each is shown as well.
  let flashes: Int
  /// Of the control while it is pressed, from 0 to 1.
  let opacity: Double
  /// Draws a ground behind the pressed control; nil: there is none.
  let ground: ((CGRect, EnvironmentValues, inout DrawingPass) -> Void)?
}

/// The element of a control that shows presses.
package final class PressElement: ModifierElement<_PressEffect>, DrawnElement {
  /// 0: at rest, 1: pressed.
  private var share = AnimatedAttribute(0.0)

  override package var asDrawn: (any DrawnElement)? { self }

  override package func modifierChanged(from old: _PressEffect?, _ transaction: Transaction) {
    guard let old, old.isPressed != modifier.isPressed || old.flashes != modifier.flashes else {
      return
    }
    if old.flashes != modifier.flashes {
      share = AnimatedAttribute(1)
    } else if !modifier.isPressed {
      // Let go from the share that is seen: a press that was not shown yet is never shown.
      share = AnimatedAttribute(share.value(at: graph.time))
    }
    share.set(modifier.isPressed ? 1 : 0, transaction, on: self)
  }

  package func draw(_ pass: inout DrawingPass) {
    let share = share.value(at: pass.time)
    let frame = pass.frame(of: self)
    if let ground = modifier.ground, share > 0, frame.isFinite {
      pass.layer(Layer(opacity: share)) { ground(frame, environment, &$0) }
    }
    pass.layer(Layer(opacity: 1 - share * (1 - modifier.opacity))) { drawInner(&$0) }
  }
}

extension View {
  /// Shows a finger on the view.
  ///
  /// - Parameters:
  ///   - opacity: Of the pressed view, from 0 to 1 (default: 1, unchanged).
  ///   - flashes: How often the view was pressed and let go in no time (default: 0).
  ///   - ground: Draws behind the pressed view, in its frame (default: nil, nothing).
  nonisolated package func shows(
    press isPressed: Bool, opacity: Double = 1, flashes: Int = 0,
    ground: ((CGRect, EnvironmentValues, inout DrawingPass) -> Void)? = nil
  ) -> some View {
    modifier(
      _PressEffect(isPressed: isPressed, flashes: flashes, opacity: opacity, ground: ground))
  }
}
