import Foundation
import StillAnimation
import StillGeometry
import Testing

/// Every animation of a kind, alone and in combinations with others.
private let animations: [Animation] = [
  .linear, .easeInOut(duration: 0.8), .default, .bouncy,
  .spring(response: 0.4, dampingFraction: 0.6, blendDuration: 0.3), .interpolatingSpring,
  .linear(duration: 0.2).repeatCount(3), .bouncy.repeatForever(), .smooth.speed(0.7).delay(0.1),
  .easeIn.logicallyComplete(after: 0.1), Animation(Counting(steps: 40)),
  Animation(Counting(steps: 9)).repeatCount(4).speed(1.5),
]

@Suite struct SamplingIndependenceTests {
  @Test(
    "Dense, sparse and irregular sampling show the same to the bit",
    arguments: animations, animations)
  func sampling(first: Animation, second: Animation) {
    let changes: [(time: TimeInterval, to: Double, animation: Animation?)] = [
      (0.1, 100, first), (0.37, -30, second), (0.5, 12, nil), (0.61, 80, first), (1.9, 0, second),
    ]
    let sparse = stride(from: 0, to: 720, by: 48).map { Double($0) / 240 }
    let dense = (0..<720).map { Double($0) / 240 }
    let irregular = (dense + (0..<400).map { Double($0) * 0.0077 }).sorted()
    let expected = sparse.map { shown(0.0, changes, at: [$0], settling: false)[0] }
    #expect(shown(0.0, changes, at: sparse) == expected)
    for times in [dense, irregular] {
      for settling in [false, true] {
        let values = shown(0.0, changes, at: times, settling: settling)
        let picked = sparse.compactMap { time in
          times.firstIndex(of: time).map { values[$0] }
        }
        #expect(picked == expected)
      }
    }
  }

  @Test("A copy of an animator goes its own way")
  func copies() {
    var first = Animator<Double>()
    first.modelChanged(from: 0, to: 100, animation: Animation(Counting(steps: 60)), at: 0)
    let second = first
    first.modelChanged(from: 100, to: 0, animation: .bouncy, at: 0.25)
    #expect(second.value(model: 100, at: 0.5) != first.value(model: 0, at: 0.5))
    var third = Animator<Double>()
    third.modelChanged(from: 0, to: 100, animation: Animation(Counting(steps: 60)), at: 0)
    #expect(second.value(model: 100, at: 0.5) == third.value(model: 100, at: 0.5))
  }
}
