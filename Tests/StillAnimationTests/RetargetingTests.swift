import Foundation
import StillAnimation
import StillGeometry
import Testing

@Suite struct RetargetingTests {
  private let second = Animation.linear(duration: 1)

  @Test("A curve turned round in flight goes on with the old one below it (rule L8.22)")
  func backwards() {
    let values = shown(
      0.0, [(0, 100, second), (0.5, 0, second)], at: [0.25, 0.5, 0.75, 1, 1.25, 1.5])
    for (value, expected) in zip(values, [25, 50, 56.25, 50, 25, 0] as [Double]) {
      #expect(abs(value - expected) < 0.01)
    }
  }

  @Test("A curve sent on in flight goes on with the old one below it (rule L8.22)")
  func forwards() {
    let values = shown(0.0, [(0, 100, second), (0.5, 200, second)], at: [0.5, 0.75, 1, 1.5])
    for (value, expected) in zip(values, [50, 106.25, 150, 200] as [Double]) {
      #expect(abs(value - expected) < 0.01)
    }
  }

  @Test("Changes at one moment are one change with the last animation")
  func changesAtOneMoment() {
    let twice = shown(0.0, [(0, 400, .easeIn(duration: 3)), (0, 100, second)], at: [0.25, 0.5, 1])
    #expect(twice == [25, 50, 100])
    let changes: [(time: TimeInterval, to: Double, animation: Animation?)] = [
      (0, 100, second), (0.5, -300, .bouncy), (0.5, 70, second), (0.5, 200, second),
    ]
    let inFlight = shown(0.0, changes, at: [0.5, 0.75, 1, 1.5])
    for (value, expected) in zip(inFlight, [50, 106.25, 150, 200] as [Double]) {
      #expect(abs(value - expected) < 0.01)
    }
    let andBack = shown(0.0, [(0, 100, second), (0, 0, second)], at: [0, 0.5, 1])
    #expect(andBack == [0, 0, 0])
  }

  @Test("The newest animation decides when it is over")
  func newestEnds() {
    var animator = Animator<Double>()
    animator.modelChanged(from: 0, to: 100, animation: second.repeatForever(), at: 0)
    animator.modelChanged(from: 100, to: 50, animation: second, at: 2.5)
    #expect(animator.endTime == 3.5)
    #expect(animator.value(model: 50, at: 2.5) == 50)
    #expect(animator.value(model: 50, at: 3.5) == 50)
    let isIdle1 = animator.settle(at: 3.5)
    #expect(isIdle1)
  }

  @Test("A change without animation jumps, and what is left of the motion decays (rule L8.24)")
  func jumpInFlight() {
    let values = shown(0.0, [(0, 100, second), (0.5, 300, nil)], at: [0.4, 0.5, 0.75, 1])
    for (value, expected) in zip(values, [40, 250, 275, 300] as [Double]) {
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test("A spring keeps the velocity of a spring it takes over from (rule L8.21)")
  func springVelocity() {
    expectContinuity([(0, 100, .bouncy), (0.13, -40, .smooth)], around: 0.13)
    expectContinuity([(0, 100, .bouncy), (0.13, 0, .default), (0.2, 70, .bouncy)], around: 0.2)
  }

  @Test("A spring keeps the velocity of a curve it takes over from (rule L8.21)")
  func curveVelocity() {
    expectContinuity([(0, 100, .easeInOut(duration: 1)), (0.4, 30, .bouncy)], around: 0.4)
    expectContinuity([(0, 100, second.delay(0.2)), (0.4, 30, .bouncy)], around: 0.4)
    expectContinuity([(0, 100, second.speed(0.5)), (0.4, 30, .bouncy)], around: 0.4)
    expectContinuity([(0, 100, second.repeatForever()), (1.4, 30, .bouncy)], around: 1.4)
  }

  @Test("A spring keeps the velocity of animations running together (rule L8.21)")
  func combinedVelocity() {
    expectContinuity(
      [(0, 100, second), (0.5, 0, .easeInOut(duration: 1)), (0.7, 200, .bouncy)], around: 0.7)
    expectContinuity(
      [(0, 100, .interpolatingSpring), (0.1, 0, .interpolatingSpring), (0.3, 200, .smooth)],
      around: 0.3)
  }

  @Test("A faster or slower spring keeps the velocity in real time")
  func speedVelocity() {
    expectContinuity([(0, 100, .bouncy.speed(0.3)), (0.4, 0, .bouncy)], around: 0.4)
    expectContinuity([(0, 100, .bouncy), (0.13, 0, .bouncy.speed(3))], around: 0.13)
    expectContinuity([(0, 100, .bouncy.speed(2)), (0.1, 0, .smooth.speed(3))], around: 0.1)
  }

  @Test("A delayed spring leaves the old motion alone until it starts")
  func delayedSpring() {
    let alone = shown(0.0, [(0, 100, .smooth)], at: [0.3, 0.5])
    let delayed = shown(0.0, [(0, 100, .smooth), (0.1, 0, .smooth.delay(0.5))], at: [0.3, 0.5])
    for (first, second) in zip(alone, delayed) { #expect(abs(first - second) < 1e-9) }
    expectContinuity([(0, 100, .smooth), (0.1, 0, .smooth.delay(0.1))], around: 0.2)
  }

  @Test("A spring looks finished one response after the last retarget (rule L8.19)")
  func logicalEnd() {
    var animator = Animator<Double>()
    animator.modelChanged(from: 0, to: 100, animation: .smooth, at: 1)
    #expect(animator.logicalEndTime == 1.5)
    animator.modelChanged(from: 100, to: 0, animation: .smooth, at: 1.25)
    #expect(abs((animator.logicalEndTime ?? 0) - 1.75) < 1e-12)
    #expect((animator.endTime ?? 0) > 1.75)
  }

  @Test("A spring sent back to its origin comes to rest")
  func backToOrigin() {
    var animator = Animator<Double>()
    animator.modelChanged(from: 0, to: 100, animation: .bouncy, at: 0)
    animator.modelChanged(from: 100, to: 0, animation: .bouncy, at: 0.1)
    #expect((animator.endTime ?? .infinity) < 3)
    #expect(animator.value(model: 0, at: animator.endTime ?? 0) == 0)
  }

  @Test("Of three together, one that has ended counts as its target")
  func threeTogether() {
    let changes: [(time: TimeInterval, to: Double, animation: Animation?)] = [
      (0, 100, .linear(duration: 0.2)), (0.1, 200, second), (0.5, 0, second),
    ]
    let values = shown(0.0, changes, at: [0.15, 0.3, 0.6, 1.1, 1.5])
    for (value, expected) in zip(values, [75 + 125 * 0.05, 120, 135, 80, 0] as [Double]) {
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test("Animations that were overtaken do not pile up")
  func manyRetargets() {
    var changes: [(time: TimeInterval, to: Double, animation: Animation?)] = []
    for index in 0..<5000 {
      changes.append((Double(index) / 60, Double(index % 7) * 10, .easeInOut(duration: 0.5)))
    }
    let end = 5000.0 / 60 + 1
    let values = shown(0.0, changes, at: [end - 0.9, end])
    #expect(values[1] == Double(4999 % 7) * 10)
    #expect(values[0] >= 0 && values[0] <= 60)
  }

  /// Checks that neither the value nor its velocity jumps at `time`.
  private func expectContinuity(
    _ changes: [(time: TimeInterval, to: Double, animation: Animation?)],
    around time: TimeInterval, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let h = 1e-5
    let values = shown(0.0, changes, at: [time - 2 * h, time - h, time, time + h, time + 2 * h])
    let before = (3 * values[2] - 4 * values[1] + values[0]) / (2 * h)
    let after = (4 * values[3] - 3 * values[2] - values[4]) / (2 * h)
    #expect(abs(values[3] - values[1]) < 0.1, sourceLocation: sourceLocation)
    #expect(abs(before) > 20, "it moves", sourceLocation: sourceLocation)
    #expect(abs(after - before) < 0.05, sourceLocation: sourceLocation)
  }
}
