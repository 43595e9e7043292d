public import Foundation

extension UIView {
  /// The smallest size, for `systemLayoutSizeFitting`.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size, for `systemLayoutSizeFitting`.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Puts a view directly behind another one inside; does nothing where that is not inside.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    guard let index = place(of: siblingSubview, without: view) else { return }
    insertSubview(view, at: index)
  }

  /// Puts a view directly before another one inside; does nothing where that is not inside.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    guard let index = place(of: siblingSubview, without: view) else { return }
    insertSubview(view, at: index + 1)
  }

  /// Puts a view inside before all others; does nothing where it is not inside.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    addSubview(view)
  }

  /// Puts a view inside behind all others; does nothing where it is not inside.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Returns the view with a tag: this one, or one inside.
  public func viewWithTag(_ tag: Int) -> UIView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting += view.subviews.reversed()
    }
    return nil
  }

  /// Returns whether it is a view, or lies inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let ancestor = next {
      if ancestor === view { return true }
      next = ancestor.superview
    }
    return false
  }

  /// Returns true, and does nothing: nothing is typed into views of UIKit.
  @discardableResult public func endEditing(_ force: Bool) -> Bool { true }

  /// Returns a point of this view in the coordinates of another one; nil: of the outermost view around.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (placeInRoot, view?.placeInRoot ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Returns a point of another view in the coordinates of this one; nil: of the outermost view around.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (placeInRoot, view?.placeInRoot ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Returns a rectangle of this view in the coordinates of another one; nil: of the outermost view around.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Returns a rectangle of another view in the coordinates of this one; nil: of the outermost view around.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The corner at the top left in the outermost view around, by the frames.
  private var placeInRoot: CGPoint {
    var place = CGPoint.zero
    var next = self
    while let outer = next.superview {
      place.x += next.frame.minX
      place.y += next.frame.minY
      next = outer
    }
    return place
  }

  /// Where a view inside stands once another one has been taken out.
  private func place(of view: UIView, without other: UIView) -> Int? {
    guard view !== other else { return nil }
    return subviews.filter { $0 !== other }.firstIndex { $0 === view }
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
