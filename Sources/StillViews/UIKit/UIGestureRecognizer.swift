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
