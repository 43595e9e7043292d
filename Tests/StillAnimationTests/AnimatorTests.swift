import Foundation
import StillGeometry
import Testing

@testable import StillAnimation

/// A value that goes from `old` to `new` at time 0, as an animator shows it.
struct Motion {
  var animator = Animator<Double>()
  var model: Double

  init(from old: Double, to new: Double, _ animation: Animation?) {
    model = old
    change(to: new, animation, at: 0)
  }

  mutating func change(to new: Double, _ animation: Animation?, at time: TimeInterval) {
    animator.modelChanged(from: model, to: new, animation: animation, at: time)
    model = new
  }

  /// The change of what is shown per second just after a time.
  func velocity(after time: TimeInterval) -> Double { (self(time + 1e-6) - self(time)) / 1e-6 }

  /// The same just before it.
  func velocity(before time: TimeInterval) -> Double { (self(time) - self(time - 1e-6)) / 1e-6 }

  func callAsFunction(_ time: TimeInterval) -> Double { animator.value(model: model, at: time) }

  func expect(
    _ samples: [(time: Double, value: Double)], tolerance: Double,
    _ location: SourceLocation = #_sourceLocation
  ) {
    for (time, value) in samples {
      #expect(abs(self(time) - value) <= tolerance, "at \(time)", sourceLocation: location)
    }
  }
}

@Suite struct AnimatorTests {
  @Test func easeInByDefault() {
    // anim-easein-default
    Motion(from: 0, to: 100, .easeIn)
      .expect([(0.0875, 9.346), (0.175, 31.536), (0.2625, 62.186)], tolerance: 0.05)
  }

  @Test func easeInOutOverTwoSeconds() {
    // anim-easeinout-2s
    Motion(from: 0, to: 100, .easeInOut(duration: 2))
      .expect([(0.5, 12.916), (1, 50), (1.5, 87.084), (2, 100)], tolerance: 0.05)
  }

  @Test func timingCurve() {
    // anim-timingcurve
    Motion(from: 0, to: 1, .timingCurve(0.25, 0.1, 0.25, 1, duration: 1))
      .expect([(0.25, 0.4085), (0.5, 0.8024), (0.75, 0.9605)], tolerance: 0.001)
  }

  @Test func delay() {
    // anim-linear-delay
    Motion(from: 0, to: 100, .linear(duration: 1).delay(0.5))
      .expect([(0.25, 0), (0.5, 0), (1, 50), (1.5, 100)], tolerance: 0.01)
  }

  @Test func speed() {
    // anim-linear-speed
    Motion(from: 0, to: 100, .linear(duration: 1).speed(2))
      .expect([(0.125, 25), (0.25, 50), (0.5, 100)], tolerance: 0.01)
  }

  @Test func delayAndSpeedApplyOutsideIn() {
    // Rule 8.26: the delay outside is in real seconds, the one inside runs faster.
    Motion(from: 0, to: 100, .linear(duration: 1).speed(2).delay(1))
      .expect([(1, 0), (1.25, 50), (1.5, 100)], tolerance: 1e-9)
    Motion(from: 0, to: 100, .linear(duration: 1).delay(1).speed(2))
      .expect([(0.5, 0), (0.75, 50), (1, 100)], tolerance: 1e-9)
    Motion(from: 0, to: 100, .linear(duration: 1).delay(-0.5)).expect(
      [(0, 50), (0.25, 75)], tolerance: 1e-9)
  }

  @Test func evenCountThatReversesJumpsAtTheEnd() {
    // anim-repeat-even-autoreverse, without the drift that its tolerance of 4 is for
    Motion(from: 0, to: 100, .linear(duration: 1).repeatCount(2, autoreverses: true))
      .expect(
        [(0.5, 50), (1, 100), (1.25, 75), (1.75, 25), (1.999, 0.1), (2, 100), (2.1, 100)],
        tolerance: 1e-6)
  }

  @Test func repeatingWithoutReversingStartsOver() {
    Motion(from: 0, to: 100, .linear(duration: 1).repeatCount(3, autoreverses: false))
      .expect([(0.5, 50), (1, 0), (1.5, 50), (2.75, 75), (3, 100)], tolerance: 1e-6)
  }

  @Test func delayInsideAndOutsideARepetition() {
    let base = Animation.linear(duration: 1)
    Motion(from: 0, to: 100, base.delay(1).repeatForever(autoreverses: false))
      .expect([(0.5, 0), (1.5, 50), (2.5, 0), (3.5, 50)], tolerance: 1e-6)
    Motion(from: 0, to: 100, base.repeatForever(autoreverses: false).delay(1))
      .expect([(0.5, 0), (1.5, 50), (2.5, 50), (3.5, 50)], tolerance: 1e-6)
  }

  @Test func repeatingForEverNeverEnds() {
    let motion = Motion(from: 0, to: 100, .linear(duration: 1).repeatForever())
    #expect(motion.animator.endTime == .infinity)
    #expect(motion.animator.logicalEndTime == .infinity)
    #expect(abs(motion(3600.25) - 25) < 1e-6)
    #expect(abs(motion(3601.25) - 75) < 1e-6)
  }

  @Test func retargetedBackHalfWay() {
    // anim-retarget-linear
    var motion = Motion(from: 0, to: 100, .linear(duration: 1))
    motion.expect([(0.25, 25), (0.5, 50)], tolerance: 0.01)
    motion.change(to: 0, .linear(duration: 1), at: 0.5)
    motion.expect(
      [(0.5, 50), (0.75, 56.25), (1, 50), (1.25, 25), (1.5, 0)], tolerance: 0.01)
  }

  @Test func retargetedFurtherHalfWay() {
    // anim-retarget-linear-forward
    var motion = Motion(from: 0, to: 100, .linear(duration: 1))
    motion.change(to: 200, .linear(duration: 1), at: 0.5)
    motion.expect([(0.5, 50), (0.75, 106.25), (1, 150), (1.5, 200)], tolerance: 0.01)
  }

  @Test func newAnimationStopsARepetition() {
    var motion = Motion(from: 0, to: 100, .linear(duration: 1).repeatForever())
    motion.change(to: 0, .linear(duration: 1), at: 0.5)
    #expect(abs(motion(1.5)) < 1e-9)
    #expect(motion.animator.endTime == 1.5)
    #expect(motion(100) == 0)
  }

  @Test func changeWithoutAnimationKeepsTheOffsetDecaying() {
    // Rule 8.24.
    var motion = Motion(from: 0, to: 100, .linear(duration: 1))
    motion.change(to: 500, nil, at: 0.5)
    motion.expect([(0.5, 450), (0.75, 475), (1, 500)], tolerance: 1e-9)
    var idle = Motion(from: 0, to: 100, nil)
    #expect(idle(0) == 100)
    #expect(!idle.animator.isActive)
    idle.change(to: 7, nil, at: 3)
    #expect(idle(3) == 7)
  }

  @Test func modelIsShownExactlyFromTheEndOn() {
    for start in [0, 0.1, 1.0 / 3, 12.7] {
      for animation: Animation in [
        .linear(duration: 0.2), .easeInOut, .bouncy, .default, .easeIn.delay(0.3).speed(1.7),
        .interpolatingSpring(stiffness: 170, damping: 9), .linear(duration: 0.1).repeatCount(3),
      ] {
        var animator = Animator<Double>()
        animator.modelChanged(from: 0.1, to: 0.7, animation: animation, at: start)
        guard let end = animator.endTime else {
          Issue.record("no end")
          continue
        }
        #expect(animator.value(model: 0.7, at: end) == 0.7)
        #expect(animator.value(model: 0.7, at: end + 0.4) == 0.7)
        #expect(animator.value(model: 0.7, at: end - 0.004) != 0.7)
        let isEarlyIdle = animator.settle(at: end - 0.004)
        #expect(!isEarlyIdle)
        #expect(animator.isActive)
        let isIdle = animator.settle(at: end)
        #expect(isIdle)
        #expect(!animator.isActive)
        #expect(animator.endTime == nil)
      }
    }
  }

  @Test func frameTimesReachEndsDespiteRounding() {
    // 0.1 + 0.2 is a little more than 0.3.
    var animator = Animator<Double>()
    animator.modelChanged(from: 0, to: 0.7, animation: .linear(duration: 0.2), at: 0.1)
    #expect(animator.value(model: 0.7, at: 0.3) == 0.7)
  }

  @Test func idleAnimatorIsOneReference() {
    #expect(MemoryLayout<Animator<Double>>.size == MemoryLayout<Int>.size)
  }

  @Test func logicalCompletion() {
    #expect(Motion(from: 0, to: 100, .spring).animator.logicalEndTime == 0.5)
    let early = Animation.linear(duration: 2).logicallyComplete(after: 0.5)
    #expect(Motion(from: 0, to: 1, early).animator.logicalEndTime == 0.5)
    #expect(Motion(from: 0, to: 1, early.delay(1)).animator.logicalEndTime == 1.5)
    #expect(Motion(from: 0, to: 1, early).animator.endTime == 2)
    let late = Animation.linear(duration: 2).logicallyComplete(after: 5)
    #expect(Motion(from: 0, to: 1, late).animator.logicalEndTime == 2)
  }

  @Test func oddNumbersDoNotTrap() {
    for number in [Double.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, .leastNonzeroMagnitude]
    {
      for animation: Animation in [
        .linear(duration: number), .spring(response: number, dampingFraction: 0.5),
        .spring(response: 0.5, dampingFraction: number, blendDuration: number),
        .interpolatingSpring(stiffness: number, damping: 10, initialVelocity: number),
        .linear.delay(number), .spring.delay(number), .linear.speed(number),
        .spring.speed(number), .linear(duration: number).repeatForever(),
        .linear.speed(number).repeatCount(2), .linear.logicallyComplete(after: number),
        .linear.repeatCount(number > 0 ? .max : .min),
      ] {
        var motion = Motion(from: 0, to: 1, animation)
        #expect(!motion(0.3).isNaN)
        motion.change(to: number, animation, at: 0.1)
        motion.change(to: 2, animation, at: 0.2)
        _ = motion(0.3)
        motion.change(to: 3, .spring, at: number)
        _ = motion(number)
        _ = motion.animator.settle(at: 1)
        _ = motion.animator.endTime
      }
    }
  }
}
