import Foundation
import StillGeometry

/// Another animation that looks finished after a given time (rule L8.28).
struct LogicalCompletionAnimation: PlannedAnimation {
  let base: Animation

  /// Seconds from the last retarget.
  let duration: TimeInterval

  init(base: Animation, duration: TimeInterval) {
    self.base = base
    self.duration = duration > 0 ? duration : 0
  }

  var isPlannable: Bool { base.base.planned != nil }
  var problem: String? { base.problem }

  func plan<V: VectorArithmetic>(
    value: V, context: inout AnimationContext<V>
  ) -> AnimationExtent {
    guard let planned = base.base.planned else { return AnimationExtent(end: .infinity) }
    let extent = planned.plan(value: value, context: &context)
    return AnimationExtent(
      end: extent.end, logicalEnd: context.state[Origin<V>.self] + duration)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete =
      result == nil || time >= context.state[Origin<V>.self] + duration
    return result
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard
      base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    else { return false }
    context.state[Origin<V>.self] = time
    return true
  }

  /// The elapsed time at the last retarget.
  private enum Origin<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: TimeInterval { 0 }
  }
}
