import Foundation
import StillAnimation
import StillGeometry

/// Lets an effect that has run again and again finish the run that it is in, from where it is (rule C10.18).
///
/// A whole run more looks like none: the value is the number of runs, of which the fraction is seen.
nonisolated struct FinishedRun: CustomAnimation {
  /// Of a run, in seconds.
  let duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard let run = context.state[RunState<V>.self] else { return nil }
    let elapsed = max(time - run.start, 0)
    guard elapsed < run.rest else { return nil }
    var way = run.end - run.offset
    way.scale(by: elapsed / run.rest)
    return run.offset + way
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    var asked = context
    guard let offset = previous.animate(value: value, time: time, context: &asked) else {
      return false
    }
    let runs = (offset.magnitudeSquared / value.magnitudeSquared).squareRoot()
    guard runs.isFinite else { return false }
    let whole = runs.rounded(.down) + 1
    var end = value
    end.scale(by: whole)
    context.state[RunState<V>.self] = RunState(
      start: time, offset: offset, end: end, rest: duration * (whole - runs))
    return true
  }
}

/// Where a run was when it got its end.
nonisolated private struct RunState<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: RunState? { nil }

  /// In seconds since the start of the animation.
  let start: TimeInterval
  let offset: V
  let end: V
  /// How long the rest of the run takes, in seconds.
  let rest: TimeInterval
}
