import Foundation
import StillGeometry
import Testing

@testable import StillAnimation

/// An animation that remembers: it moves a tenth of the rest at every call, so it shows who called it when.
private struct CallCounting: CustomAnimation {
  var merges = false

  struct Memory<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Value { .zero }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < 1 else { return nil }
    let position = context.state[Memory<V>.self]
    let next = position + (value - position).scaled(by: 0.1)
    context.state[Memory<V>.self] = next
    context.isLogicallyComplete = time >= 0.5
    return next
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    merges && previous.base is CallCounting
  }
}

@Suite struct SamplingTests {
  /// Everything that can be combined, changed in flight.
  private static let changes: [(time: Double, target: Double, animation: Animation?)] = [
    (0, 100, .easeInOut(duration: 0.7)),
    (0.1, 40, .linear(duration: 0.2).repeatForever()),
    (0.31, 300, .interactiveSpring),
    (0.4, 320, nil),
    (0.45, -20, Animation(CallCounting())),
    (0.5, -40, Animation(CallCounting()).speed(0.5)),
    (0.6, 90, .bouncy.delay(0.1)),
    (0.64, 100, Animation(CallCounting(merges: true)).delay(0.02)),
    (0.7, 10, .interpolatingSpring(duration: 0.3, bounce: 0.4)),
    (1.3, 60, .default),
  ]

  /// Plays the changes up to a time, asking at `times` on the way; gives what is shown at the end.
  private func play(
    to end: Double, asking times: [Double], settling: Bool
  ) -> (value: Double, endTime: Double?) {
    var animator = Animator<Double>()
    var model = 0.0
    var pending = Self.changes[...]
    for time in times.filter({ $0 < end }) + [end] {
      while let change = pending.first, change.time <= time {
        animator.modelChanged(
          from: model, to: change.target, animation: change.animation, at: change.time)
        model = change.target
        pending.removeFirst()
      }
      if settling { _ = animator.settle(at: time) }
      _ = animator.value(model: model, at: time)
    }
    return (animator.value(model: model, at: end), animator.endTime)
  }

  @Test func whatIsShownDoesNotDependOnSampling() {
    let dense = Array(stride(from: 0, to: 3, by: 1.0 / 240))
    let frames = Array(stride(from: 0, to: 3, by: 1.0 / 60))
    let odd = Array(stride(from: 0.0031, to: 3, by: 0.0271))
    for end in [0.05, 0.2, 0.35, 0.42, 0.47, 0.55, 0.61, 0.65, 0.68, 0.75, 1, 1.25, 1.4, 2, 2.9] {
      let sparse = play(to: end, asking: [], settling: false)
      for times in [dense, frames, odd] {
        for settling in [false, true] where times.count < 400 || settling {
          let other = play(to: end, asking: times, settling: settling)
          #expect(other.value == sparse.value, "at \(end), \(times.count) samples, \(settling)")
          // What has ended may have been dropped.
          if let endTime = sparse.endTime, endTime > end { #expect(other.endTime == endTime) }
        }
      }
    }
  }

  @Test func askingBackAndForthChangesNothing() {
    let motion = Motion(from: 0, to: 1, Animation(CallCounting()))
    let first = (0..<60).map { motion(Double($0) / 60) }
    let second = (0..<60).reversed().map { motion(Double($0) / 60) }
    #expect(first == second.reversed())
  }

  @Test func customAnimationIsCalledOnAFixedGrid() {
    let motion = Motion(from: 0, to: 1, Animation(CallCounting()))
    // The calls at 0, 1/60 … 6/60 and the one for the frame at 0.11.
    #expect(abs(motion(0.11) - (1 - pow(0.9, 8))) < 1e-12)
  }

  @Test func customAnimationEnds() {
    var motion = Motion(from: 0, to: 1, Animation(CallCounting()))
    #expect(abs((motion.animator.endTime ?? 0) - 1) < 1e-9)
    #expect(abs((motion.animator.logicalEndTime ?? 0) - 0.5) < 1e-9)
    #expect(motion(1) == 1)
    #expect(motion(0.99) != 1)
    let isEarlyIdle = motion.animator.settle(at: 0.99)
    #expect(!isEarlyIdle)
    let isIdle = motion.animator.settle(at: 1)
    #expect(isIdle)
  }

  @Test func mergingCustomAnimationKeepsClockAndMemory() {
    var motion = Motion(from: 0, to: 1, Animation(CallCounting()))
    let before = motion(0.5)
    motion.change(to: 2, Animation(CallCounting(merges: true)), at: 0.5)
    #expect(abs(motion(0.5) - before) < 0.2)
    #expect(abs((motion.animator.endTime ?? 0) - 1) < 1e-9)
  }

  @Test func repeatedCustomAnimationStartsOver() {
    let motion = Motion(
      from: 0, to: 1, Animation(CallCounting()).repeatCount(2, autoreverses: true))
    let single = Motion(from: 0, to: 1, Animation(CallCounting()))
    #expect(abs(motion(1.5) - (1 - single(0.5))) < 1e-9)
    #expect(abs((motion.animator.endTime ?? 0) - 2) < 1e-9)
  }

  @Test func customAnimationFindsItsEnvironment() {
    struct Reading: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? {
        value.scaled(by: context.environmentBox as? Double ?? 0)
      }
    }
    var animator = Animator<Double>()
    animator.modelChanged(
      from: 0, to: 100, animation: Animation(Reading()), at: 0, environmentBox: 0.25)
    #expect(animator.value(model: 100, at: 0.1) == 25)
    #expect(animator.endTime == .infinity)
  }
}

@Suite struct AnimationTests {
  @Test func equalityIsByValue() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.linear != .linear(duration: 0.4))
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.easeIn.delay(1) == .easeIn.delay(1))
    #expect(Animation.easeIn.delay(1) != .easeIn.speed(1))
    #expect(Animation(CallCounting()) == Animation(CallCounting()))
    #expect(Animation(CallCounting()) != Animation(CallCounting(merges: true)))
    #expect(Set([Animation.linear, .linear, .default, .spring]).count == 3)
  }

  @Test func baseGivesBackWhatTheAnimationWasMadeOf() {
    #expect(Animation(CallCounting()).base as? CallCounting == CallCounting())
    func wrapped<A: CustomAnimation>(_ base: A) -> Animation { Animation(base) }
    let base = Animation.easeIn.base
    let again: Animation = wrapped(base)
    #expect(again == .easeIn)
  }

  @Test func factoriesChooseTheirSprings() {
    #expect(
      Animation.spring(response: 0.5, dampingFraction: 0.825) == .spring(dampingFraction: 0.825))
    #expect(Animation.spring == .smooth)
    #expect(Animation.bouncy(duration: 0.4) == .spring(duration: 0.4, bounce: 0.3))
    #expect(
      Animation.interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
        == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
  }

  @Test func animationsCanBeEvaluatedByHand() {
    var context = AnimationContext<Double>()
    #expect(Animation.linear(duration: 2).animate(value: 10, time: 1, context: &context) == 5)
    #expect(!context.isLogicallyComplete)
    #expect(Animation.linear(duration: 2).animate(value: 10, time: 2.1, context: &context) == nil)
    #expect(context.isLogicallyComplete)
    let velocity = Animation.linear(duration: 2).velocity(value: 10, time: 1, context: context)
    #expect(velocity == 5)
  }
}
