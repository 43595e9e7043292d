import Foundation

/// Two gestures at once (rule C12.7).
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The values of both gestures; nil for one that has not begun.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The gesture that runs beside the second.
  public var first: First
  /// The gesture that runs beside the first.
  public var second: Second

  /// Recognises both at once; either alone is enough to begin.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    SimultaneousRecognizer(gesture, host)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

/// One gesture after the other (rule C12.7).
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  public enum Value {
    /// The first one goes on.
    case first(First.Value)
    /// The first one has ended with a value; the second one has begun, or is awaited.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes before.
  public var first: First
  /// The gesture that comes after.
  public var second: Second

  /// Recognises the second gesture once the first has ended.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    SequenceRecognizer(gesture, host)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// The one of two gestures that succeeds; the second one waits until the first has failed (rule C12.7).
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  public enum Value {
    /// The first gesture succeeds.
    case first(First.Value)
    /// The second gesture succeeds.
    case second(Second.Value)
  }

  /// The gesture that is tried first.
  public var first: First
  /// The gesture that succeeds where the first does not.
  public var second: Second

  /// Recognises the first gesture, otherwise the second one.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    ExclusiveRecognizer(gesture, host)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture made of two.
private protocol GesturePair: Gesture {
  associatedtype First: Gesture
  associatedtype Second: Gesture
  nonisolated var first: First { get }
  nonisolated var second: Second { get }
}

extension SimultaneousGesture: GesturePair {}
extension SequenceGesture: GesturePair {}
extension ExclusiveGesture: GesturePair {}

/// Follows both parts of a gesture.
private class PairRecognizer<G: GesturePair>: _TypedRecognizer<G> {
  final let first: _TypedRecognizer<G.First>
  final let second: _TypedRecognizer<G.Second>

  override init(_ gesture: G, _ host: _GestureHost) {
    first = G.First._makeRecognizer(gesture.first, host)
    second = G.Second._makeRecognizer(gesture.second, host)
    super.init(gesture, host)
  }

  override func update(_ gesture: G) {
    self.gesture = gesture
    first.update(gesture.first)
    second.update(gesture.second)
  }

  override func reset() {
    super.reset()
    first.reset()
    second.reset()
  }

  override func cancel() {
    super.cancel()
    first.cancel()
    second.cancel()
  }

  override func deliver(_ effects: inout GestureEffects, isHeld: Bool) {
    first.deliver(&effects, isHeld: isHeld)
    second.deliver(&effects, isHeld: isHeld)
  }

  override var deadline: TimeInterval? {
    guard !progress.isFinal else { return nil }
    return [first.deadline, second.deadline].compactMap(\.self).min()
  }

  override var abilities: GestureAbilities { first.abilities.union(second.abilities) }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<SimultaneousGesture<First, Second>>
{
  override func step(_ event: TouchEvent) {
    first.handle(event)
    second.handle(event)
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.known, second: second.phase.known)
    let parts = (first.progress, second.progress)
    if parts.0.isFinal, parts.1.isFinal {
      phase = parts == (.failed, .failed) ? .failed : .ended(value)
    } else if parts.0.hasBegun || parts.1.hasBegun {
      phase = .active(value)
    } else {
      let isKnown = value.first != nil || value.second != nil
      phase = .possible(isKnown ? value : nil)
    }
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<SequenceGesture<First, Second>>
{
  /// The final value of the first gesture.
  private var ended: First.Value?

  override func step(_ event: TouchEvent) {
    guard let ended else { return stepFirst(event) }
    second.handle(event)
    switch second.phase {
    case .possible(let value):
      phase =
        progress == .active || value != nil
        ? .active(.second(ended, value)) : .possible(.second(ended, nil))
    case .active(let value): phase = .active(.second(ended, value))
    case .ended(let value): phase = .ended(.second(ended, value))
    case .failed: phase = .failed
    }
  }

  private func stepFirst(_ event: TouchEvent) {
    first.handle(event)
    switch first.phase {
    case .possible(let value): phase = .possible(value.map { .first($0) })
    case .active(let value): phase = .active(.first(value))
    case .failed: phase = .failed
    case .ended(let value):
      ended = value
      guard event.kind != .up else {
        phase = .possible(.second(value, nil))
        return
      }
      // The touch is still down: for the second gesture it begins here.
      phase = .active(.second(value, nil))
      step(TouchEvent(kind: .down, location: event.location, time: event.time))
    }
  }

  override func reset() {
    super.reset()
    ended = nil
  }

  override func deliver(_ effects: inout GestureEffects, isHeld: Bool) {
    first.deliver(&effects, isHeld: isHeld)
    if ended != nil { second.deliver(&effects, isHeld: isHeld) }
  }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<ExclusiveGesture<First, Second>>
{
  override func step(_ event: TouchEvent) {
    first.handle(event)
    second.handle(event)
    if first.progress == .failed {
      phase = second.phase.map { .second($0) }
    } else {
      phase = first.phase.map { .first($0) }
      if first.progress.hasBegun { second.cancel() }
    }
  }

  override func deliver(_ effects: inout GestureEffects, isHeld: Bool) {
    first.deliver(&effects, isHeld: isHeld)
    second.deliver(&effects, isHeld: isHeld || first.progress != .failed)
  }
}

extension Gesture {
  /// This gesture and another one at once.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, then another one.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, otherwise another one.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
