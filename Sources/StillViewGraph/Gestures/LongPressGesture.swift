public import Foundation

/// A touch that stays (rule C12.3). Its value is true from the touch on; it ends when the time is reached, while the touch
/// is still down.
nonisolated public struct LongPressGesture: Gesture, Sendable {
  public typealias Value = Bool
  public typealias Body = Never

  /// In seconds; what is no number counts as 0.5, what is negative as 0.
  public var minimumDuration: Double
  /// The distance that the touch may move, in points; not-a-number counts as 10.
  public var maximumDistance: CGFloat

  /// A touch that stays for some seconds, and moves by no more than some points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    LongPressRecognizer(gesture, host)
  }
}

private final class LongPressRecognizer: _TypedRecognizer<LongPressGesture> {
  private var start: (location: CGPoint, time: TimeInterval)?

  private var duration: TimeInterval {
    gesture.minimumDuration.isNaN ? 0.5 : max(gesture.minimumDuration, 0)
  }

  private var distance: CGFloat {
    gesture.maximumDistance.isNaN ? 10 : max(gesture.maximumDistance, 0)
  }

  override func step(_ event: TouchEvent) {
    if event.kind == .down {
      start = (event.location, event.time)
      phase = .possible(true)
    }
    guard let start else { return }
    if event.kind == .moved, start.location.distance(to: event.location) > distance {
      phase = .failed
    } else if event.time >= start.time + duration - TouchEvent.instant {
      phase = .ended(true)
    } else if event.kind == .up {
      phase = .failed
    }
  }

  override func reset() {
    super.reset()
    start = nil
  }

  override var deadline: TimeInterval? {
    guard progress == .possible, let start else { return nil }
    let end = start.time + duration
    return end.isFinite ? end : nil
  }

  override var abilities: GestureAbilities { duration <= 0 ? [.press, .tap] : .press }
}
