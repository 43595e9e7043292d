// Set operations on the regions of two paths, as in Core Graphics.
extension CGPath {
  /// Returns the region inside both paths.
  public final func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the region inside either path.
  public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the region inside this path and outside the other.
  public final func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the region inside exactly one of the paths.
  public final func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the parts of the line inside of the other.
  public final func lineIntersection(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the parts of the line outside of the other.
  public final func lineSubtracting(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the same areas without lines that cross.
  public final func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath {
    CGPath(path.normalized(eoFill: rule == .evenOdd))
  }

  /// Whether the two have an area in common.
  public final func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
}
