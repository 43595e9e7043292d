public import Foundation

/// A difference between two points, in points, as in Core Graphics.
@frozen
public struct CGVector: Hashable, Sendable {
  /// The distance to the right; negative to the left.
  public var dx: CGFloat
  /// The distance down; negative up.
  public var dy: CGFloat

  /// No difference.
  @inlinable public init() { (dx, dy) = (0, 0) }

  /// A difference, in points, right and down.
  @inlinable public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A difference, in points, right and down.
  @inlinable public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// A difference, in points, right and down.
  @inlinable public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// No difference.
  public static let zero = CGVector()
}
