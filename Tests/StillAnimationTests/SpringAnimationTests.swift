import Foundation
import StillAnimation
import StillGeometry
import Testing

@Suite struct SpringAnimationTests {
  @Test("A spring animation follows the closed form (rule L8.17)")
  func closedForm() {
    expect(
      .bouncy, to: 1,
      samples: [(0, 0), (0.1, 0.4233), (0.2, 0.87371), (0.3, 1.03393), (0.5, 1.0145)],
      tolerance: 0.001)
  }

  @Test("The default animation has response 0.55 and no bounce (rule L8.13)")
  func defaultAnimation() {
    let spring = Spring(response: 0.55, dampingRatio: 1)
    for time in [0.05, 0.2, 0.5] {
      expect(
        .default, samples: [(time, spring.value(target: 100, time: time))], tolerance: 1e-9)
    }
  }

  @Test(
    "Exact steps are what integration in finer and finer steps comes to (rule L8.18)",
    arguments: [(0.5, 0.825), (0.55, 1), (0.15, 0.86), (0.5, 0.3)])
  func integration(response: Double, damping: Double) {
    let animation = Animation.spring(response: response, dampingFraction: damping)
    func largestMiss(stepsPerSecond: Int) -> Double {
      let stiffness = pow(2 * .pi / response, 2)
      let friction = 2 * damping * 2 * .pi / response
      let h = 1 / Double(stepsPerSecond)
      var (offset, velocity, force) = (0.0, 0.0, stiffness)
      var largest = 0.0
      for step in 1...(stepsPerSecond / 2) {
        velocity += force * h / 2
        offset += velocity * h
        force = stiffness * (1 - offset) - friction * velocity
        velocity += force * h / 2
        let value = shown(0.0, [(0, 1, animation)], at: [Double(step) * h])[0]
        largest = max(largest, abs(value - offset))
      }
      return largest
    }
    #expect(largestMiss(stepsPerSecond: 300) < 0.02)
    #expect(largestMiss(stepsPerSecond: 6000) < 0.001)
  }

  @Test("A spring ends at a step where it is slow, weak and near (rule L8.18)")
  func rest() {
    for target in [0.5, 1.0, 100, 2000] {
      var animator = Animator<Double>()
      animator.modelChanged(from: 0, to: target, animation: .bouncy, at: 0)
      let end = animator.endTime ?? 0
      #expect(abs((end * 300).rounded() - end * 300) < 1e-6)
      let spring = Spring.bouncy
      func isAtRest(_ time: TimeInterval) -> Bool {
        let value = spring.value(target: target, time: time)
        let velocity = spring.velocity(target: target, time: time)
        let force = spring.force(target: target, position: value, velocity: velocity)
        return velocity * velocity <= 0.0036 && force * force <= 0.0036
          && abs(value - target) <= 0.01 * target
      }
      #expect(isAtRest(end + 1e-9))
      #expect(!isAtRest(end - 1.0 / 300))
      #expect(animator.value(model: target, at: end) == target)
      #expect(animator.value(model: target, at: end - 0.001) != target)
    }
  }

  @Test("A spring without damping or stiffness never ends")
  func endless() {
    for animation in [
      Animation.spring(response: 0.5, dampingFraction: 0),
      .spring(response: .infinity, dampingFraction: 1), .interpolatingSpring(bounce: 1),
    ] {
      var animator = Animator<Double>()
      animator.modelChanged(from: 0, to: 1, animation: animation, at: 0)
      #expect(animator.endTime == .infinity)
      #expect(animator.value(model: 1, at: 1e6).isFinite)
    }
  }

  @Test("A response is blended into another without a jump (rule L8.21)")
  func blending() {
    let soft = Animation.spring(response: 2, dampingFraction: 1)
    let stiff = Animation.spring(response: 0.3, dampingFraction: 1)
    let blended = Animation.spring(response: 0.3, dampingFraction: 1, blendDuration: 0.5)
    let times = [0.3, 0.35, 0.45, 0.6, 0.9]
    func values(_ second: Animation) -> [Double] {
      shown(0.0, [(0, 100, soft), (0.3, 200, second)], at: times)
    }
    let (slow, between, fast) = (values(soft), values(blended), values(stiff))
    #expect(abs(slow[0] - between[0]) < 1e-9)
    for index in 1..<times.count {
      #expect(slow[index] < between[index])
      #expect(between[index] < fast[index])
    }
    #expect(abs(between[1] - slow[1]) < 0.3 * abs(fast[1] - slow[1]))
    #expect(abs(shown(0.0, [(0, 100, soft), (0.3, 200, blended)], at: [1.8])[0] - 200) < 0.05)
  }

  @Test("A blend does not depend on whether a step boundary is sampled")
  func blendingSteps() {
    let soft = Animation.spring(response: 2, dampingFraction: 1)
    let blended = Animation.spring(response: 0.3, dampingFraction: 0.5, blendDuration: 0.25)
    let start = 0.3
    for step in [1, 10, 74, 75, 76, 150] {
      let time = start + Double(step) / 300
      let values = shown(
        0.0, [(0, 100, soft), (start, 200, blended)], at: [time - 1e-8, time, time + 1e-8])
      #expect(abs(values[2] - values[0]) < 1e-4, "step \(step)")
    }
  }

  @Test("An interpolating spring ends at its settling duration (rule L8.20)")
  func interpolatingSpring() {
    var animator = Animator<Double>()
    let spring = Spring(mass: 2, stiffness: 170, damping: 12)
    animator.modelChanged(
      from: 0, to: 100,
      animation: .interpolatingSpring(mass: 2, stiffness: 170, damping: 12), at: 0)
    #expect(animator.endTime == spring.settlingDuration)
    #expect(
      abs(animator.value(model: 100, at: 0.2) - spring.value(target: 100, time: 0.2)) < 1e-9)
  }

  @Test("An initial velocity is measured in intervals per second")
  func initialVelocity() {
    let animation = Animation.interpolatingSpring(duration: 0.5, initialVelocity: 4)
    expect(animation, to: 200, samples: [(1e-6, 200 * 4e-6)], tolerance: 1e-6)
  }

  @Test("Frames move as their parts do")
  func frames() {
    typealias Pair = AnimatablePair<CGFloat, CGFloat>
    typealias Frame = AnimatablePair<Pair, Pair>
    let old = Frame(Pair(0, 10), Pair(100, 50))
    let new = Frame(Pair(30, 10), Pair(60, 250))
    let middle = shown(old, [(0, new, .smooth)], at: [0.2])[0]
    let part = Spring.smooth.value(target: 1.0, time: 0.2)
    #expect(abs(middle.first.first - 30 * part) < 1e-9)
    #expect(middle.first.second == 10)
    #expect(abs(middle.second.first - (100 - 40 * part)) < 1e-9)
    #expect(abs(middle.second.second - (50 + 200 * part)) < 1e-9)
  }

  @Test("The overloads of spring agree with the documentation (rule L8.14)")
  func overloads() {
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0, blendDuration: 0))
    #expect(Animation.spring == .spring())
    #expect(Animation.spring(.bouncy) == .bouncy)
    #expect(
      Animation.spring(response: 0.5)
        == .spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0))
    #expect(
      Animation.interactiveSpring(response: 0.15)
        == .interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(
      Animation.bouncy(duration: 1, extraBounce: 0.1)
        == .spring(.bouncy(duration: 1, extraBounce: 0.1)))
    #expect(Animation.interpolatingSpring == .interpolatingSpring(.smooth))
  }
}
