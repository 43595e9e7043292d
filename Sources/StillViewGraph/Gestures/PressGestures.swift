import Foundation
import StillGeometry

/// The gesture of `onLongPressGesture`: a long press with an action while it lasts.
nonisolated struct WatchedLongPress: Gesture {
  typealias Value = Bool
  typealias Body = Never

  let press: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  static func _makeRecognizer(_ gesture: Self, _ host: _GestureHost) -> _TypedRecognizer<Self> {
    WatchedLongPressRecognizer(gesture, host)
  }
}

private final class WatchedLongPressRecognizer: _TypedRecognizer<WatchedLongPress> {
  private let content: _TypedRecognizer<LongPressGesture>
  private var isPressed = false
  private var isDelivered = false

  override init(_ gesture: WatchedLongPress, _ host: _GestureHost) {
    content = LongPressGesture._makeRecognizer(gesture.press, host)
    super.init(gesture, host)
  }

  override func update(_ gesture: WatchedLongPress) {
    self.gesture = gesture
    content.update(gesture.press)
  }

  override func step(_ event: TouchEvent) {
    content.handle(event)
    phase = content.phase
  }

  override func deliver(_ effects: inout GestureEffects, isHeld: Bool) {
    // A press that ends at the moment of its touch was one, too.
    let begins = phase.known == true && !isDelivered && !isHeld
    if begins, !isPressed { tell(true, &effects) }
    if progress.isFinal, isPressed { tell(false, &effects) }
    guard !isHeld, !isDelivered, progress == .ended else { return }
    isDelivered = true
    let action = gesture.action
    effects.call(at: host) { action() }
  }

  private func tell(_ isPressed: Bool, _ effects: inout GestureEffects) {
    self.isPressed = isPressed
    if let changed = gesture.onPressingChanged { effects.call(at: host) { changed(isPressed) } }
  }

  override func reset() {
    super.reset()
    content.reset()
    isDelivered = false
  }

  override func cancel() {
    super.cancel()
    content.cancel()
  }

  override var deadline: TimeInterval? { progress.isFinal ? nil : content.deadline }
  override var abilities: GestureAbilities { content.abilities }
}

/// The gesture of a control: a touch of any length that ends near its start (rule C12.12).
nonisolated package struct ControlGesture: Gesture {
  package typealias Value = Void
  package typealias Body = Never

  /// The distance beyond the control's edges at which the touch still counts, in points.
  static var reach: CGFloat { 70 }

  let action: @MainActor () -> Void
  /// Told when the control is pressed down, and when it is let go.
  let onPressingChanged: (@MainActor (Bool) -> Void)?
  /// The least time for which a touch that acts is told of as a press, in seconds.
  let leastPress: TimeInterval

  package static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    ControlRecognizer(gesture, host)
  }
}

private final class ControlRecognizer: _TypedRecognizer<ControlGesture> {
  /// The current state, and the state that the control was told.
  private var isPressed = false
  private var isShownPressed = false
  private var isDelivered = false
  /// When the control was told of the press, and how often it was told of anything.
  private var pressStart: TimeInterval = 0
  private var tellings = 0

  override func step(_ event: TouchEvent) {
    switch event.kind {
    case .down:
      isPressed = true
      phase = .possible(())
    case .moved:
      isPressed = isInReach(event.location)
    case .up:
      let hits = phase.known != nil && isInReach(event.location)
      isPressed = false
      phase = hits ? .ended(()) : .failed
    case .tick:
      break
    }
  }

  private func isInReach(_ point: CGPoint) -> Bool {
    let reach = ControlGesture.reach
    return host.bounds.insetBy(dx: -reach, dy: -reach).holds(host.convert(point, to: .local))
  }

  override func deliver(_ effects: inout GestureEffects, isHeld: Bool) {
    let shows = isPressed && !progress.isFinal
    if shows != isShownPressed, !shows || !isHeld {
      isShownPressed = shows
      tell(shows, &effects)
    }
    guard !isHeld, !isDelivered, progress == .ended else { return }
    isDelivered = true
    let action = gesture.action
    effects.call(at: host) { callIsolated(action) }
  }

  /// Tells the control of a press or its end; of the end of a short press that acts a moment later, so that the press is
  /// seen.
  private func tell(_ isPressed: Bool, _ effects: inout GestureEffects) {
    guard let changed = gesture.onPressingChanged else { return }
    tellings += 1
    let graph = host.element.graph
    if isPressed { pressStart = graph.time }
    let end = pressStart + gesture.leastPress
    guard !isPressed, progress == .ended, end > graph.time + TouchEvent.instant else {
      return effects.call(at: host) { callIsolated { changed(isPressed) } }
    }
    let number = tellings
    graph.clock.schedule(at: end) { [weak self, unowned graph] in
      guard let self, tellings == number, let changed = gesture.onPressingChanged else { return }
      var effects = GestureEffects()
      effects.call(at: host) { callIsolated { changed(false) } }
      effects.run(on: graph)
    }
  }

  override func reset() {
    super.reset()
    isPressed = false
    isDelivered = false
  }

  override func cancel() {
    super.cancel()
    isPressed = false
  }

  override var abilities: GestureAbilities { [.tap, .press] }
}
