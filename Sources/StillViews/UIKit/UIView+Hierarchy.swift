public import Foundation

extension UIView {
  /// Whether it is a view, or one of those inside it at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let ancestor = next {
      if ancestor === view { return true }
      next = ancestor.superview
    }
    return false
  }

  /// Returns the first view with a number: this one, or one inside it; nil where there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting += view.subviews.reversed()
    }
    return nil
  }

  /// Moves a view inside to the front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  /// Moves a view inside behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Puts a view inside, behind one of the others.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    let place = subviews.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: place ?? subviews.count)
  }

  /// Puts a view inside, in front of one of the others.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    let place = subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 }
    insertSubview(view, at: place ?? subviews.count)
  }

  /// Returns true, and does nothing: nothing is typed into views of UIKit.
  @discardableResult public func endEditing(_ force: Bool) -> Bool { true }

  /// The position of the origin in the outermost view.
  private var origin: CGPoint {
    var result = CGPoint.zero
    var next: UIView? = self
    while let view = next, view.superview != nil {
      result.x += view.frame.minX
      result.y += view.frame.minY
      next = view.superview
    }
    return result
  }

  /// Returns a point of this view in the coordinates of another one (nil: the outermost).
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let other = view?.origin ?? .zero
    return CGPoint(x: point.x + origin.x - other.x, y: point.y + origin.y - other.y)
  }

  /// Returns a point of another view (nil: the outermost) in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let other = view?.origin ?? .zero
    return CGPoint(x: point.x + other.x - origin.x, y: point.y + other.y - origin.y)
  }

  /// Returns a rectangle of this view in the coordinates of another one (nil: the outermost).
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Returns a rectangle of another view (nil: the outermost) in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Keeps a recogniser. No effect: touches reach hosted content; `gesture(_:)` puts a recogniser on a view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Gives a recogniser up.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizers?.contains(where: { $0 === gestureRecognizer }) == true else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}

extension UIWindow.Level {
  /// Returns a level further up.
  public static func + (level: Self, distance: CGFloat) -> Self {
    Self(rawValue: level.rawValue + distance)
  }

  /// Returns a level further down.
  public static func - (level: Self, distance: CGFloat) -> Self {
    Self(rawValue: level.rawValue - distance)
  }
}
