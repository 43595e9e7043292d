import Foundation
import StillGeometry

/// The state that an animation has stored by some time.
///
/// Only calls at multiples of 1/60 s of elapsed time may store something, and all of them are made, in order. So the
/// state of a user's animation does not depend on which frames are drawn. After ten minutes nothing is stored any
/// more.
struct SteppedContext<Value: VectorArithmetic> {
  private static var stepsPerSecond: Double { 60 }
  private static var lastStep: Int { 36_000 }

  /// As the last step left it.
  private(set) var context: AnimationContext<Value>

  /// The elapsed time of the step at which the animation said that it had ended.
  private(set) var endedAt: TimeInterval?

  /// The elapsed time of the step after which it looked finished.
  private(set) var logicallyCompleteAt: TimeInterval?

  /// The first step that was not made.
  private var nextStep: Int

  /// Starts with `context`, before the first step at or after `elapsed`.
  init(_ context: AnimationContext<Value>, from elapsed: TimeInterval) {
    self.context = context
    nextStep = Self.lastStep(by: elapsed)
    if Self.moment(nextStep) < elapsed - momentTolerance { nextStep += 1 }
  }

  /// Whether no step later than `elapsed` was made.
  func canAdvance(to elapsed: TimeInterval) -> Bool {
    nextStep <= Self.lastStep(by: elapsed) + 1
  }

  /// Makes all steps up to and including `elapsed`.
  mutating func advance(_ animation: any CustomAnimation, value: Value, to elapsed: TimeInterval) {
    let last = Self.lastStep(by: elapsed)
    while nextStep <= last, endedAt == nil { step(animation, value: value) }
  }

  /// Makes all steps up to the end; one that does not come in ten minutes never comes.
  mutating func advanceToEnd(
    of animation: any CustomAnimation, value: Value
  ) -> AnimationExtent {
    while nextStep <= Self.lastStep, endedAt == nil { step(animation, value: value) }
    let end = endedAt ?? .infinity
    return AnimationExtent(end: end, logicalEnd: logicallyCompleteAt ?? end)
  }

  private mutating func step(_ animation: any CustomAnimation, value: Value) {
    let moment = Self.moment(nextStep)
    if animation.animate(value: value, time: moment, context: &context) == nil {
      endedAt = moment
    }
    if context.isLogicallyComplete, logicallyCompleteAt == nil { logicallyCompleteAt = moment }
    nextStep += 1
  }

  private static func moment(_ step: Int) -> TimeInterval {
    Double(step) / stepsPerSecond
  }

  /// Returns the last step at or before `elapsed`.
  private static func lastStep(by elapsed: TimeInterval) -> Int {
    let limited = min(max(elapsed, 0), moment(lastStep))
    return Int((limited + momentTolerance) * stepsPerSecond)
  }
}
