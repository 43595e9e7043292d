package import Foundation
package import StillAnimation
package import StillGeometry

/// A value with animatable data: final at once for layout, on its way for the eye (rule 8.1).
package struct AnimatedValue<Data: VectorArithmetic> {
  /// The final value.
  package private(set) var model: Data
  private var animator = Animator<Data>()

  package init(_ model: Data) {
    self.model = model
  }

  package var isMoving: Bool { animator.isActive }

  /// Takes over a final value; without an animation it is shown at once.
  package mutating func set(_ new: Data, animation: Animation?, at time: TimeInterval) {
    guard new != model else { return }
    let old = model
    model = new
    if animation != nil || animator.isActive {
      animator.modelChanged(from: old, to: new, animation: animation, at: time)
    }
  }

  /// What to show at `time`.
  package func value(at time: TimeInterval) -> Data {
    animator.isActive ? animator.value(model: model, at: time) : model
  }

  /// Forgets a motion that has ended by `time`.
  package mutating func settle(at time: TimeInterval) {
    if animator.isActive { _ = animator.settle(at: time) }
  }

  /// When the motion ends; nil at rest.
  package var endTime: TimeInterval? { animator.endTime }
}
