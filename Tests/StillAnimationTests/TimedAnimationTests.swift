import Foundation
import StillAnimation
import StillGeometry
import Testing

@Suite struct TimedAnimationTests {
  @Test("easeIn takes 0.35 seconds")
  func easeIn() {
    expect(
      .easeIn, samples: [(0.0875, 9.346), (0.175, 31.536), (0.2625, 62.186)], tolerance: 0.05)
  }

  @Test("easeInOut can take two seconds")
  func easeInOut() {
    expect(
      .easeInOut(duration: 2), samples: [(0.5, 12.916), (1, 50), (1.5, 87.084), (2, 100)],
      tolerance: 0.05)
  }

  @Test("A timing curve has control points")
  func timingCurve() {
    expect(
      .timingCurve(0.25, 0.1, 0.25, 1, duration: 1), to: 1,
      samples: [(0.25, 0.4085), (0.5, 0.8024), (0.75, 0.9605)], tolerance: 0.001)
  }

  @Test(
    "The model is shown exactly from the end on",
    arguments: [Animation.linear(duration: 0.3), .easeOut(duration: 0.3)])
  func exactEnd(animation: Animation) {
    let end = 0.1 + 0.2 + 1e-17
    let values = shown(
      0.1, [(0.1, end, animation)], at: [0.1, 0.39, 0.4, 0.41], settling: false)
    #expect(values[0] == 0.1)
    #expect(values[1] != end)
    #expect(values[2] == end)
    #expect(values[3] == end)
  }

  @Test("An end is where decimal fractions say, for any start and duration")
  func decimalEnds() {
    for start in stride(from: 0.0, to: 3, by: 0.1) {
      for frames in 1...40 {
        let duration = Double(frames) / 30
        let value = shown(
          0.0, [(start, 1, .linear(duration: duration))], at: [start + duration])[0]
        #expect(value == 1)
      }
    }
  }

  @Test("An animator tells its end and is idle after it")
  func end() {
    var animator = Animator<Double>()
    #expect(!animator.isActive)
    #expect(animator.endTime == nil)
    animator.modelChanged(from: 0, to: 1, animation: .linear(duration: 2), at: 3)
    #expect(animator.isActive)
    #expect(animator.endTime == 5)
    #expect(animator.logicalEndTime == 5)
    let isIdle1 = animator.settle(at: 4.99)
    #expect(!isIdle1)
    let isIdle2 = animator.settle(at: 5)
    #expect(isIdle2)
    #expect(!animator.isActive)
  }

  @Test("Without an animation a value jumps")
  func jump() {
    #expect(shown(0.0, [(1, 10, nil)], at: [0.5, 1]) == [0, 10])
  }

  @Test("A duration that is not positive is over at once", arguments: [0, -1, Double.nan])
  func noDuration(duration: Double) {
    #expect(shown(0.0, [(1, 10, .linear(duration: duration))], at: [0.5, 1]) == [0, 10])
  }

  @Test("Bad values and times are not animated, and do not trap")
  func badNumbers() {
    for bad in [Double.nan, .infinity, 1e200] {
      let value = shown(0.0, [(0, bad, .default)], at: [0.1])[0]
      #expect(value == bad || bad.isNaN)
    }
    for time in [Double.nan, .infinity, -.infinity, 1e300] {
      for animation in [Animation.default, .linear, Animation(Counting(steps: 5))] {
        var animator = Animator<Double>()
        animator.modelChanged(from: 0, to: 1, animation: animation, at: time)
        #expect(animator.value(model: 1, at: time).isFinite)
        animator.modelChanged(from: 1, to: 0, animation: animation, at: time)
        #expect(animator.value(model: 1, at: 3).isFinite)
        _ = animator.settle(at: time)
      }
    }
  }

  @Test("Animations are equal by what they say (rule L8.30)")
  func equality() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.linear != .linear(duration: 0.36))
    #expect(Animation.linear != .easeIn)
    #expect(Animation.default == .default)
    #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.linear.delay(1).speed(2) == .linear.delay(1).speed(2))
    #expect(Animation.linear.delay(1).speed(2) != .linear.speed(2).delay(1))
    #expect(Set([Animation.linear, .linear(duration: 0.35), .easeIn]).count == 2)
  }
}
