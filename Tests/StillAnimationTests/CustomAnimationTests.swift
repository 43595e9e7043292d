import Foundation
import StillAnimation
import StillGeometry
import Testing

/// Moves by an equal part every time it is asked, and so depends on how often that is.
struct Counting: CustomAnimation {
  var steps: Int

  private struct Count<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let count = context.state[Count<V>.self]
    guard count < steps else { return nil }
    context.state[Count<V>.self] = count + 1
    if count >= steps / 2 { context.isLogicallyComplete = true }
    return value.scaled(by: Double(count) / Double(steps))
  }
}

/// A straight line that takes over from others of its kind by starting where they are.
private struct MergingLine: CustomAnimation {
  private struct Origin<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Origin { Origin() }
    var time: TimeInterval = 0
    var offset: V = .zero
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let origin = context.state[Origin<V>.self]
    let part = time - origin.time
    guard part <= 1 else { return nil }
    return origin.offset + (value - origin.offset).scaled(by: part)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard previous.base is MergingLine else { return false }
    let offset = previous.animate(value: value, time: time, context: &context) ?? value
    context.state[Origin<V>.self] = Origin(time: time, offset: offset)
    return true
  }
}

@Suite struct CustomAnimationTests {
  @Test("An animation that remembers is asked sixty times a second, whatever is drawn")
  func steps() {
    let animation = Animation(Counting(steps: 60))
    let sparse = shown(0.0, [(0, 60, animation)], at: [0.5, 2])
    let dense = shown(
      0.0, [(0, 60, animation)], at: (0...480).map { Double($0) / 240 })
    #expect(sparse[0] == dense[120])
    #expect(abs(sparse[0] - 31) < 1e-9)
    #expect(sparse[1] == 60)
  }

  @Test("Going back in time gives the same again")
  func backwards() {
    var animator = Animator<Double>()
    animator.modelChanged(from: 0, to: 60, animation: Animation(Counting(steps: 60)), at: 0)
    let early = animator.value(model: 60, at: 0.25)
    _ = animator.value(model: 60, at: 0.75)
    _ = animator.endTime
    #expect(animator.value(model: 60, at: 0.25) == early)
  }

  @Test("Its ends are found before they come")
  func ends() {
    var animator = Animator<Double>()
    animator.modelChanged(from: 0, to: 60, animation: Animation(Counting(steps: 60)), at: 2)
    #expect(animator.endTime == 3)
    #expect(animator.logicalEndTime == 2.5)
    let isIdle1 = animator.settle(at: 2.9)
    #expect(!isIdle1)
    let isIdle2 = animator.settle(at: 3)
    #expect(isIdle2)
  }

  @Test("It can be delayed, sped up and repeated")
  func composition() {
    var animator = Animator<Double>()
    let animation = Animation(MergingLine()).speed(2).delay(1).repeatCount(2)
    animator.modelChanged(from: 0, to: 100, animation: animation, at: 0)
    #expect(abs(animator.value(model: 100, at: 0.75)) < 1e-9)
    #expect(abs(animator.value(model: 100, at: 1.25) - 50) < 1e-9)
    #expect(abs((animator.endTime ?? 0) - 3) < 0.1)
  }

  @Test("It decides whether it takes over (rule L8.29)")
  func merging() {
    let line = Animation(MergingLine())
    let values = shown(
      0.0, [(0, 100, line), (0.5, 0, line)], at: [0.25, 0.5, 1, 1.5, 2])
    for (value, expected) in zip(values, [25, 50, 25, 0, 0] as [Double]) {
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test("It runs together with what it does not take over from (rule L8.22)")
  func combining() {
    let changes: [(time: TimeInterval, to: Double, animation: Animation?)] = [
      (0, 100, .linear(duration: 1)), (0.5, 0, Animation(MergingLine())),
    ]
    let times = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.6]
    let expected: [Double] = [25, 50, 56.25, 50, 25, 0, 0]
    for (value, expected) in zip(shown(0.0, changes, at: times), expected) {
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test("The context of a view's animation can be given another state")
  func contextWithState() {
    struct Key: AnimationStateKey { static var defaultValue: Int { 7 } }
    var context = AnimationContext<Double>(environmentBox: "environment")
    context.isLogicallyComplete = true
    context.state[Key.self] = 8
    let other = context.withState(AnimationState<Float>())
    #expect(context.state[Key.self] == 8)
    #expect(other.state[Key.self] == 7)
    #expect(other.isLogicallyComplete)
    #expect(other.environmentBox as? String == "environment")
  }
}
