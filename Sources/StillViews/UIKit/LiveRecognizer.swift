import Foundation
import StillGeometry
import StillLayout
import StillRuntime
import StillViewGraph

/// A recogniser with its coordinator, and the way it follows touches.
nonisolated final class LiveRecognizer<Representable: UIGestureRecognizerRepresentable>:
  TouchFollower
{
  private typealias Context = UIGestureRecognizerRepresentableContext<Representable>

  private var parts:
    (
      value: Representable, recognizer: Representable.UIGestureRecognizerType, context: Context,
      touch: ConvertedTouch
    )?
  private var news: [() -> Void] = []
  /// Whether the value has received any event of this touch.
  private var isHeard = false

  @MainActor func updated(to value: Representable) -> LiveRecognizer {
    if parts == nil {
      let touch = ConvertedTouch()
      let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(source: touch)
      let context = Context(
        coordinator: value.makeCoordinator(converter: converter), converter: converter)
      let recognizer = value.makeUIGestureRecognizer(context: context)
      touch.recognizer = recognizer
      parts = (value, recognizer, context, touch)
    }
    parts?.value = value
    if let parts { value.updateUIGestureRecognizer(parts.recognizer, context: parts.context) }
    return self
  }

  var deadline: TimeInterval? {
    isolated { $0.parts?.recognizer.deadline }
  }

  var abilities: GestureAbilities {
    isolated { $0.parts?.recognizer.abilities ?? [] }
  }

  func follow(_ event: TouchEvent, at host: _GestureHost) -> GestureProgress {
    // The host is of the tree that this thread works on: see `isolated`.
    nonisolated(unsafe) let host = host
    return isolated { unsafe $0.step(event, at: host) }
  }

  @MainActor private func step(_ event: TouchEvent, at host: _GestureHost) -> GestureProgress {
    guard let parts, parts.recognizer.isEnabled else { return .failed }
    let recognizer: UIGestureRecognizer = parts.recognizer
    if event.kind == .down {
      parts.touch.host = host
      let view = UIView()
      view.frame = host.bounds
      recognizer.view = view
    }
    recognizer.trail.follow(event)
    let old = recognizer.state
    var new = recognizer.next(event)
    let begins = old == .possible && (new == .began || new == .ended)
    if begins, recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false {
      new = .failed
    }
    recognizer.state = new
    // A finger that rests makes no news.
    if new != .possible, new != .failed, new != old || event.kind == .moved { tell(new) }
    return switch new {
    case .possible: .possible
    case .began, .changed: .active
    case .ended: .ended
    case .cancelled, .failed: .failed
    }
  }

  /// Calls the value's handler later, with the recogniser in the given state and the finger at its present position: by
  /// then the recogniser may have started again.
  @MainActor private func tell(_ state: UIGestureRecognizer.State) {
    guard let trail = parts?.recognizer.trail else { return }
    news.append { [self] in
      isolated {
        guard let parts = $0.parts else { return }
        let now = (parts.recognizer.state, parts.recognizer.trail)
        (parts.recognizer.state, parts.recognizer.trail) = (state, trail)
        parts.value.handleUIGestureRecognizerAction(parts.recognizer, context: parts.context)
        (parts.recognizer.state, parts.recognizer.trail) = now
      }
    }
  }

  func takeNews() -> [() -> Void] {
    defer { news = [] }
    isHeard = isHeard || !news.isEmpty
    return news
  }

  func cancel() {
    isolated {
      guard let recognizer = $0.parts?.recognizer else { return }
      let hasBegun = recognizer.state == .began || recognizer.state == .changed
      recognizer.state = hasBegun ? .cancelled : .failed
      $0.news = []
      // A gesture that was held back throughout never began for the program.
      if hasBegun, $0.isHeard { $0.tell(.cancelled) }
    }
  }

  func reset() {
    isolated {
      $0.isHeard = false
      guard let recognizer = $0.parts?.recognizer else { return }
      recognizer.state = .possible
      recognizer.trail = TouchTrail()
      recognizer.reset()
    }
  }

  /// Runs a part of the engine's work that is the recogniser's. Nothing is shared between threads: a tree of views is
  /// worked on by one at a time, which has borrowed the main actor (`MainActorAssumption`).
  private func isolated<Result>(_ body: @MainActor (LiveRecognizer) -> Result) -> Result {
    // Not sent anywhere: the closure runs here, before this returns.
    nonisolated(unsafe) let live = self
    return callIsolated { unsafe body(live) }
  }
}
