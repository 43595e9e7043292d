import Foundation
import StillAnimation
import StillGeometry
import Testing

@Suite struct CompositionTests {
  private let second = Animation.linear(duration: 1)

  @Test("A delay comes before the start (rule L8.26)")
  func delay() {
    expect(
      second.delay(0.5), samples: [(0.25, 0), (0.5, 0), (1, 50), (1.5, 100)], tolerance: 0.01)
  }

  @Test("A speed divides the duration (rule L8.26)")
  func speed() {
    expect(
      second.speed(2), samples: [(0.125, 25), (0.25, 50), (0.5, 100)], tolerance: 0.01)
  }

  @Test("Delay and speed act from the outside in (rule L8.26)")
  func order() {
    expect(
      second.speed(2).delay(1), samples: [(1, 0), (1.25, 50), (1.5, 100)], tolerance: 1e-9)
    expect(
      second.delay(1).speed(2), samples: [(0.5, 0), (0.75, 50), (1, 100)], tolerance: 1e-9)
  }

  @Test("A negative delay skips the beginning")
  func negativeDelay() {
    expect(second.delay(-0.25), samples: [(0, 25), (0.5, 75), (0.75, 100)], tolerance: 1e-9)
  }

  @Test("At speed 0 and below nothing moves", arguments: [0, -1.0])
  func standstill(speed: Double) {
    expect(second.speed(speed), samples: [(0, 0), (1000, 0)], tolerance: 0)
  }

  @Test("An even count with autoreverse runs back and then snaps (rule L8.27)")
  func evenAutoreverse() {
    expect(
      second.repeatCount(2, autoreverses: true),
      samples: [(0.5, 50), (1, 100), (1.25, 75), (1.75, 25), (1.99, 1), (2, 100), (2.1, 100)],
      tolerance: 1e-6)
  }

  @Test("Without autoreverse every pass starts at the origin")
  func forward() {
    expect(
      second.repeatCount(3, autoreverses: false),
      samples: [(0.5, 50), (1, 0), (1.25, 25), (2.5, 50), (2.75, 75), (3, 100)], tolerance: 1e-6)
  }

  @Test("Passes do not drift, however many there were")
  func noDrift() {
    let animation = Animation.linear(duration: 0.1).repeatForever(autoreverses: false)
    for pass in 0..<5000 {
      let start = Double(pass) * 0.1
      let values = shown(0.0, [(0, 100, animation)], at: [start, start + 0.05])
      #expect(abs(values[0]) < 1e-6, "pass \(pass)")
      #expect(abs(values[1] - 50) < 1e-6, "pass \(pass)")
    }
  }

  @Test("A repetition of repetitions counts both")
  func nested() {
    var animator = Animator<Double>()
    let animation = second.repeatCount(2, autoreverses: false).repeatCount(3, autoreverses: false)
    animator.modelChanged(from: 0, to: 100, animation: animation, at: 0)
    #expect(animator.endTime == 6)
    #expect(abs(animator.value(model: 100, at: 3.25) - 25) < 1e-6)
  }

  @Test("A delay inside a repetition waits in every pass")
  func delayInside() {
    expect(
      second.delay(1).repeatCount(2, autoreverses: false),
      samples: [(0.5, 0), (1.5, 50), (2.5, 0), (3.5, 50), (4, 100)], tolerance: 1e-6)
    expect(
      second.repeatCount(2, autoreverses: false).delay(1),
      samples: [(0.5, 0), (1.5, 50), (2.5, 50), (3, 100)], tolerance: 1e-6)
  }

  @Test("repeatForever never ends")
  func forever() {
    var animator = Animator<Double>()
    animator.modelChanged(
      from: 0, to: 100, animation: second.repeatForever(autoreverses: true), at: 0)
    #expect(animator.endTime == .infinity)
    #expect(animator.logicalEndTime == .infinity)
    let isIdle1 = animator.settle(at: 1e7)
    #expect(!isIdle1)
    #expect(abs(animator.value(model: 100, at: 1_000_001.25) - 75) < 1e-6)
  }

  @Test("Passes that take no time are over at once", arguments: [nil, 3])
  func emptyPasses(count: Int?) {
    let none = Animation.linear(duration: 0)
    let animation = count.map { none.repeatCount($0) } ?? none.repeatForever()
    #expect(shown(0.0, [(0, 100, animation)], at: [0, 1]) == [100, 100])
  }

  @Test("A spring repeats from rest to rest")
  func repeatedSpring() {
    var once = Animator<Double>()
    once.modelChanged(from: 0, to: 100, animation: .smooth, at: 0)
    var twice = Animator<Double>()
    twice.modelChanged(
      from: 0, to: 100, animation: .smooth.repeatCount(2, autoreverses: false), at: 0)
    let end = once.endTime ?? 0
    #expect(end > 0.5)
    #expect(twice.endTime == 2 * end)
    #expect(
      abs(twice.value(model: 100, at: end + 0.2) - once.value(model: 100, at: 0.2)) < 1e-6)
  }

  @Test("The logical end can be set (rule L8.28)")
  func logicalEnd() {
    var animator = Animator<Double>()
    animator.modelChanged(
      from: 0, to: 100, animation: second.logicallyComplete(after: 0.25).delay(1), at: 2)
    #expect(animator.logicalEndTime == 3.25)
    #expect(animator.endTime == 4)
    #expect(animator.value(model: 100, at: 3.5) == 50)
  }
}
