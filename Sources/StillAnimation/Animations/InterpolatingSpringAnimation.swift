import Foundation
import StillGeometry

/// A spring that starts again on every change and adds to running animations (rules L8.17, L8.20).
struct InterpolatingSpringAnimation: PlannedAnimation {
  let spring: Spring

  /// In intervals per second.
  let initialVelocity: Double

  /// When it is within a thousandth of the interval for good, in seconds.
  private let duration: TimeInterval

  init(spring: Spring, initialVelocity: Double) {
    self.spring = spring
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    duration = spring.settlingDuration(
      target: 1.0, initialVelocity: self.initialVelocity, epsilon: 0.001)
  }

  func plan<V: VectorArithmetic>(
    value: V, context: inout AnimationContext<V>
  ) -> AnimationExtent {
    AnimationExtent(end: duration, logicalEnd: spring.duration)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= min(spring.duration, duration) { context.isLogicallyComplete = true }
    guard time < duration else { return nil }
    return spring.value(
      target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    spring.velocity(
      target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
}
