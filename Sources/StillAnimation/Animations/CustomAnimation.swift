public import Foundation
public import StillGeometry

/// A rule for how a value goes from zero to a target over time.
///
/// The built-in animations follow it too. One written by a user may keep what it has to remember in
/// its context. It is asked at fixed moments, every 1/60 s from its start, and besides at the moment
/// of each frame; what it stores in the latter case is forgotten. So the picture of a moment does not
/// depend on which frames were drawn before.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the offset from the origin at `time` seconds after the start, on the way to `value`.
  ///
  /// - Returns: nil when the animation has ended.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the change of the offset per second; nil when it is unknown. The default is nil.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over from `previous`, which has run for `time` seconds on its way
  /// to `value`. The default is false.
  ///
  /// One that takes over goes on with the state and the elapsed time of the previous one, and its
  /// next `value` is measured from the same origin. Otherwise both run together (rule L8.22).
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}
