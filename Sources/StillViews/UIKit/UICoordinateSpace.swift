public import Foundation

/// Coordinates of the screen or of a view.
@MainActor @preconcurrency public protocol UICoordinateSpace: AnyObject {
  /// The rectangle in its own coordinates.
  var bounds: CGRect { get }
  /// Returns a point in other coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a point of other coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a rectangle in other coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns a rectangle of other coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// The point of the window that the origin of the coordinates is at.
  fileprivate var origin: CGPoint {
    (self as? UIView)?.convert(CGPoint.zero, to: nil as UIView?) ?? .zero
  }

  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let (own, other) = (origin, coordinateSpace.origin)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let (own, other) = (origin, coordinateSpace.origin)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
  }
}

extension UIScreen: UICoordinateSpace {}
extension UIView: UICoordinateSpace {}
