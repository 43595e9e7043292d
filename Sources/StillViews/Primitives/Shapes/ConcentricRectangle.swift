public import Foundation
public import StillGeometry
import StillViewGraph

extension Edge {
  /// Where two edges meet.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    /// One of four; leading is on the left unless text runs from right to left.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      /// Points; nil where the corner follows the container's.
      let fixed: CGFloat?
      /// The least radius of a corner that follows the container's, in points.
      let minimum: CGFloat

      /// Returns a style with a radius in points; negative numbers and NaN are 0.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(fixed: radius > 0 ? radius : 0, minimum: 0)
      }

      /// About the same centre as the container's corner.
      public static let concentric = Style(fixed: nil, minimum: 0)

      /// Returns a style concentric with the container's corner, with another style as the minimum.
      public static func concentric(minimum: Style) -> Style {
        Style(fixed: nil, minimum: minimum.fixed ?? minimum.minimum)
      }

      fileprivate func radius(container: CGFloat) -> CGFloat { fixed ?? max(container, minimum) }
    }
  }
}

/// A rectangle whose corners are concentric with those of the surrounding container.
///
/// `containerShape(_:)` sets the container; without one, corners without an explicit radius are sharp.
nonisolated public struct ConcentricRectangle: InsettableShape {
  private var topLeading = Edge.Corner.Style.concentric
  private var topTrailing = Edge.Corner.Style.concentric
  private var bottomLeading = Edge.Corner.Style.concentric
  private var bottomTrailing = Edge.Corner.Style.concentric
  /// Whether all corners have the largest radius of the four.
  private var isUniform = false

  /// With all corners about the container's centres.
  public init() {}

  /// With one style for all corners, and the same radius for all where `isUniform` holds.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
    self.isUniform = isUniform
  }

  /// With a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    topLeading = topLeadingCorner
    topTrailing = topTrailingCorner
    bottomLeading = bottomLeadingCorner
    bottomTrailing = bottomTrailingCorner
  }

  /// With one style for the corners above, and one for those below.
  public init(
    uniformTopCorners top: Edge.Corner.Style,
    uniformBottomCorners bottom: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: top, topTrailingCorner: top, bottomLeadingCorner: bottom,
      bottomTrailingCorner: bottom)
  }

  public func path(in rect: CGRect) -> Path {
    let around = ContainerOutline.current?.radii(of: rect) ?? RectangleCornerRadii()
    var radii = RectangleCornerRadii(
      topLeading: topLeading.radius(container: around.topLeading),
      bottomLeading: bottomLeading.radius(container: around.bottomLeading),
      bottomTrailing: bottomTrailing.radius(container: around.bottomTrailing),
      topTrailing: topTrailing.radius(container: around.topTrailing))
    if isUniform {
      let most = max(radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing)
      radii = RectangleCornerRadii(
        topLeading: most, bottomLeading: most, bottomTrailing: most, topTrailing: most)
    }
    return Path(roundedRect: rect, cornerRadii: radii)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { shape, rect, _ in shape.path(in: rect) }
  }
}

extension ContainerOutline {
  /// Returns the rest of the container's radii at the corners of a rectangle inside, in points.
  fileprivate func radii(of rect: CGRect) -> RectangleCornerRadii {
    let outer = radii
    func left(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
      max(radius - max(x, y, 0), 0)
    }
    let (before, after) = (rect.minX - frame.minX, frame.maxX - rect.maxX)
    let (above, below) = (rect.minY - frame.minY, frame.maxY - rect.maxY)
    return RectangleCornerRadii(
      topLeading: left(outer.topLeading, before, above),
      bottomLeading: left(outer.bottomLeading, before, below),
      bottomTrailing: left(outer.bottomTrailing, after, below),
      topTrailing: left(outer.topTrailing, after, above))
  }

  /// Of the container itself, as far as its shape is one with round corners.
  private var radii: RectangleCornerRadii {
    let most = min(frame.width, frame.height) / 2
    func all(_ radius: CGFloat) -> RectangleCornerRadii {
      let radius = min(radius, most)
      return RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
    switch shape {
    case let shape as RoundedRectangle:
      return all(min(shape.cornerSize.width, shape.cornerSize.height))
    case let shape as UnevenRoundedRectangle: return shape.cornerRadii
    case is Capsule, is Circle: return all(most)
    default: return RectangleCornerRadii()
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with one style for all corners.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// Returns a rectangle with a style for each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
}
