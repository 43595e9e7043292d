import Foundation
import StillGeometry

/// One animation under way: what it was given, and what it answers at a moment.
///
/// A planned animation is asked with a fresh copy of the context it was started with. One of the
/// user's may have to remember; `SteppedContext` says how that stays independent of sampling.
final class AnimationRun<Value: VectorArithmetic> {
  let animation: any CustomAnimation

  /// From the first origin to the model value: the sum of all changes animated so far (rule L8.23).
  let interval: Value

  /// The moment at which the elapsed time was zero; a merge or combination keeps it.
  let start: TimeInterval

  /// As the last change left it.
  private let context: AnimationContext<Value>

  /// The elapsed time at the last change.
  private let changedAt: TimeInterval

  /// Nil for an animation that cannot be planned.
  private let plannedExtent: AnimationExtent?

  /// The run before the last change, which another change at the same moment replaces; nil if that change began it.
  private let former: AnimationRun?

  /// A cache for those: what the steps up to some moment have stored. Any use of it gives the same
  /// as starting over would.
  private var steps: SteppedContext<Value>?

  /// A cache for those: when stepping found the end.
  private var foundExtent: AnimationExtent?

  private init(
    _ animation: any CustomAnimation, interval: Value, start: TimeInterval,
    changedAt: TimeInterval, context: AnimationContext<Value>, extent: AnimationExtent?,
    former: AnimationRun? = nil
  ) {
    self.animation = animation
    self.interval = interval
    self.start = start
    self.changedAt = changedAt
    self.context = context
    self.plannedExtent = extent
    self.former = former
  }

  /// The same run as another object, as if its last change had been its first: this one is released.
  private var copy: AnimationRun {
    AnimationRun(
      animation, interval: interval, start: start, changedAt: changedAt, context: context,
      extent: plannedExtent)
  }

  /// Starts `animation` over `interval` at `start` seconds; a start that is not finite counts as 0.
  convenience init(
    _ animation: Animation, over interval: Value, from start: TimeInterval, environmentBox: Any?
  ) {
    var context = AnimationContext<Value>(environmentBox: environmentBox)
    let extent = animation.base.planned?.plan(value: interval, context: &context)
    self.init(
      animation.base, interval: interval, start: start.isFinite ? start : 0, changedAt: 0,
      context: context, extent: extent)
  }

  /// When it ends and looks finished, as elapsed time.
  var extent: AnimationExtent {
    if let known = plannedExtent ?? foundExtent { return known }
    var steps = freshSteps()
    let found = steps.advanceToEnd(of: animation, value: interval)
    foundExtent = found
    return found
  }

  /// Returns the offset from the first origin at `time`; nil when the animation has ended.
  func offset(at time: TimeInterval) -> Value? {
    let elapsed = elapsed(at: time)
    if let plannedExtent {
      guard elapsed < plannedExtent.end - momentTolerance else { return nil }
      var context = context
      return animation.animate(value: interval, time: elapsed, context: &context)
    }
    let steps = steps(to: elapsed)
    guard steps.endedAt == nil else { return nil }
    var context = steps.context
    return animation.animate(value: interval, time: elapsed, context: &context)
  }

  /// Whether it has ended for good by `time`.
  func hasEnded(by time: TimeInterval) -> Bool {
    let elapsed = elapsed(at: time)
    if let plannedExtent { return elapsed >= plannedExtent.end - momentTolerance }
    return steps(to: elapsed).endedAt != nil
  }

  /// Returns the run after a change of the model by `change` at `time` under `new`: that animation takes over, or
  /// runs together with this one (rules L8.21–L8.23).
  ///
  /// Changes at one moment are one change, with the animation of the last: an update that lays out twice moves nothing
  /// twice.
  func retargeted(
    by change: Value, with new: Animation, at time: TimeInterval, environmentBox: Any?
  ) -> AnimationRun {
    let elapsed = elapsed(at: time)
    let total = interval + change
    if elapsed <= changedAt {
      guard let former else {
        return AnimationRun(new, over: total, from: start, environmentBox: environmentBox)
      }
      return former.retargeted(
        by: total - former.interval, with: new, at: time, environmentBox: environmentBox)
    }
    var current = plannedExtent == nil ? steps(to: elapsed).context : context
    current.isLogicallyComplete = false

    var merged = current
    let takesOver = new.base.shouldMerge(
      previous: Animation(erased: animation), value: interval, time: elapsed, context: &merged)
    if takesOver {
      let extent = new.base.planned?.plan(value: total, context: &merged)
      return AnimationRun(
        new.base, interval: total, start: start, changedAt: elapsed, context: merged,
        extent: extent, former: copy)
    }

    let (combined, extent) = CombinedAnimation.combining(
      animation, over: interval, plannedEnd: plannedExtent?.end, with: new.base, to: total,
      at: elapsed, context: &current)
    return AnimationRun(
      combined, interval: total, start: start, changedAt: elapsed, context: current,
      extent: extent, former: copy)
  }

  /// Returns seconds since the start: at least 0, and 0 for a time that is not a number.
  private func elapsed(at time: TimeInterval) -> TimeInterval {
    let elapsed = time - start
    return elapsed > 0 ? elapsed : 0
  }

  private func freshSteps() -> SteppedContext<Value> {
    SteppedContext(context, from: changedAt)
  }

  private func steps(to elapsed: TimeInterval) -> SteppedContext<Value> {
    var steps = self.steps ?? freshSteps()
    if !steps.canAdvance(to: elapsed) { steps = freshSteps() }
    steps.advance(animation, value: interval, to: elapsed)
    self.steps = steps
    return steps
  }
}
