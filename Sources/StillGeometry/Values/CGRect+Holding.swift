package import Foundation

extension CGRect {
  /// Whether a point lies inside; points on the left and top edges do, those on the right and bottom ones do not.
  ///
  /// Unlike Foundation's `contains`, which ends the process where an edge is not a number (the right edge of a rectangle
  /// from −∞ of infinite width, for example): nothing lies in such a rectangle.
  package func holds(_ point: CGPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
