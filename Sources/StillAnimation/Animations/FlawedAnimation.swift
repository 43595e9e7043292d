import Foundation
import StillGeometry

/// An animation that was given numbers that make none, with near ones in their place (rule L8.46).
struct FlawedAnimation: PlannedAnimation {
  let base: Animation
  let problem: String?

  var isPlannable: Bool { base.base.planned != nil }

  func plan<V: VectorArithmetic>(
    value: V, context: inout AnimationContext<V>
  ) -> AnimationExtent {
    base.base.planned?.plan(value: value, context: &context) ?? AnimationExtent(end: .infinity)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation {
  /// An animation made with numbers of the program's, which may have a problem.
  init<A: CustomAnimation>(_ base: A, problem: String?) {
    guard let problem else {
      self.init(base)
      return
    }
    self.init(FlawedAnimation(base: Animation(base), problem: problem))
  }

  /// The numbers of the program's that make no animation, and their replacement, in words; nil: there are none.
  package var problem: String? { (base as? any PlannedAnimation)?.problem }
}
