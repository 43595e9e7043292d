public import Foundation

/// The curve of a rounded rectangle's corners.
@frozen
public enum RoundedCornerStyle: Sendable {
  /// Quarters of an ellipse.
  case circular
  /// Curves whose curvature grows and falls without a jump.
  case continuous
}

/// A radius in points for each corner of a rectangle.
@frozen
public struct RectangleCornerRadii: Equatable, Sendable {
  /// Of the upper corner at the leading edge.
  public var topLeading: CGFloat
  /// Of the lower corner at the leading edge.
  public var bottomLeading: CGFloat
  /// Of the lower corner at the trailing edge.
  public var bottomTrailing: CGFloat
  /// Of the upper corner at the trailing edge.
  public var topTrailing: CGFloat

  /// A radius in points for each corner; 0 is a sharp one.
  @inlinable public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  /// The radii in the order top leading, bottom leading, bottom trailing, top trailing.
  @inlinable public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
