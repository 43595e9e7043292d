import Foundation
import StillGeometry

/// The end of an animation, in seconds since the elapsed time of its run was zero.
struct AnimationExtent: Equatable {
  /// From here on the model value is shown; infinite for one that never ends.
  var end: TimeInterval

  /// From here on it looks finished; never later than `end`.
  var logicalEnd: TimeInterval

  init(end: TimeInterval, logicalEnd: TimeInterval) {
    self.end = end
    self.logicalEnd = min(logicalEnd, end)
  }

  init(end: TimeInterval) {
    self.init(end: end, logicalEnd: end)
  }
}

/// An animation that knows at its start when it will end, and that stores nothing while it is sampled.
///
/// All the built-in ones are, unless they wrap one of the user's.
protocol PlannedAnimation: CustomAnimation {
  /// Whether it really is: a wrapper asks what it wraps.
  var isPlannable: Bool { get }

  /// The numbers that make no animation, its own or those of the one it wraps, in words; nil: there are none.
  var problem: String? { get }

  /// Lays down in `context` what sampling needs, and says when the animation ends.
  ///
  /// Called once at the start, and once after a merge, then with a context that `shouldMerge` has
  /// prepared. `value` is the interval that the animation is to cover.
  func plan<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) -> AnimationExtent
}

extension PlannedAnimation {
  var isPlannable: Bool { true }
  var problem: String? { nil }
}

extension CustomAnimation {
  /// This animation as one that can be planned; nil for one of the user's and wrappers of such.
  var planned: (any PlannedAnimation)? {
    guard let planned = self as? any PlannedAnimation, planned.isPlannable else { return nil }
    return planned
  }
}

/// Two moments closer than this, in seconds, are the same one: frame times and change times are
/// decimal fractions that binary numbers only approximate.
let momentTolerance: TimeInterval = 1e-9
