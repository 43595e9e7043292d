package import Foundation
package import StillGeometry

/// The presented value of one animatable property over time. An idle animator is a single nil reference.
///
/// The value at a time depends only on the changes so far and on the time, never on when or how often it was read
/// before.
package struct Animator<Value: VectorArithmetic> {
  /// Immutable to the eye, so copies of an animator may share it; every change makes a new one.
  private var run: AnimationRun<Value>?

  package init() {}

  /// Whether something is under way, or ended and was not dropped yet.
  package var isActive: Bool { run != nil }

  /// The model went from `old` to `new` at `time`, in seconds; times never fall from call to call.
  ///
  /// Without an animation the value jumps, and a motion under way keeps decaying on top of the new
  /// model value (rule L8.24). With one, a motion under way is merged or combined (rules L8.21–L8.23). A
  /// change that is not finite is not animated.
  package mutating func modelChanged(
    from old: Value, to new: Value, animation: Animation?, at time: TimeInterval,
    environmentBox: Any? = nil
  ) {
    guard let animation else { return }
    _ = settle(at: time)
    let change = new - old
    guard change != .zero else { return }
    guard change.magnitudeSquared.isFinite else {
      run = nil
      return
    }
    run =
      run.map {
        $0.retargeted(by: change, with: animation, at: time, environmentBox: environmentBox)
      }
      ?? AnimationRun(animation, over: change, from: time, environmentBox: environmentBox)
    _ = settle(at: time)
  }

  /// Returns the value to show for the model value `model` at `time`: model − interval + offset (rule L8.2).
  package func value(model: Value, at time: TimeInterval) -> Value {
    guard let run, let offset = run.offset(at: time) else { return model }
    return model + (offset - run.interval)
  }

  /// Drops what has ended by `time`; returns true when idle.
  package mutating func settle(at time: TimeInterval) -> Bool {
    if let run, run.hasEnded(by: time) { self.run = nil }
    return run == nil
  }

  /// The end of the running animation; nil: idle; infinity: never.
  package var endTime: TimeInterval? {
    run.map { $0.start + $0.extent.end }
  }

  /// An object that is released when another animation replaces the running one, or when the value is no longer
  /// shown; nil: idle.
  package var motion: AnyObject? { run }

  /// The time at which the running animation looks finished; nil: idle; infinity: never.
  package var logicalEndTime: TimeInterval? {
    run.map { $0.start + $0.extent.logicalEnd }
  }
}
