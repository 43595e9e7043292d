import Foundation
import StillGeometry

/// The animation used when none is named: a spring, equal to no other animation (rules L8.13, L8.30).
struct DefaultAnimation: PlannedAnimation {
  private static let spring = FluidSpringAnimation(
    response: 0.55, dampingFraction: 1, blendDuration: 0)

  func plan<V: VectorArithmetic>(
    value: V, context: inout AnimationContext<V>
  ) -> AnimationExtent {
    Self.spring.plan(value: value, context: &context)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    Self.spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    Self.spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
