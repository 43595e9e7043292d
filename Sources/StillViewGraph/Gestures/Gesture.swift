import Foundation
import StillLayout
import StillRuntime

/// A gesture on a view: a tap, a drag, or a composition of gestures (rules C12.1–C12.8).
@MainActor @preconcurrency public protocol Gesture<Value>: SendableMetatype {
  /// The value of the gesture while it continues.
  associatedtype Value = Body.Value
  /// The type of the gesture inside; `Never` for gestures of the library's own.
  associatedtype Body: Gesture

  /// The gesture that this one consists of.
  @MainActor @preconcurrency var body: Body { get }

  /// Makes what follows touches. Only gestures without a body of their own implement it; it is public because Swift
  /// allows no requirement of lesser access.
  nonisolated static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self>
}

extension Gesture where Value == Body.Value {
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    BodyRecognizer(gesture, host)
  }
}

extension Gesture where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is followed by the engine and has no body")
  }
}

extension Never: Gesture {
  public typealias Value = Never

  nonisolated public static func _makeRecognizer(
    _ gesture: Never, _ host: _GestureHost
  ) -> _TypedRecognizer<Never> {}
}

/// Follows the gesture that another one consists of.
private final class BodyRecognizer<G: Gesture>: _TypedRecognizer<G> where G.Value == G.Body.Value {
  private let plan = ViewPlan.of(G.self)
  /// The storage of the gesture's dynamic properties between its values.
  private var slots: [AnyObject?]
  private var content: _TypedRecognizer<G.Body>?

  override init(_ gesture: G, _ host: _GestureHost) {
    slots = Array(repeating: nil, count: plan.properties.count)
    super.init(gesture, host)
    content = G.Body._makeRecognizer(currentBody(), host)
  }

  private func currentBody() -> G.Body {
    host.element.inBodyScope(as: ObjectIdentifier(self)) {
      connect()
      return MainActorAssumption.during { evaluateBody(of: gesture) }
    }
  }

  /// Gives the gesture's dynamic properties their storage.
  private func connect() {
    let environment = host.environment
    unsafe withUnsafeMutableBytes(of: &gesture) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, property) in plan.properties.enumerated() {
        _ = unsafe property.type.connect(
          base + property.offset, &slots[index], environment: environment)
      }
    }
  }

  override func update(_ gesture: G) {
    self.gesture = gesture
    content?.update(currentBody())
  }

  override func step(_ event: TouchEvent) {
    guard let content else {
      phase = .failed
      return
    }
    // The values that the body reads may have changed since the last touch.
    if event.kind == .down { content.update(currentBody()) }
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

  override var deadline: TimeInterval? { content?.deadline }
  override var abilities: GestureAbilities { content?.abilities ?? [] }
}
