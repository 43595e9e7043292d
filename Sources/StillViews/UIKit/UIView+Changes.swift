public import Foundation

// Animated changes of UIKit. A picture shows the values at the end: changes count at once.

extension UIView {
  /// The motion of a change. No effect: changes count at once.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Views inside are laid out with the change.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Touches count during the change.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// It starts at the present state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// It repeats without an end.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// It goes back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// It is slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// It is slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It is slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// It is even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Old content fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// It turns from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// It turns from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  }

  /// The motion of a change in steps. No effect: changes count at once.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Steps are even.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// It repeats without an end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// It goes back and forth.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
  }

  /// The curve of a change.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends, at the start, at the end, or even.
    case easeInOut, easeIn, easeOut, linear
  }

  /// Whether the completion of a change runs: what that changes in turn has none, as it may go on without an end.
  private static var isCompleting = false

  private class func change(_ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
    changes()
    guard let completion, !isCompleting else { return }
    isCompleting = true
    completion(true)
    isCompleting = false
  }

  /// Changes views at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { change(animations, completion) }

  /// Changes views at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { change(animations, completion) }

  /// Changes views at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
    initialSpringVelocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { change(animations, completion) }

  /// Changes views at once.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { change(animations, completion) }

  /// Changes views at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Changes a view at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { change(animations ?? {}, completion) }

  /// Puts a view in the place of another one.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    change(
      {
        fromView.superview?.addSubview(toView)
        fromView.removeFromSuperview()
      }, completion)
  }
}

/// An animated change that can be stopped. It counts at once when it is started.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject {
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The part of the change that has happened, from 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// Whether it runs: never.
  open var isRunning: Bool { false }

  /// A change by a curve.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    super.init()
    if let animations { changes.append(animations) }
  }

  /// A change by a spring.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil)
  {
    super.init()
    if let animations { changes.append(animations) }
  }

  /// Adds a change.
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }

  /// Adds a function that the end calls.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Changes views at once.
  open func startAnimation() {
    let (changes, completions) = (changes, completions)
    (self.changes, self.completions) = ([], [])
    for change in changes { change() }
    fractionComplete = 1
    for completion in completions { completion(.end) }
  }

  /// Changes views at once.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// No effect: nothing runs.
  open func pauseAnimation() {}
  /// Forgets the changes.
  open func stopAnimation(_ withoutFinishing: Bool) { changes = [] }
}

/// A place in an animated change.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Its end, its start, or where it is.
  case end, start, current
}
