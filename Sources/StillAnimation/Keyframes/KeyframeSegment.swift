import Foundation
import StillGeometry

/// One keyframe as data: how a vector gets to where it is to be (C11.5).
struct KeyframeSegment<V: VectorArithmetic> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: V?, end: V?)
    case spring(Spring, start: V?)
    case move
  }

  let kind: Kind
  /// Where it ends.
  let target: V
  /// Seconds; nil for a spring that takes as long as it needs.
  let duration: TimeInterval?
}

/// A track with everything worked out: when each segment starts, from where, and how fast.
struct KeyframePlan<V: VectorArithmetic> {
  private struct Step {
    let kind: KeyframeSegment<V>.Kind
    let start: TimeInterval
    let duration: TimeInterval
    let from: V
    let to: V
    /// Per second, at the start and at the end of a cubic; at the start of a spring.
    let startVelocity: V
    let endVelocity: V
  }

  private var steps: [Step] = []
  private let initial: V
  /// Seconds until the last segment ends.
  private(set) var duration: TimeInterval = 0

  /// A track from `initial`, which moves with `velocity` per second when it begins.
  init(_ segments: [KeyframeSegment<V>], from initial: V, velocity: V = .zero) {
    self.initial = initial
    var from = initial
    var incoming = velocity
    for (index, segment) in segments.enumerated() {
      let change = segment.target - from
      let length = Self.length(of: segment, change, incoming)
      let before = index > 0 ? segments[index - 1] : nil
      let after = index + 1 < segments.count ? segments[index + 1] : nil
      let start =
        Self.startVelocity(of: segment)
        ?? Self.velocity(entering: segment, change, length, before, steps.last, incoming)
      let end = Self.endVelocity(of: segment, change, length, after)
      let step = Step(
        kind: segment.kind, start: duration, duration: length, from: from, to: segment.target,
        startVelocity: start, endVelocity: end)
      steps.append(step)
      incoming = Self.velocity(of: step, at: length)
      from = segment.target
      duration += length
    }
  }

  /// Returns the value at a time, in seconds from the start; before it the first one, after the end the last one.
  func value(at time: TimeInterval) -> V {
    guard let step = step(at: time) else { return initial }
    return Self.value(of: step, at: min(max(time - step.start, 0), step.duration))
  }

  /// Returns the change per second at a time; zero before the start and after the end.
  func velocity(at time: TimeInterval) -> V {
    guard time >= 0, time <= duration, let step = step(at: time) else { return .zero }
    return Self.velocity(of: step, at: min(max(time - step.start, 0), step.duration))
  }

  /// Returns the step that a time falls into; of steps that begin at one time the last.
  private func step(at time: TimeInterval) -> Step? {
    steps.last { $0.start <= time + momentTolerance } ?? steps.first
  }

  private static func length(
    of segment: KeyframeSegment<V>, _ change: V, _ velocity: V
  ) -> TimeInterval {
    switch segment.kind {
    case .move: return 0
    case .spring(let spring, let start):
      let length =
        segment.duration
        ?? spring.settlingDuration(
          target: change, initialVelocity: start ?? velocity, epsilon: 0.001)
      return length.isFinite ? min(max(length, 0), 1e6) : 0
    case .linear, .cubic:
      let length = segment.duration ?? 0
      return length.isFinite ? min(max(length, 0), 1e6) : 0
    }
  }

  private static func startVelocity(of segment: KeyframeSegment<V>) -> V? {
    switch segment.kind {
    case .cubic(let start, _): start
    case .spring(_, let start): start
    case .linear, .move: nil
    }
  }

  /// Returns the velocity with which a segment begins that does not say it.
  private static func velocity(
    entering segment: KeyframeSegment<V>, _ change: V, _ length: TimeInterval,
    _ before: KeyframeSegment<V>?, _ last: Step?, _ incoming: V
  ) -> V {
    guard let before, let last else { return incoming }
    if case .cubic = segment.kind, case .cubic(_, nil) = before.kind {
      return mean(last.to - last.from, last.duration, change, length)
    }
    return incoming
  }

  private static func endVelocity(
    of segment: KeyframeSegment<V>, _ change: V, _ length: TimeInterval,
    _ after: KeyframeSegment<V>?
  ) -> V {
    guard case .cubic(_, let given) = segment.kind else { return .zero }
    if let given { return given }
    guard let after else { return .zero }
    let next = after.target - segment.target
    switch after.kind {
    case .cubic(let start?, _): return start
    case .cubic(nil, _), .spring:
      return mean(change, length, next, Self.length(of: after, next, .zero))
    case .linear:
      let seconds = Self.length(of: after, next, .zero)
      return seconds > 0 ? next.scaled(by: 1 / seconds) : .zero
    case .move: return .zero
    }
  }

  /// Returns the slope over two segments: Catmull and Rom's.
  private static func mean(
    _ first: V, _ firstLength: TimeInterval, _ second: V, _ secondLength: TimeInterval
  ) -> V {
    let seconds = firstLength + secondLength
    return seconds > 0 ? (first + second).scaled(by: 1 / seconds) : .zero
  }

  private static func value(of step: Step, at time: TimeInterval) -> V {
    let change = step.to - step.from
    switch step.kind {
    case .move: return step.to
    case .linear(let curve):
      guard step.duration > 0, time < step.duration else { return step.to }
      return step.from + change.scaled(by: curve.value(at: time / step.duration))
    case .cubic:
      guard step.duration > 0, time < step.duration else { return step.to }
      let s = time / step.duration
      let start = step.startVelocity.scaled(by: step.duration * (s * s * s - 2 * s * s + s))
      let end = step.endVelocity.scaled(by: step.duration * (s * s * s - s * s))
      return step.from + change.scaled(by: 3 * s * s - 2 * s * s * s) + start + end
    case .spring(let spring, _):
      guard time < step.duration else { return step.to }
      return step.from
        + spring.value(target: change, initialVelocity: step.startVelocity, time: time)
    }
  }

  private static func velocity(of step: Step, at time: TimeInterval) -> V {
    let change = step.to - step.from
    guard step.duration > 0 else { return .zero }
    let s = time / step.duration
    switch step.kind {
    case .move: return .zero
    case .linear(let curve):
      return change.scaled(by: curve.velocity(at: min(s, 1 - 1e-9)) / step.duration)
    case .cubic:
      return change.scaled(by: (6 * s - 6 * s * s) / step.duration)
        + step.startVelocity.scaled(by: 3 * s * s - 4 * s + 1)
        + step.endVelocity.scaled(by: 3 * s * s - 2 * s)
    case .spring(let spring, _):
      return spring.velocity(target: change, initialVelocity: step.startVelocity, time: time)
    }
  }
}
