import Foundation
import StillGeometry
import Testing

@testable import StillAnimation

@Suite struct SpringAnimationTests {
  @Test func springFollowsItsClosedForm() {
    let motion = Motion(from: 0, to: 100, .bouncy)
    for time in stride(from: 0, to: 1, by: 0.037) {
      #expect(abs(motion(time) - 100 * Spring.bouncy.value(target: 1, time: time)) < 1e-9)
    }
  }

  @Test func closedFormAgreesWithFixedStepsOfRule() {
    // Rule 8.18: steps of 1/300 second, here by velocity Verlet.
    let motion = Motion(from: 0, to: 100, .spring(response: 0.55, dampingFraction: 0.7))
    let stiffness = pow(2 * Double.pi / 0.55, 2)
    let damping = 2 * stiffness.squareRoot() * 0.7
    var (position, velocity) = (0.0, 0.0)
    func force(_ position: Double, _ velocity: Double) -> Double {
      stiffness * (100 - position) - damping * velocity
    }
    let step = 1.0 / 300
    for index in 0..<300 {
      #expect(abs(motion(Double(index) * step) - position) < 0.06, "step \(index)")
      let middle = velocity + force(position, velocity) * step / 2
      position += middle * step
      // The damping at the end of the step, solved for the velocity there.
      velocity =
        (middle + stiffness * (100 - position) * step / 2) / (1 + damping * step / 2)
    }
  }

  @Test func springEndsOnTheFirstStepThatIsQuiet() {
    // The thresholds of rule 8.18, looked for by hand in the closed form.
    let motion = Motion(from: 0, to: 100, .spring(response: 0.5, dampingFraction: 0.825))
    let spring = Spring(response: 0.5, dampingRatio: 0.825)
    let step = 1.0 / 300
    let first = (0..<3000).first { index in
      let time = Double(index) * step
      let position = spring.value(target: 100.0, time: time)
      let velocity = spring.velocity(target: 100.0, time: time)
      let force = spring.force(target: 100, position: position, velocity: velocity)
      return velocity * velocity <= 0.0036 && force * force <= 0.0036 && abs(position - 100) <= 1
    }
    #expect(motion.animator.endTime == first.map { Double($0) * step })
  }

  @Test func defaultIsTheDocumentedSpring() {
    // Rule 8.13.
    let spring = Animation.spring(response: 0.55, dampingFraction: 1, blendDuration: 0)
    let (motion, expected) = (Motion(from: 0, to: 1, .default), Motion(from: 0, to: 1, spring))
    for time in [0.1, 0.3, 0.9] { #expect(motion(time) == expected(time)) }
    #expect(Animation.default != spring)
    #expect(Animation.default == .default)
  }

  @Test func springTakesOverPositionAndVelocityOfASpring() {
    var motion = Motion(from: 0, to: 100, .bouncy)
    let position = motion(0.15)
    let velocity = Spring.bouncy.velocity(target: 100.0, time: 0.15)
    #expect(velocity > 100)
    motion.change(to: -50, .bouncy, at: 0.15)
    #expect(abs(motion(0.15) - position) < 1e-9)
    #expect(abs(motion.velocity(after: 0.15) - velocity) < 0.1)
    let expected = Spring.bouncy.value(target: -50 - position, initialVelocity: velocity, time: 0.2)
    #expect(abs(motion(0.35) - (position + expected)) < 1e-9)
    #expect(motion.animator.endTime.map { motion($0) } == -50)
  }

  @Test func springTakesOverFromACurve() {
    var motion = Motion(from: 0, to: 100, .linear(duration: 1))
    motion.change(to: 0, .smooth, at: 0.5)
    #expect(abs(motion(0.5) - 50) < 1e-9)
    #expect(abs(motion.velocity(after: 0.5) - 100) < 0.1)
    // It goes on upwards first, and the curve plays no part any more.
    let expected = Spring.smooth.value(target: -50, initialVelocity: 100, time: 0.3)
    #expect(abs(motion(0.8) - (50 + expected)) < 1e-9)
  }

  @Test func velocityHasNoJumpAtAnyRetarget() {
    var motion = Motion(from: 0, to: 100, .easeInOut(duration: 0.6))
    let changes: [(Double, Double, Animation)] = [
      (0.2, 300, .spring), (0.3, -20, .interactiveSpring), (0.42, 80, .default.speed(2)),
      (0.55, 10, .bouncy.delay(0.05)), (0.7, 500, .interpolatingSpring(stiffness: 90, damping: 8)),
      (0.8, 0, .smooth),
    ]
    for (time, target, animation) in changes {
      let (position, velocity) = (motion(time), motion.velocity(before: time))
      motion.change(to: target, animation, at: time)
      #expect(abs(motion(time) - position) < 1e-9, "position at \(time)")
      #expect(abs(motion.velocity(after: time) - velocity) < 0.2, "velocity at \(time)")
    }
    #expect(motion.animator.endTime.map { motion($0) } == 0)
  }

  @Test func oldMotionGoesOnWhileASpringWaits() {
    var motion = Motion(from: 0, to: 100, .linear(duration: 1))
    motion.change(to: 0, .smooth.delay(0.2), at: 0.5)
    motion.expect([(0.6, 60), (0.7, 70)], tolerance: 1e-9)
    #expect(abs(motion.velocity(after: 0.7) - 100) < 0.1)
  }

  @Test func interpolatingSpringsAddUp() {
    // Rules 8.20 and 8.22: shown = a(t) + new(target − a(t)).
    var motion = Motion(from: 0, to: 100, .interpolatingSpring(stiffness: 100, damping: 10))
    motion.change(to: 0, .interpolatingSpring(stiffness: 100, damping: 10), at: 0.2)
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    for time in [0.2, 0.3, 0.5, 0.9] {
      let old = spring.value(target: 100.0, time: time)
      let expected = old + (0 - old) * spring.value(target: 1, time: time - 0.2)
      #expect(abs(motion(time) - expected) < 1e-9, "at \(time)")
    }
  }

  @Test func interpolatingSpringEndsAtItsSettlingTime() {
    let animation = Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 10)
    let motion = Motion(from: 0, to: 100, animation)
    #expect(abs((motion.animator.endTime ?? 0) - 1.4727) < 0.0005)
    let fast = Animation.interpolatingSpring(duration: 0.5, bounce: 0.1, initialVelocity: 8)
    #expect(abs(Motion(from: 0, to: 100, fast).velocity(after: 0) - 800) < 0.1)
  }

  @Test func responseIsBlendedWhenASpringTakesOver() {
    let slow = Animation.spring(response: 2, dampingFraction: 1)
    func motion(_ blendDuration: Double) -> Motion {
      var motion = Motion(from: 0, to: 100, slow)
      motion.change(
        to: 200, .spring(response: 0.2, dampingFraction: 1, blendDuration: blendDuration), at: 0.4)
      return motion
    }
    let (sudden, blended) = (motion(0), motion(0.5))
    #expect(abs(sudden(0.4) - blended(0.4)) < 1e-9)
    #expect(sudden(0.5) > blended(0.5) + 5)
    #expect(sudden.animator.endTime ?? 0 < blended.animator.endTime ?? 0)
    // With a smooth step the response hardly differs from the old one at first.
    var same = Motion(from: 0, to: 100, slow)
    same.change(to: 200, slow, at: 0.4)
    #expect(abs(same(0.42) - blended(0.42)) < 0.05)
  }

  @Test func springBackToItsOriginEnds() {
    var motion = Motion(from: 0, to: 100, .spring)
    motion.change(to: 0, .spring, at: 0.2)
    let end = motion.animator.endTime ?? .infinity
    #expect(end > 0.7 && end < 3)
    #expect(motion(end) == 0)
  }

  @Test func tinyIntervalsRunTheirCourse() {
    // Rule 8.18: the 1 % keeps an opacity's last hundredth from ending at once.
    let motion = Motion(from: 0, to: 0.0001, .spring)
    #expect(motion.animator.endTime ?? 0 > 0.2)
  }

  @Test func springWithoutDampingNeverEnds() {
    let motion = Motion(from: 0, to: 1, .spring(response: 1, dampingFraction: 0))
    #expect(motion.animator.endTime == .infinity)
    #expect(abs(motion(10.5) - 2) < 1e-6)
    #expect(motion.animator.logicalEndTime == 1)
  }

  @Test func repeatedSpringStartsOverWhenItHasSettled() {
    let single = Motion(from: 0, to: 100, .spring)
    let end = single.animator.endTime ?? 0
    let motion = Motion(from: 0, to: 100, .spring.repeatCount(2, autoreverses: true))
    #expect(abs(motion(end + 0.2) - (100 - single(0.2))) < 1e-6)
    #expect(motion.animator.endTime == 2 * end)
  }
}
