public import Foundation
public import StillGeometry

// Animations of layers. A picture shows the values that are set, so none has an effect.

/// An animation of a layer. No effect: a picture shows the values that are set.
@MainActor @preconcurrency open class CAAnimation: NSObject {
  /// The length, in seconds.
  open var duration: CFTimeInterval = 0
  /// The start, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The start in the animation, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The factor of the speed.
  open var speed: Float = 1
  /// The number of runs.
  open var repeatCount: Float = 0
  /// The length of all runs, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether every other run goes backwards.
  open var autoreverses = false
  /// The values before the start and after the end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The curve; nil: even.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it is removed at its end.
  open var isRemovedOnCompletion = true
  /// Never called: no animation runs.
  open var delegate: (any CAAnimationDelegate)?

  /// An animation of nothing.
  public override init() {
    super.init()
  }
}

extension CAAnimation: _KeyedValues {}

/// A delegate of an animation; never called.
@MainActor @preconcurrency public protocol CAAnimationDelegate: AnyObject {
  /// An animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// An animation ends.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a value. No effect: a picture shows the values that are set.
@MainActor @preconcurrency open class CAPropertyAnimation: CAAnimation {
  /// The path of the value.
  open var keyPath: String?
  /// Whether values add up.
  open var isAdditive = false
  /// Whether runs add up.
  open var isCumulative = false

  /// An animation of a value.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another. No effect: a picture shows the values that are set.
@MainActor @preconcurrency open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The change of the value.
  open var byValue: Any?
}

/// An animation by a spring. No effect: a picture shows the values that are set.
@MainActor @preconcurrency open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The speed at the start.
  open var initialVelocity: CGFloat = 0
  /// The time until the spring rests, in seconds: the duration.
  open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values. No effect: a picture shows the values that are set.
@MainActor @preconcurrency open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The path of a place.
  open var path: CGPath?
  /// The way from one value to the next.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The turning along the path.
  open var rotationMode: CAAnimationRotationMode?
  /// The curves between values.
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// The way from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In steps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At an even speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// The turning along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// With the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Several animations. No effect: a picture shows the values that are set.
@MainActor @preconcurrency open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// The key under which layers keep their transition.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCATransition = "transition"

/// The change of a layer's content. No effect: a picture shows the new content.
@MainActor @preconcurrency open class CATransition: CAAnimation {
  /// The kind of change.
  open var type = CATransitionType.fade
  /// The side that the new content comes from.
  open var subtype: CATransitionSubtype?
}

/// The kind of a change of content.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side that new content comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The right side.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left side.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The upper side.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The lower side.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The values before the start of an animation and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Those of the layer.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last ones stay.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first ones hold before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The curve of an animation.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// A curve by its name; names make no difference here.
  public init(name: CAMediaTimingFunctionName) {}
  /// A curve by its control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system does.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Changes of layers that belong together. They count at once.
@MainActor @preconcurrency public final class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  /// Begins changes.
  public class func begin() { completions.append(nil) }
  /// Ends changes, and calls their completion.
  public class func commit() { completions.popLast()??() }
  /// No effect: changes count at once.
  public class func flush() {}
  /// Sets the function that the end of the changes calls; without changes it is called at once.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }
  /// No effect: changes count at once.
  public class func setDisableActions(_ flag: Bool) {}
  /// No effect: changes count at once.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// No effect: changes count at once.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}

/// A timer in step with the screen. Never fires: a picture has no time.
@MainActor @preconcurrency public final class CADisplayLink: NSObject {
  /// Whether it waits.
  public var isPaused = false
  /// Frames per second; 0: as many as the screen has.
  public var preferredFramesPerSecond = 0
  /// The frames per second that are asked for.
  public var preferredFrameRateRange = CAFrameRateRange.default
  /// The time of the last frame: 0.
  public let timestamp: CFTimeInterval = 0
  /// The time of the next frame: 0.
  public let targetTimestamp: CFTimeInterval = 0
  /// The length of a frame: a sixtieth of a second.
  public let duration: CFTimeInterval = 1 / 60

  /// A timer that never calls its target.
  public init(target: Any, selector sel: Selector) {
    super.init()
  }

  /// No effect: a picture has no time.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// No effect: a picture has no time.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// No effect: a picture has no time.
  public func invalidate() {}
}

/// Frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least number.
  public var minimum: Float
  /// The greatest number.
  public var maximum: Float
  /// The number that is asked for.
  public var preferred: Float?

  /// A range of frames per second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// As the system does.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
