import Foundation
import StillGeometry

/// The animations of a `CombinedAnimation` and what each of them remembers.
///
/// Times are elapsed times of the run, offsets are measured from its first origin.
struct Combination<V: VectorArithmetic>: AnimationStateKey {
  /// One animation of several.
  struct Part {
    var animation: any CustomAnimation
    /// Where it leads.
    var target: V
    var start: TimeInterval
    /// Nil as long as it is unknown: an animation that cannot be planned tells when it comes.
    var end: TimeInterval?
    var context: AnimationContext<V>

    func hasEnded(at time: TimeInterval) -> Bool {
      end.map { time >= $0 - momentTolerance } ?? false
    }
  }

  static var defaultValue: Combination { Combination() }

  /// Where the first part starts: the target of the last one that was dropped.
  var origin: V = .zero

  /// Oldest first.
  var parts: [Part] = []

  /// Drops what no longer matters: a part that has ended shows its target, whatever came before.
  mutating func prune(at time: TimeInterval) {
    guard let last = parts.lastIndex(where: { $0.hasEnded(at: time) }) else { return }
    origin = parts[last].target
    parts.removeFirst(last + 1)
  }

  /// Returns the offset at `time`, without remembering anything.
  func offset(at time: TimeInterval) -> V {
    var copy = self
    return copy.advance(to: time) ?? parts.last?.target ?? origin
  }

  /// Returns the offset at `time`; nil when the last part has ended.
  mutating func advance(to time: TimeInterval) -> V? {
    var offset = origin
    for index in parts.indices {
      offset = move(from: offset, by: index, to: time) ?? parts[index].target
    }
    return parts.last.map { $0.hasEnded(at: time) } ?? true ? nil : offset
  }

  /// Returns where part `index` is at `time` when it comes from `offset`; nil when it has ended.
  private mutating func move(from offset: V, by index: Int, to time: TimeInterval) -> V? {
    guard !parts[index].hasEnded(at: time) else { return nil }
    let part = parts[index]
    let moved = part.animation.animate(
      value: part.target - offset, time: max(0, time - part.start),
      context: &parts[index].context)
    if moved == nil { parts[index].end = time }
    return moved.map { offset + $0 }
  }

  /// Returns the change of the offset per second at `time`.
  ///
  /// With n(t) for what a part makes of a value, linear in it: the derivative of a + n(target − a) is
  /// a′ + n′(target − a) − n(a′).
  func velocity(at time: TimeInterval) -> V? {
    var copy = self
    var offset = origin
    var velocity = V.zero
    for index in parts.indices {
      let part = parts[index]
      let local = max(0, time - part.start)
      guard let next = copy.move(from: offset, by: index, to: time) else {
        offset = part.target
        velocity = .zero
        continue
      }
      var asked = part.context
      let own =
        part.animation.velocity(
          value: part.target - offset, time: local, context: part.context) ?? .zero
      let carried = part.animation.animate(value: velocity, time: local, context: &asked) ?? .zero
      velocity = velocity + own - carried
      offset = next
    }
    return velocity
  }
}
