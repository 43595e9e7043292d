import Foundation
import StillAnimation
import StillGeometry
import Testing

@Suite struct SpringTests {
  @Test("Duration and bounce convert to mass, stiffness and damping (rule L8.16)")
  func physicalProperties() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
    #expect(spring.duration == 0.5)
    #expect(abs(spring.bounce - 0.3) < 1e-12)
  }

  @Test("Mass, stiffness and damping convert to duration and bounce (rule L8.16)")
  func perceivedProperties() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.duration - 0.63) < 0.01)
    #expect(abs(spring.bounce - 0.5) < 0.01)
    #expect(abs(spring.stiffness - 100) < 1e-9)
    #expect(abs(spring.damping - 10) < 1e-9)
  }

  @Test(
    "Presets have their documented properties (rule L8.14)",
    arguments: [
      (Spring.smooth, 0, 25.1327), (.snappy, 0.15, 21.3628), (.bouncy, 0.3, 17.5929),
    ])
  func presets(spring: Spring, bounce: Double, damping: Double) {
    #expect(spring.duration == 0.5)
    #expect(spring.mass == 1)
    #expect(abs(spring.bounce - bounce) < 1e-9)
    #expect(abs(spring.stiffness - 157.9137) < 0.01)
    #expect(abs(spring.damping - damping) < 0.01)
  }

  @Test("A negative bounce is an overdamped spring (rule L8.15)")
  func negativeBounce() {
    let spring = Spring(duration: 0.5, bounce: -0.2)
    #expect(abs(spring.dampingRatio - 1.25) < 0.01)
    #expect(abs(spring.stiffness - 157.9137) < 0.01)
    #expect(abs(spring.damping - 31.4159) < 0.01)
    #expect(abs(spring.bounce + 0.2) < 1e-12)
  }

  @Test("Overdamping by mass and stiffness has to be allowed")
  func overDamping() {
    #expect(Spring(stiffness: 100, damping: 40).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio == 2)
  }

  @Test("The bouncy spring goes from 0 to 1 along its closed form (rule L8.17)")
  func closedForm() {
    let samples = [
      (0, 0.0), (0.1, 0.4233), (0.2, 0.87371), (0.3, 1.03393), (0.5, 1.0145), (1, 1.00007),
    ]
    for (time, value) in samples {
      #expect(abs(Spring.bouncy.value(target: 1.0, time: time) - value) < 0.001, "at \(time)")
    }
  }

  @Test(
    "The motion solves the equation of the spring",
    arguments: [0, 0.1, 0.7, 1 - 1e-9, 1, 1 + 1e-9, 1.3, 5], [0.05, 0.3, 1.1])
  func equation(dampingRatio: Double, time: TimeInterval) {
    let spring = Spring(response: 0.6, dampingRatio: dampingRatio)
    func position(_ time: TimeInterval) -> Double {
      spring.value(target: 2, initialVelocity: 3, time: time)
    }
    func velocity(_ time: TimeInterval) -> Double {
      spring.velocity(target: 2, initialVelocity: 3, time: time)
    }
    let h = 1e-5
    let speed = (position(time + h) - position(time - h)) / (2 * h)
    let acceleration = (velocity(time + h) - velocity(time - h)) / (2 * h)
    let force = spring.force(target: 2, position: position(time), velocity: velocity(time))
    #expect(abs(speed - velocity(time)) < 1e-4)
    #expect(abs(acceleration - force / spring.mass) < 1e-2)
    #expect(position(0) == 0)
    #expect(velocity(0) == 3)
  }

  @Test("Updates in pieces lead where one does")
  func updates() {
    let spring = Spring.bouncy
    var value = 0.0
    var velocity = 0.0
    for _ in 0..<7 {
      spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.1)
    }
    #expect(abs(value - spring.value(target: 10, time: 0.7)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 10, time: 0.7)) < 1e-9)
  }

  @Test(
    "A spring stays within epsilon after its settling duration",
    arguments: [0.05, 0.5, 0.99, 1, 1.01, 2, 20], [-30.0, 0, 12])
  func settling(dampingRatio: Double, velocity: Double) {
    let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
    let end = spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.01)
    #expect(end > 0.05 && end < 100)
    var largest = 0.0
    for step in 0..<400 {
      let time = end + Double(step) * 0.01
      let value = spring.value(target: 1.0, initialVelocity: velocity, time: time)
      largest = max(largest, abs(value - 1))
    }
    #expect(largest <= 0.01 + 1e-9)
    #expect(largest > 0.0005, "the estimate is not far too long")
  }

  @Test("A spring can be made for a settling duration")
  func settlingInitializer() {
    for ratio in [0.3, 1, 1.5] {
      let spring = Spring(settlingDuration: 1.2, dampingRatio: ratio)
      #expect(abs(spring.settlingDuration - 1.2) < 1e-6)
      #expect(spring.dampingRatio == ratio)
    }
  }

  @Test("Without damping a spring never settles")
  func undamped() {
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
  }

  @Test("Animatable values go from one to the other")
  func animatableValues() {
    let start = CGSize(width: 10, height: 20)
    let end = CGSize(width: 110, height: 20)
    let spring = Spring.smooth
    let middle = spring.value(fromValue: start, toValue: end, initialVelocity: .zero, time: 0.2)
    #expect(abs(middle.width - 10 - spring.value(target: 100, time: 0.2)) < 1e-9)
    #expect(middle.height == 20)
  }

  @Test("Numbers that make no spring give one that stays finite")
  func badNumbers() {
    let bad = [Double.nan, .infinity, -.infinity, -1, 0, 1e300]
    for first in bad {
      for second in bad {
        let springs = [
          Spring(duration: first, bounce: second), Spring(response: first, dampingRatio: second),
          Spring(mass: first, stiffness: second, damping: first),
          Spring(settlingDuration: first, dampingRatio: second),
        ]
        for spring in springs {
          for time in [0, 0.1, 1e6, .nan, .infinity, -1] {
            #expect(spring.value(target: 1.0, time: time).isFinite, "\(spring) at \(time)")
          }
          #expect(!spring.settlingDuration.isNaN)
        }
      }
    }
  }
}
