import Foundation
import StillLayout
import StillRuntime

/// A gesture that consists of another one, seen or watched in some way.
private protocol GestureWrapper: Gesture {
  associatedtype Content: Gesture
  nonisolated var content: Content { get }
}

/// Follows the gesture inside.
private class WrapperRecognizer<G: GestureWrapper>: _TypedRecognizer<G> {
  final let content: _TypedRecognizer<G.Content>

  override init(_ gesture: G, _ host: _GestureHost) {
    content = G.Content._makeRecognizer(gesture.content, host)
    super.init(gesture, host)
  }

  override func update(_ gesture: G) {
    self.gesture = gesture
    content.update(gesture.content)
  }

  override func reset() {
    super.reset()
    content.reset()
  }

  override func cancel() {
    super.cancel()
    content.cancel()
  }

  override func deliver(_ effects: inout GestureEffects, isHeld: Bool) {
    content.deliver(&effects, isHeld: isHeld)
  }

  override var deadline: TimeInterval? { progress.isFinal ? nil : content.deadline }
  override var abilities: GestureAbilities { content.abilities }
}

/// `onEnded`.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture, GestureWrapper {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void

  public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    EndedRecognizer(gesture, host)
  }
}

private final class EndedRecognizer<Content: Gesture>: WrapperRecognizer<_EndedGesture<Content>> {
  private var isDelivered = false

  override func step(_ event: TouchEvent) {
    content.handle(event)
    phase = content.phase
  }

  override func deliver(_ effects: inout GestureEffects, isHeld: Bool) {
    content.deliver(&effects, isHeld: isHeld)
    guard !isHeld, !isDelivered, case .ended(let value) = phase else { return }
    isDelivered = true
    let action = gesture.action
    effects.call(at: host) { action(value) }
  }

  override func reset() {
    super.reset()
    isDelivered = false
  }
}

/// `onChanged`.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture, GestureWrapper
where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void

  public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    ChangedRecognizer(gesture, host)
  }
}

private final class ChangedRecognizer<Content: Gesture>: WrapperRecognizer<
  _ChangedGesture<Content>
>
where Content.Value: Equatable {
  private var last: Content.Value?

  override func step(_ event: TouchEvent) {
    content.handle(event)
    phase = content.phase
  }

  override func deliver(_ effects: inout GestureEffects, isHeld: Bool) {
    content.deliver(&effects, isHeld: isHeld)
    guard !isHeld, let value = phase.current, value != last else { return }
    last = value
    let action = gesture.action
    effects.call(at: host) { action(value) }
  }

  override func reset() {
    super.reset()
    last = nil
  }
}

/// `map`.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture, GestureWrapper {
  public typealias Body = Never

  let content: Content
  let transform: (Content.Value) -> Value

  public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    MapRecognizer(gesture, host)
  }
}

private final class MapRecognizer<Content: Gesture, Value>: WrapperRecognizer<
  _MapGesture<Content, Value>
>
{
  override func step(_ event: TouchEvent) {
    content.handle(event)
    let transform = gesture.transform
    phase = content.phase.map { value in MainActorAssumption.during { transform(value) } }
  }
}

/// `updating`: a gesture that sets a `GestureState` while it goes on.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture, GestureWrapper {
  public typealias Value = Base.Value
  public typealias Body = Never

  /// The gesture inside.
  public var base: Base
  /// The state that is set while the gesture continues.
  public var state: GestureState<State>
  let change: (Base.Value, inout State, inout Transaction) -> Void

  var content: Base { base }

  public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    StateRecognizer(gesture, host)
  }
}

private final class StateRecognizer<Base: Gesture, State>: WrapperRecognizer<
  GestureStateGesture<Base, State>
>
{
  /// The value that was not passed to the state yet.
  private var news: Base.Value?
  /// Whether the state is set, and has to be reset at the end.
  private var isSet = false

  override func step(_ event: TouchEvent) {
    content.handle(event)
    phase = content.phase
    news = phase.current
  }

  override func deliver(_ effects: inout GestureEffects, isHeld: Bool) {
    content.deliver(&effects, isHeld: isHeld)
    let state = gesture.state
    if progress.isFinal {
      if isSet { effects.reset(at: host) { state.reset() } }
      isSet = false
      news = nil
    } else if !isHeld, let value = news {
      news = nil
      isSet = true
      let change = gesture.change
      effects.call(at: host) { state.update { change(value, &$0, &$1) } }
    }
  }

  override func reset() {
    super.reset()
    news = nil
  }
}

extension Gesture {
  /// Runs an action when the gesture was recognised, with its last value.
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Returns the same gesture with another value.
  nonisolated public func map<T>(
    _ body: @escaping (Value) -> T
  ) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Sets a state while the gesture goes on; at its end the state returns to its initial value (rule C12.8).
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, change: body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action whenever the gesture's value changes.
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
