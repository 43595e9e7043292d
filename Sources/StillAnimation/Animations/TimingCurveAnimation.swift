import Foundation
import StillGeometry

/// Follows a timing curve for a fixed time (rules L8.10, L8.12).
struct TimingCurveAnimation: PlannedAnimation {
  let curve: UnitCurve

  /// In seconds, at least 0.
  let duration: TimeInterval

  init(curve: UnitCurve, duration: TimeInterval) {
    self.curve = curve
    self.duration = duration > 0 ? duration : 0
  }

  func plan<V: VectorArithmetic>(
    value: V, context: inout AnimationContext<V>
  ) -> AnimationExtent {
    AnimationExtent(end: duration)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= duration { context.isLogicallyComplete = true }
    guard time <= duration else { return nil }
    return value.scaled(by: curve.value(at: progress(at: time)))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard time <= duration, duration > 0 else { return nil }
    return value.scaled(by: curve.velocity(at: progress(at: time)) / duration)
  }

  private func progress(at time: TimeInterval) -> Double {
    duration > 0 ? time / duration : 1
  }
}
