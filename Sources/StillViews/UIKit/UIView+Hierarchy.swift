public import Foundation

extension UIView {
  /// The smallest size, for `systemLayoutSizeFitting`.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size, for `systemLayoutSizeFitting`.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The corner at the top left in the outermost view around, by the frames.
  final var placeInRoot: CGPoint {
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
  final func place(of view: UIView, without other: UIView) -> Int? {
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
