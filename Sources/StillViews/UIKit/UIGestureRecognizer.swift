public import Foundation
import StillGeometry
import StillViewGraph

// Recognisers of UIKit follow the one finger that a stage has, where `gesture(_:)` puts them on a view. Their times and
// distances are those of the gestures of views (rules C12.1–C12.5).

/// The base class of recognisers. On its own it recognises nothing.
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
    /// The gesture was recognised, and then cancelled.
    case cancelled
    /// The touch was not this gesture.
    case failed
    /// Another name of `ended`, for gestures of one moment.
    public static let recognized = State.ended
  }

  /// How far it has come.
  open var state = State.possible
  /// Whether it follows touches at all.
  open var isEnabled = true
  /// The delegate that decides whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for the program's own use.
  open var name: String?
  /// No effect: touches always reach views inside.
  open var cancelsTouchesInView = true
  /// No effect: touches are never delayed.
  open var delaysTouchesBegan = false
  /// No effect: touches are never delayed.
  open var delaysTouchesEnded = true
  /// No effect: there is one finger.
  open var requiresExclusiveTouchType = true
  /// The view of the gesture while a finger is on it, with the size of the modified view.
  public internal(set) var view: UIView?

  /// The touch that it follows, and the samples before.
  final var trail = TouchTrail()

  /// One that is on no view.
  override public convenience init() {
    self.init(target: nil, action: nil)
  }

  /// One that is on no view. The target is never told: hosted gestures tell their representable.
  public init(target: Any?, action: Selector?) {
    super.init()
  }

  /// No effect: hosted gestures tell their representable.
  open func addTarget(_ target: Any, action: Selector) {}
  /// No effect: hosted gestures tell their representable.
  open func removeTarget(_ target: Any?, action: Selector?) {}

  /// How many fingers are on the view: one, while it follows a touch.
  open var numberOfTouches: Int { trail.start == nil ? 0 : 1 }

  /// Returns the position of the finger in the picture's coordinates, as hosted gestures are on the window's view.
  open func location(in view: UIView?) -> CGPoint { trail.location }

  /// Returns the position of a finger in the picture's coordinates; (0, 0) for all but the first.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touchIndex == 0 ? trail.location : .zero
  }

  /// No effect: the order of the views determines which gesture comes first.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Resets the recogniser before each touch; for custom recognisers.
  open func reset() {}

  /// Returns the state after an event; called while the state is not final.
  func next(_ event: TouchEvent) -> State { .failed }
  /// When it comes to something by itself; nil: never.
  var deadline: TimeInterval? { nil }
  /// The touches that it can follow.
  var abilities: GestureAbilities { [] }
}
