import Foundation
import StillGeometry
import Testing

@testable import StillAnimation

@Suite struct SpringTests {
  @Test func durationAndBounceGiveStiffnessAndDamping() {
    // spring-duration-bounce
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
  }

  @Test func stiffnessAndDampingGiveDurationAndBounce() {
    // spring-mass-stiffness
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.duration - 0.63) < 0.01)
    #expect(abs(spring.bounce - 0.5) < 0.01)
    #expect(abs(spring.stiffness - 100) < 1e-9)
    #expect(abs(spring.damping - 10) < 1e-9)
  }

  @Test func presets() {
    for (spring, bounce, damping) in [
      (Spring.smooth, 0, 25.1327), (.snappy, 0.15, 21.3628), (.bouncy, 0.3, 17.5929),
    ] {
      #expect(abs(spring.duration - 0.5) < 1e-12)
      #expect(abs(spring.bounce - bounce) < 1e-12)
      #expect(spring.mass == 1)
      #expect(abs(spring.stiffness - 157.9137) < 0.01)
      #expect(abs(spring.damping - damping) < 0.01)
    }
    #expect(abs(Spring.bouncy(duration: 1, extraBounce: 0.2).bounce - 0.5) < 1e-12)
  }

  @Test func negativeBounceDampsMore() {
    // spring-negative-bounce
    let spring = Spring(duration: 0.5, bounce: -0.2)
    #expect(abs(spring.dampingRatio - 1.25) < 0.01)
    #expect(abs(spring.stiffness - 157.9137) < 0.01)
    #expect(abs(spring.damping - 31.4159) < 0.01)
    #expect(abs(spring.bounce + 0.2) < 1e-12)
  }

  @Test func overDampingIsLimitedUnlessAllowed() {
    #expect(Spring(stiffness: 100, damping: 50).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio == 2.5)
  }

  @Test func bouncyValue() {
    // spring-bouncy-value
    for (time, expected) in [
      (0, 0.0), (0.1, 0.4233), (0.2, 0.87371), (0.3, 1.03393), (0.5, 1.0145), (1, 1.00007),
    ] {
      #expect(abs(Spring.bouncy.value(target: 1.0, time: time) - expected) < 0.001, "at \(time)")
    }
  }

  /// Under-damped, critical, barely and clearly over-damped, light and heavy.
  private static let springs = [
    Spring.bouncy, .smooth, Spring(duration: 0.5, bounce: -0.001),
    Spring(duration: 1, bounce: -0.6),
    Spring(mass: 3, stiffness: 40, damping: 2),
  ]

  @Test(arguments: springs) func closedFormAgreesWithIntegration(_ spring: Spring) {
    // Velocity Verlet with a tiny step, from the equation of motion.
    var (position, velocity) = (0.0, 3.0)
    let step = 1e-5
    for index in 0..<100_000 {
      if index % 10_000 == 0 {
        let time = Double(index) * step
        let value = spring.value(target: 10.0, initialVelocity: 3, time: time)
        #expect(abs(value - position) < 1e-3, "at \(time)")
        let speed = spring.velocity(target: 10.0, initialVelocity: 3, time: time)
        #expect(abs(speed - velocity) < 1e-2, "at \(time)")
      }
      let force = spring.force(target: 10.0, position: position, velocity: velocity)
      let middle = velocity + force / spring.mass * step / 2
      position += middle * step
      velocity =
        middle + spring.force(target: 10.0, position: position, velocity: middle) / spring.mass
        * step / 2
    }
  }

  @Test(arguments: springs) func updatingInPartsEqualsOneUpdate(_ spring: Spring) {
    var (value, velocity) = (2.0, -5.0)
    var (partValue, partVelocity) = (value, velocity)
    spring.update(value: &value, velocity: &velocity, target: 7, deltaTime: 0.7)
    for part in [0.1, 0.25, 0.35] {
      spring.update(value: &partValue, velocity: &partVelocity, target: 7, deltaTime: part)
    }
    #expect(abs(value - partValue) < 1e-12)
    #expect(abs(velocity - partVelocity) < 1e-10)
  }

  @Test(arguments: springs) func settledAfterSettlingDuration(_ spring: Spring) {
    let time = spring.settlingDuration
    for later in [0, 0.01, 0.1, 0.37, 1] {
      #expect(abs(spring.value(target: 1.0, time: time + later) - 1) <= 0.001001)
    }
    // Not much too late either.
    let isMoving = stride(from: time * 0.6, to: time, by: 0.01).contains {
      abs(spring.value(target: 1.0, time: $0) - 1) > 0.001
    }
    #expect(isMoving)
  }

  @Test func settlingDurationOfAKnownSpring() {
    // Core Animation's published figure for mass 1, stiffness 100, damping 10.
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.settlingDuration - 1.4727) < 0.0005)
  }

  @Test(arguments: [0.3, 0.8, 1, 1.5]) func springBySettlingDuration(_ ratio: Double) {
    let spring = Spring(settlingDuration: 0.8, dampingRatio: ratio)
    #expect(abs(spring.settlingDuration - 0.8) < 1e-6)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
  }

  @Test func animatableFormsMoveBetweenValues() {
    let (from, to) = (CGPoint(x: 10, y: 20), CGPoint(x: 30, y: -20))
    let spring = Spring.bouncy
    let point = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
    #expect(abs(point.x - (10 + 20 * 0.87371)) < 0.001)
    #expect(abs(point.y - (20 - 40 * 0.87371)) < 0.001)
    let way = CGPoint(x: 20, y: -40)
    let force = spring.force(fromValue: from, toValue: to, position: way, velocity: .zero)
    #expect(force == .zero)
  }

  @Test func oddNumbersDoNotTrap() {
    for number in [Double.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, .leastNonzeroMagnitude]
    {
      for spring in [
        Spring(duration: number, bounce: 0.2), Spring(duration: 1, bounce: number),
        Spring(mass: number, stiffness: 10, damping: 1),
        Spring(stiffness: number, damping: 1), Spring(stiffness: 10, damping: number),
        Spring(response: number, dampingRatio: number),
        Spring(settlingDuration: number, dampingRatio: 0.5),
        Spring(settlingDuration: 1, dampingRatio: number),
      ] {
        #expect(!spring.value(target: 1.0, time: 0.4).isNaN)
        _ = spring.settlingDuration
        _ = spring.value(target: number, initialVelocity: number, time: number)
        _ = spring.settlingDuration(target: number, initialVelocity: number, epsilon: number)
      }
    }
  }
}
