public import Foundation
public import StillGeometry
import StillViewGraph

/// A rectangle with a radius for each corner (rule P6.5).
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// Points; leading and trailing follow the direction of the layout.
  public var cornerRadii: RectangleCornerRadii
  /// Whether the corners are arcs or come out of the edges smoothly.
  public var style: RoundedCornerStyle

  /// A rectangle whose corners have the radii, in points. Leading is on the left until the layout direction says
  /// otherwise.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle whose corners have the radii, in points; 0 is a sharp corner.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { shape, rect, amount in
      Path(roundedRect: rect, cornerRadii: shape.cornerRadii.inset(by: amount), style: shape.style)
    }
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension RectangleCornerRadii {
  /// Returns the radii for inset edges; sharp corners stay sharp.
  fileprivate func inset(by amount: CGFloat) -> RectangleCornerRadii {
    func smaller(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(radius - amount, 0) : 0 }
    return RectangleCornerRadii(
      topLeading: smaller(topLeading), bottomLeading: smaller(bottomLeading),
      bottomTrailing: smaller(bottomTrailing), topTrailing: smaller(topTrailing))
  }
}
