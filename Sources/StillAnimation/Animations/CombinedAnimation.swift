import Foundation
import StillGeometry

/// Animations that run together because none took over from another (rule L8.22).
///
/// Each goes from where those before it are, still moving, to its own target:
/// a(t) + new(target − a(t)). Which ones and since when is state of the value that moves.
struct CombinedAnimation: PlannedAnimation {
  let isPlannable: Bool

  /// Adds `new`, on its way to `target` from `time`, to `running`, which covers `interval`.
  ///
  /// - Parameters:
  ///   - plannedEnd: When `running` ends; nil if it cannot be planned.
  ///   - context: That of `running`; becomes that of the combination.
  static func combining<V: VectorArithmetic>(
    _ running: any CustomAnimation, over interval: V, plannedEnd: TimeInterval?,
    with new: any CustomAnimation, to target: V, at time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> (CombinedAnimation, AnimationExtent?) {
    var combination: Combination<V>
    if running is CombinedAnimation, let existing = context.state.stored(Combination<V>.self) {
      combination = existing
    } else {
      combination = Combination()
      combination.parts = [
        Combination.Part(
          animation: running, target: interval, start: 0, end: plannedEnd, context: context)
      ]
    }
    combination.prune(at: time)

    var newContext = AnimationContext<V>(environmentBox: context.environmentBox)
    let remaining = target - combination.offset(at: time)
    let newExtent = new.planned?.plan(value: remaining, context: &newContext)
    combination.parts.append(
      Combination.Part(
        animation: new, target: target, start: time, end: newExtent.map { time + $0.end },
        context: newContext))

    context = AnimationContext(environmentBox: context.environmentBox)
    context.state[Combination<V>.self] = combination
    guard plannedEnd != nil, let newExtent else {
      return (CombinedAnimation(isPlannable: false), nil)
    }
    return (
      CombinedAnimation(isPlannable: true),
      AnimationExtent(end: time + newExtent.end, logicalEnd: time + newExtent.logicalEnd)
    )
  }

  /// When the last one ends all have: it has brought the value to the target.
  func plan<V: VectorArithmetic>(
    value: V, context: inout AnimationContext<V>
  ) -> AnimationExtent {
    AnimationExtent(end: context.state[Combination<V>.self].parts.last?.end ?? .infinity)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard var combination = context.state.stored(Combination<V>.self) else { return nil }
    let offset = combination.advance(to: time)
    guard !isPlannable else { return offset }
    context.state[Combination<V>.self] = combination
    context.isLogicallyComplete = combination.parts.last?.context.isLogicallyComplete ?? true
    return offset
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    context.state.stored(Combination<V>.self)?.velocity(at: time)
  }
}
