import Foundation
import StillGeometry

/// Another animation, faster or slower (rule L8.26).
struct SpeedAnimation: PlannedAnimation {
  let base: Animation

  /// Seconds of the base per second; 0 stands still. Not negative.
  let speed: Double

  init(base: Animation, speed: Double) {
    self.base = base
    self.speed = speed.isNaN ? 1 : min(max(speed, 0), 1e9)
  }

  var isPlannable: Bool { base.base.planned != nil }
  var problem: String? { base.problem }

  func plan<V: VectorArithmetic>(
    value: V, context: inout AnimationContext<V>
  ) -> AnimationExtent {
    guard let planned = base.base.planned else { return AnimationExtent(end: .infinity) }
    let extent = planned.plan(value: value, context: &context)
    guard speed > 0 else { return AnimationExtent(end: .infinity) }
    return AnimationExtent(end: extent.end / speed, logicalEnd: extent.logicalEnd / speed)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  /// The base decides, and sees the previous animation in its own time.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard speed > 0 else { return false }
    return base.shouldMerge(
      previous: previous.speed(1 / speed), value: value, time: time * speed, context: &context)
  }
}
