public import Foundation
import StillGeometry
import StillViewGraph

// The recognisers that UIKit has, each by the one finger that there is.

/// A touch that moves by 10 points or more.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// No effect: there is one finger, which suffices.
  open var minimumNumberOfTouches = 1
  /// No effect: there is one finger.
  open var maximumNumberOfTouches = Int.max
  /// The part of the movement that `setTranslation(_:in:)` subtracts.
  private var taken = CGPoint.zero

  /// Returns the movement of the finger since it touched, or since `setTranslation(_:in:)`, in points.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: trail.translation.x - taken.x, y: trail.translation.y - taken.y)
  }

  /// Sets the present translation, from which it continues.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    taken = CGPoint(x: trail.translation.x - translation.x, y: trail.translation.y - translation.y)
  }

  /// Returns the velocity in points per second, from the last two samples.
  open func velocity(in view: UIView?) -> CGPoint { trail.velocity }

  override func next(_ event: TouchEvent) -> State {
    if event.kind == .down { taken = .zero }
    let goesOn = state == .began || state == .changed
    switch event.kind {
    case .up: return goesOn ? .ended : .failed
    case .moved: return goesOn ? .changed : trail.distance >= 10 ? .began : .possible
    case .down, .tick: return state
    }
  }

  override var abilities: GestureAbilities { .drag }
}

/// One or several taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many; less than 1 counts as 1.
  open var numberOfTapsRequired = 1
  /// No effect: there is one finger.
  open var numberOfTouchesRequired = 1
  private var counter = TapCounter()

  override func next(_ event: TouchEvent) -> State {
    switch counter.step(event, count: max(numberOfTapsRequired, 1)) {
    case .possible, .active: .possible
    case .ended: .ended
    case .failed: .failed
    }
  }

  open override func reset() { counter = TapCounter() }
  override var deadline: TimeInterval? { counter.deadline.map { $0 + TouchEvent.instant } }
  override var abilities: GestureAbilities { .tap }
}

/// A touch that stays.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the touch may move before it is recognised, in points.
  open var allowableMovement: CGFloat = 10
  /// No effect: no taps come before.
  open var numberOfTapsRequired = 0
  /// No effect: there is one finger.
  open var numberOfTouchesRequired = 1

  override func next(_ event: TouchEvent) -> State {
    guard let start = trail.start else { return state }
    let goesOn = state == .began || state == .changed
    switch event.kind {
    case .up: return goesOn ? .ended : .failed
    case .moved where goesOn: return .changed
    case .moved where trail.distance > allowableMovement: return .failed
    case .down, .moved, .tick:
      guard !goesOn else { return state }
      let isLong = event.time >= start.time + duration - TouchEvent.instant
      return isLong ? .began : .possible
    }
  }

  private var duration: TimeInterval { minimumPressDuration > 0 ? minimumPressDuration : 0 }

  override var deadline: TimeInterval? {
    guard state == .possible, let start = trail.start else { return nil }
    let end = start.time + duration
    return end.isFinite ? end : nil
  }

  override var abilities: GestureAbilities { duration <= 0 ? [.press, .tap, .drag] : .press }
}

/// A quick touch in one direction: 50 points within half a second.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a finger moves.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// Where the finger has to move.
  open var direction = Direction.right
  /// No effect: there is one finger.
  open var numberOfTouchesRequired = 1

  override func next(_ event: TouchEvent) -> State {
    guard let start = trail.start, event.kind != .up else { return .failed }
    guard event.time <= start.time + 0.5 else { return .failed }
    let moved = trail.translation
    guard max(abs(moved.x), abs(moved.y)) >= 50 else { return .possible }
    let way: Direction =
      abs(moved.x) > abs(moved.y)
      ? moved.x > 0 ? .right : .left : moved.y > 0 ? .down : .up
    return direction.contains(way) ? .ended : .failed
  }

  override var abilities: GestureAbilities { .drag }
}

/// Two fingers that move apart. Nothing is recognised: there is one finger.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far they are apart now, as a multiple of the distance at the start.
  open var scale: CGFloat = 1
  /// How fast that changes, a second.
  open var velocity: CGFloat { 0 }
}

/// Two fingers that turn. Nothing is recognised: there is one finger.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// By how much they have turned, in radians.
  open var rotation: CGFloat = 0
  /// How fast that changes, in radians a second.
  open var velocity: CGFloat { 0 }
}

/// A pointer over a view. Nothing is recognised: there is no pointer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// A touch that moves inwards from an edge. It begins like any that moves.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that it begins at (default: none). No effect: it begins anywhere.
  open var edges: UIRectEdge = []
}
