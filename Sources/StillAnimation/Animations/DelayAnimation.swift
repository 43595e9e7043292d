import Foundation
import StillGeometry

/// Another animation, some time later (rule L8.26).
///
/// It never takes over from what is under way: that has to go on while this one waits.
struct DelayAnimation: PlannedAnimation {
  let base: Animation

  /// In seconds; a negative one skips the beginning.
  let delay: TimeInterval

  init(base: Animation, delay: TimeInterval) {
    self.base = base
    self.delay = delay.isNaN ? 0 : delay
  }

  var isPlannable: Bool { base.base.planned != nil }
  var problem: String? { base.problem }

  func plan<V: VectorArithmetic>(
    value: V, context: inout AnimationContext<V>
  ) -> AnimationExtent {
    guard let planned = base.base.planned else { return AnimationExtent(end: .infinity) }
    let extent = planned.plan(value: value, context: &context)
    return AnimationExtent(
      end: max(0, extent.end + delay), logicalEnd: max(0, extent.logicalEnd + delay))
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: max(0, time - delay), context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard time >= delay else { return .zero }
    return base.velocity(value: value, time: time - delay, context: context)
  }
}
