import Foundation

/// A gesture whose type is not told.
nonisolated public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never

  fileprivate let box: AnyGestureBox<Value>

  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    box = TypedGestureBox(gesture)
  }

  public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    AnyRecognizer(gesture, host)
  }
}

private class AnyGestureBox<Value> {
  func makeRecognizer(_ host: _GestureHost) -> _GestureRecognizer<Value> {
    preconditionFailure("a gesture has a type")
  }

  /// Hands a new value of the gesture to what follows it; false where that follows one of another type.
  func update(_ recognizer: _GestureRecognizer<Value>) -> Bool { false }
}

private final class TypedGestureBox<G: Gesture>: AnyGestureBox<G.Value> {
  private let gesture: G

  init(_ gesture: G) {
    self.gesture = gesture
  }

  override func makeRecognizer(_ host: _GestureHost) -> _GestureRecognizer<G.Value> {
    G._makeRecognizer(gesture, host)
  }

  override func update(_ recognizer: _GestureRecognizer<G.Value>) -> Bool {
    guard let recognizer = recognizer as? _TypedRecognizer<G> else { return false }
    recognizer.update(gesture)
    return true
  }
}

private final class AnyRecognizer<Value>: _TypedRecognizer<AnyGesture<Value>> {
  private var content: _GestureRecognizer<Value>
  /// One of another type, whose states have yet to be reset.
  private var former: _GestureRecognizer<Value>?

  override init(_ gesture: AnyGesture<Value>, _ host: _GestureHost) {
    content = gesture.box.makeRecognizer(host)
    super.init(gesture, host)
  }

  override func update(_ gesture: AnyGesture<Value>) {
    self.gesture = gesture
    guard !gesture.box.update(content) else { return }
    content.cancel()
    former = content
    content = gesture.box.makeRecognizer(host)
    // A gesture that has begun as one type cannot continue as another.
    if progress == .active { phase = .failed }
  }

  override func step(_ event: TouchEvent) {
    content.handle(event)
    phase = content.phase
  }

  override func deliver(_ effects: inout GestureEffects, isHeld: Bool) {
    former?.deliver(&effects, isHeld: true)
    former = nil
    content.deliver(&effects, isHeld: isHeld)
  }

  override func reset() {
    super.reset()
    content.reset()
  }

  override func cancel() {
    super.cancel()
    content.cancel()
  }

  override var deadline: TimeInterval? { progress.isFinal ? nil : content.deadline }
  override var abilities: GestureAbilities { content.abilities }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    OptionalRecognizer(gesture, host)
  }
}

/// Follows a gesture that may not be there.
private final class OptionalRecognizer<G: Gesture>: _TypedRecognizer<G?> {
  private var content: _TypedRecognizer<G>?

  override init(_ gesture: G?, _ host: _GestureHost) {
    content = gesture.map { G._makeRecognizer($0, host) }
    super.init(gesture, host)
  }

  override func update(_ gesture: G?) {
    self.gesture = gesture
    switch (content, gesture) {
    case (let content?, let gesture?): content.update(gesture)
    case (nil, let gesture?): content = G._makeRecognizer(gesture, host)
    case (let content?, nil): content.cancel()
    case (nil, nil): break
    }
  }

  override func step(_ event: TouchEvent) {
    guard gesture != nil, let content else {
      phase = .failed
      return
    }
    content.handle(event)
    phase = content.phase
  }

  override func deliver(_ effects: inout GestureEffects, isHeld: Bool) {
    content?.deliver(&effects, isHeld: isHeld)
  }

  override func reset() {
    super.reset()
    content?.reset()
  }

  override func cancel() {
    super.cancel()
    content?.cancel()
  }

  override var deadline: TimeInterval? { progress.isFinal ? nil : content?.deadline }
  override var abilities: GestureAbilities { gesture == nil ? [] : content?.abilities ?? [] }
}
