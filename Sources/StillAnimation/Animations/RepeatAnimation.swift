import Foundation
import StillGeometry

/// Another animation several times over, every other pass backwards if wished (rule L8.27).
///
/// A pass starts exactly where the one before it ended. Rule L8.27 tells of a drift instead: SwiftUI
/// starts a pass at the first frame after that, so what it shows depends on the frame rate. Here the
/// picture of a moment is the same at any rate. Only the passes of an animation of the user's, whose
/// end cannot be known beforehand, start at the step of `SteppedContext` at which it says so.
struct RepeatAnimation: PlannedAnimation {
  let base: Animation

  /// How many passes, at least 1; nil for no end.
  let count: Int?

  /// Whether every second pass runs from the target back to the origin.
  let autoreverses: Bool

  init(base: Animation, count: Int?, autoreverses: Bool) {
    self.base = base
    self.count = count.map { max($0, 1) }
    self.autoreverses = autoreverses
  }

  var isPlannable: Bool { base.base.planned != nil }
  var problem: String? { base.problem }

  /// Passes that take no time are over at once, however many.
  func plan<V: VectorArithmetic>(
    value: V, context: inout AnimationContext<V>
  ) -> AnimationExtent {
    guard let plan = passPlan(value: value, context: context) else {
      return AnimationExtent(end: .infinity)
    }
    context.state[PassPlan<V>.self] = plan
    return AnimationExtent(end: end(passLength: plan.length))
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard let plan = passPlan(value: value, context: context) else {
      return animateStep(value: value, time: time, context: &context)
    }
    guard time < end(passLength: plan.length) - momentTolerance else {
      context.isLogicallyComplete = true
      return nil
    }
    let pass = Pass(at: time, length: plan.length)
    var asked = AnimationContext(state: plan.baseState, environmentBox: context.environmentBox)
    let offset = base.animate(value: value, time: pass.time, context: &asked) ?? value
    return autoreverses && pass.isOdd ? value - offset : offset
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let pass: Pass
    let baseState: AnimationState<V>
    if let plan = passPlan(value: value, context: context) {
      guard plan.length > 0 else { return nil }
      pass = Pass(at: time, length: plan.length)
      baseState = plan.baseState
    } else {
      let current = context.state[CurrentPass<V>.self]
      pass = Pass(time: max(0, time - current.start), isOdd: current.isOdd)
      baseState = current.baseState
    }
    let velocity = base.velocity(
      value: value, time: pass.time,
      context: AnimationContext(state: baseState, environmentBox: context.environmentBox))
    return autoreverses && pass.isOdd ? velocity.map { .zero - $0 } : velocity
  }

  private func end(passLength: TimeInterval) -> TimeInterval {
    guard passLength > 0 else { return 0 }
    return count.map { Double($0) * passLength } ?? .infinity
  }

  /// Returns the passes as planned, now if not before; nil if they cannot be.
  private func passPlan<V: VectorArithmetic>(
    value: V, context: AnimationContext<V>
  ) -> PassPlan<V>? {
    if let plan = context.state[PassPlan<V>.self] { return plan }
    guard let planned = base.base.planned else { return nil }
    var asked = AnimationContext<V>(environmentBox: context.environmentBox)
    let length = planned.plan(value: value, context: &asked).end
    return PassPlan(length: length, baseState: asked.state)
  }

  /// Animates a pass of an animation that cannot be planned: the next pass starts when this one ends.
  private func animateStep<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var pass = context.state[CurrentPass<V>.self]
    var asked = AnimationContext(state: pass.baseState, environmentBox: context.environmentBox)
    var offset = base.animate(
      value: value, time: max(0, time - pass.start), context: &asked)
    if offset == nil {
      pass.index += 1
      if let count, pass.index >= count {
        context.isLogicallyComplete = true
        return nil
      }
      pass.start = time
      asked = AnimationContext(environmentBox: context.environmentBox)
      offset = base.animate(value: value, time: 0, context: &asked)
    }
    pass.baseState = asked.state
    context.state[CurrentPass<V>.self] = pass
    let shown = offset ?? value
    return autoreverses && pass.isOdd ? value - shown : shown
  }
}

/// Where in which pass a moment lies.
private struct Pass {
  let time: TimeInterval
  let isOdd: Bool

  init(time: TimeInterval, isOdd: Bool) {
    self.time = time
    self.isOdd = isOdd
  }

  /// At `time`, at least 0, when every pass takes `length` seconds, above 0.
  init(at time: TimeInterval, length: TimeInterval) {
    guard length.isFinite, time.isFinite else {
      self.init(time: time, isOdd: false)
      return
    }
    let index = ((time + momentTolerance) / length).rounded(.down)
    self.init(
      time: min(max(0, time - index * length), length),
      isOdd: index.truncatingRemainder(dividingBy: 2) == 1)
  }
}

/// How long each pass is, in seconds, and what the base has laid down for each.
private struct PassPlan<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: PassPlan? { nil }

  var length: TimeInterval
  var baseState: AnimationState<V>
}

/// The pass under way of an animation that cannot be planned.
private struct CurrentPass<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: CurrentPass { CurrentPass() }

  var index = 0
  /// The elapsed time at which it started.
  var start: TimeInterval = 0
  /// The state of the base animation; each pass starts with an empty one.
  var baseState = AnimationState<V>()

  var isOdd: Bool { index % 2 == 1 }
}
