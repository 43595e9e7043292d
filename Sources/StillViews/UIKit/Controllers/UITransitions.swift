public import Foundation
public import StillGeometry

// Motions between controllers. None is shown: controllers are not presented here.

/// The key of a controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that is shown before.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The one that is shown afterwards.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// The key of a view that takes part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that is shown before.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The one that is shown afterwards.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// The views and controllers of a transition. No transition gives one.
@MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view around both.
  var containerView: UIView { get }
  /// Whether it moves.
  var isAnimated: Bool { get }
  /// Whether a finger leads it.
  var isInteractive: Bool { get }
  /// Whether it was ended early.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Notes how far it is, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Leads it to its end.
  func finishInteractiveTransition()
  /// Leads it back.
  func cancelInteractiveTransition()
  /// Ends it.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller; nil where there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view; nil where there is none.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view at the start.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Moves controllers in a transition. Never called.
@MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns how long it takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Moves the views.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Hears of the end.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Leads a transition by a finger. Never called.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins to lead it.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// A transition that follows a finger. No effect: none is shown.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The part of the way, from 0 to 1, as it was set last.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the way (default: 1).
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the way (default: `easeInOut`).
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether it begins under a finger (default: true).
  open var wantsInteractiveStart = true

  /// Notes how far it is, from 0 to 1.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Goes to its end.
  open func finish() { percentComplete = 1 }
  /// Goes back.
  open func cancel() { percentComplete = 0 }
  /// No effect: no transition is shown.
  open func pause() {}
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
}

/// A curve of an animated change.
public protocol UITimingCurveProvider {
  /// The duration of a spring by itself, in seconds; nil: that of the change.
  var settlingTime: TimeInterval? { get }
}

/// A curve by its name or its two control points. No effect: changes count at once.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// The curve; nil: by its points.
  public let animationCurve: UIView.AnimationCurve?
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  public var settlingTime: TimeInterval? { nil }

  /// A curve by its name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = CGPoint(x: 0.42, y: 0)
    controlPoint2 = CGPoint(x: 0.58, y: 1)
  }

  /// A curve by its control points, with x from 0 to 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = nil
    controlPoint1 = point1
    controlPoint2 = point2
  }
}

/// A curve of a spring. No effect: changes count at once.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// The velocity at the start, in lengths of the way per second.
  public let initialVelocity: CGVector
  public let settlingTime: TimeInterval?

  /// A spring by its damping, where 1 does not swing.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    settlingTime = nil
  }

  /// A spring by its physics.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    // The time in which its swing falls to a thousandth.
    let time = damping > 0 ? log(1000) * 2 * mass / damping : 0
    settlingTime = time.isFinite ? TimeInterval(time) : 0
  }

  /// A spring by the time that it seems to take, in seconds, and its bounce.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    initialVelocity = velocity
    settlingTime = duration
  }
}

extension UIViewPropertyAnimator {
  /// A change by a curve.
  public convenience init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
    self.init(duration: duration, curve: .linear)
  }

  /// A change by a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }

  /// Changes views at once.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .linear, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// No effect: nothing runs.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
  /// No effect: nothing is stopped on its way.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  /// No effect: changes count at once.
  public var isInterruptible: Bool {
    get { true }
    set {}
  }
  /// No effect: changes count at once.
  public var scrubsLinearly: Bool {
    get { true }
    set {}
  }
  /// No effect: changes count at once.
  public var pausesOnCompletion: Bool {
    get { false }
    set {}
  }
  /// No effect: changes count at once.
  public var isReversed: Bool {
    get { false }
    set {}
  }
  /// The state: always that before the start, as changes count at once.
  public var state: UIViewAnimatingState { .inactive }
}

/// Whether an animated change runs.
public enum UIViewAnimatingState: Int, Sendable {
  /// Before its start, on its way, or stopped.
  case inactive, active, stopped
}
