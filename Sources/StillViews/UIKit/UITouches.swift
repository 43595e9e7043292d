public import Foundation

// No finger and no pencil touches a view of UIKit: gestures of views are told of touches.

extension UITouch {
  /// A kind of touch.
  public enum TouchType: Int, Sendable {
    /// A finger, a remote control, a pencil, or a pointer.
    case direct, indirect, pencil, indirectPointer
    /// A pencil, of older code.
    public static let stylus = TouchType.pencil
  }

  /// The kind of touch: by a finger.
  public var type: TouchType { .direct }
  /// The radius of the touch, in points: 0.
  public var majorRadius: CGFloat { 0 }
  /// The uncertainty of the radius, in points: 0.
  public var majorRadiusTolerance: CGFloat { 0 }
  /// The angle between a pencil and the screen, in radians: upright.
  public var altitudeAngle: CGFloat { .pi / 2 }

  /// Returns the direction of a pencil, in radians: 0.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns (0, 0), as no finger touches a view.
  public func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  /// Returns (0, 0), as no finger touched a view.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { .zero }
}

extension UIEvent {
  /// Nil: no finger touches a view.
  public func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// Nil: no finger touches a view.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
  /// Nil: no touch has parts.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// Nil: no touch is foreseen.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}
