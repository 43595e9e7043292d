public import Foundation
import StillGeometry
import StillViewGraph

// Recognisers of UIKit follow the one finger that a stage has, where `gesture(_:)` puts them on a view. Their times and
// distances are those of the gestures of views (rules C12.1–C12.5).

/// What follows touches in UIKit. On its own it recognises nothing.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  /// How far a recogniser has come.
  public enum State: Int, Sendable {
    /// Nothing is known yet.
    case possible
    /// It goes on, from now.
    case began
    /// It goes on, and something has changed.
    case changed
    /// It was recognised, and is over.
    case ended
    /// It was recognised, and something else has ended it.
    case cancelled
    /// It was something else.
    case failed
    /// What `ended` is for gestures of one moment.
    public static let recognized = State.ended
  }

  /// How far it has come.
  open var state = State.possible
  /// Whether it follows touches at all.
  open var isEnabled = true
  /// Who is asked whether it may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for the program's own use.
  open var name: String?
  /// Kept; touches reach views inside in either case.
  open var cancelsTouchesInView = true
  /// Kept; touches are never held back.
  open var delaysTouchesBegan = false
  /// Kept; touches are never held back.
  open var delaysTouchesEnded = true
  /// Kept; there is one finger.
  open var requiresExclusiveTouchType = true
  /// The view that it stands for while a finger is on it: of the size of the view that the gesture is on.
  public internal(set) var view: UIView?

  /// The touch that it follows, and the samples before.
  final var trail = TouchTrail()

  /// One that is on no view.
  override public init() {}

  /// How many fingers are on the view: one, while it follows a touch.
  open var numberOfTouches: Int { trail.start == nil ? 0 : 1 }

  /// Where the finger is, in the picture's coordinates, as hosted gestures are on the window's view.
  open func location(in view: UIView?) -> CGPoint { trail.location }

  /// Where a finger is, in the picture's coordinates; (0, 0) for others than the first.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touchIndex == 0 ? trail.location : .zero
  }

  /// Kept; which gesture comes first is the order of the views.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Called before each touch; for recognisers of one's own.
  open func reset() {}

  /// The state after an event; asked while it is no final one.
  func next(_ event: TouchEvent) -> State { .failed }
  /// When it comes to something by itself; nil: never.
  var deadline: TimeInterval? { nil }
  /// What it can follow.
  var abilities: GestureAbilities { [] }
}

/// Who is asked what a recogniser may do.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a recogniser that could begin does; true unless it is written.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both go on at once. Not asked: that is said where gestures are put on views.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other one comes first. Not asked: that is the order of the views.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other one waits. Not asked: that is the order of the views.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it follows a touch. Not asked: there is one finger.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// What is known of a touch, in the picture's coordinates.
struct TouchTrail {
  /// Where and when it began; nil: there is none.
  private(set) var start: (location: CGPoint, time: TimeInterval)?
  /// Where it is.
  private(set) var location = CGPoint.zero
  /// Points a second, from the last two samples.
  private(set) var velocity = CGPoint.zero
  private var time: TimeInterval = 0

  mutating func follow(_ event: TouchEvent) {
    guard event.kind != .tick else { return }
    if event.kind == .down {
      start = (event.location, event.time)
      velocity = .zero
    } else if event.time > time {
      let seconds = CGFloat(event.time - time)
      velocity = CGPoint(
        x: (event.location.x - location.x) / seconds, y: (event.location.y - location.y) / seconds)
    }
    location = event.location
    time = event.time
  }

  /// How far it has moved since it began.
  var translation: CGPoint {
    guard let start else { return .zero }
    return CGPoint(x: location.x - start.location.x, y: location.y - start.location.y)
  }

  /// How far away from its start it is.
  var distance: CGFloat {
    (translation.x * translation.x + translation.y * translation.y).squareRoot()
  }
}

/// A touch that moves by 10 points or more.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Kept; there is one finger, and it is enough.
  open var minimumNumberOfTouches = 1
  /// Kept; there is one finger.
  open var maximumNumberOfTouches = Int.max
  /// What the program has taken off the translation.
  private var taken = CGPoint.zero

  /// How far the finger has moved since it was put down, or since `setTranslation(_:in:)`, in points.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: trail.translation.x - taken.x, y: trail.translation.y - taken.y)
  }

  /// Says what the translation is now; it grows from there.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    taken = CGPoint(x: trail.translation.x - translation.x, y: trail.translation.y - translation.y)
  }

  /// Points a second, from the last two samples.
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
  /// Kept; there is one finger.
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
  /// Kept; no taps come before.
  open var numberOfTapsRequired = 0
  /// Kept; there is one finger.
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
  /// Kept; there is one finger.
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
  public var velocity: CGFloat { 0 }
}

/// Two fingers that turn. Nothing is recognised: there is one finger.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// By how much they have turned, in radians.
  open var rotation: CGFloat = 0
  /// How fast that changes, in radians a second.
  public var velocity: CGFloat { 0 }
}

/// A pointer over a view. Nothing is recognised: there is no pointer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
