public import Foundation

/// A point in a rectangle's own coordinates: (0, 0) is the top leading corner, (1, 1) the bottom
/// trailing one; values outside 0…1 lie outside the rectangle.
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// From the leading edge, 0, to the trailing one, 1.
  public var x: CGFloat
  /// From the upper edge, 0, to the lower one, 1.
  public var y: CGFloat

  /// The top leading corner.
  @inlinable public init() { (x, y) = (0, 0) }

  /// A point in shares of width and height.
  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner, (0, 0).
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle, (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
  /// The coordinates times 128, so that the thresholds which end an animation suit them (rule L8.9).
  @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * 128, y * 128) }
    set { (x, y) = (newValue.first / 128, newValue.second / 128) }
  }
}

extension UnitPoint {
  /// Returns the point at this place in `rect`, in the rectangle's coordinates.
  @inlinable package func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.origin.x + rect.size.width * x,
      y: rect.origin.y + rect.size.height * y)
  }
}
