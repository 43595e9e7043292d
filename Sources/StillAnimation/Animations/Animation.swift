public import Foundation
public import StillGeometry

/// The motion of a value from its previous to its new state.
///
/// A value itself: two animations are equal when they are of the same kind and say the same
/// (rule L8.30).
///
/// ```swift
/// Circle()
///   .scaleEffect(isLarge ? 2 : 1)
///   .animation(.spring(duration: 0.4, bounce: 0.3), value: isLarge)
/// ```
public struct Animation: Sendable {
  /// The rule behind the animation.
  public let base: any CustomAnimation

  /// An animation that follows `base`.
  public init<A: CustomAnimation>(_ base: A) {
    self.base = base
  }

  init(erased base: any CustomAnimation) {
    self.base = base
  }
}

extension Animation: Hashable {
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    func isEqual<A: CustomAnimation>(_ first: A, _ second: any CustomAnimation) -> Bool {
      (second as? A) == first
    }
    return isEqual(lhs.base, rhs.base)
  }

  public func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}

extension Animation {
  /// Returns the offset at `time` seconds after the start on the way to `value`; nil when it has ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// Returns the change of the offset per second; nil when it has ended or does not say.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over from `previous`, see `CustomAnimation`.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { String(describing: base) }
  public var debugDescription: String { String(reflecting: base) }
}

extension Animation {
  /// Seconds until a change of a number from 0 to 1 looks finished; infinite for one that never does.
  package var logicalDuration: TimeInterval {
    var animator = Animator<Double>()
    animator.modelChanged(from: 0, to: 1, animation: self, at: 0)
    return animator.logicalEndTime ?? 0
  }
}

extension Animation {
  /// Whether somebody else's rule is in it, which may look at the environment.
  package var readsEnvironment: Bool { base.planned == nil }
}
