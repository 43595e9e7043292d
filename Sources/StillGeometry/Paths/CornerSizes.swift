package import Foundation

/// The half axes of a rectangle's four corner curves, in points.
package struct CornerSizes: Equatable, Sendable {
  package var topLeft: CGSize
  package var topRight: CGSize
  package var bottomRight: CGSize
  package var bottomLeft: CGSize

  package init(_ size: CGSize) {
    (topLeft, topRight, bottomRight, bottomLeft) = (size, size, size, size)
  }

  package init(_ radius: CGFloat) {
    self.init(CGSize(width: radius, height: radius))
  }

  /// Circular corners; leading is left. Negative radii and those that are not a number count as
  /// zero, and if two do not fit beside each other on a side all shrink by the same factor.
  package init(_ radii: RectangleCornerRadii, fitting size: CGSize) {
    let (a, b) = (max(0, radii.topLeading), max(0, radii.topTrailing))
    let (c, d) = (max(0, radii.bottomTrailing), max(0, radii.bottomLeading))
    // An infinite radius is as good as one of the longest side.
    let longest = max(size.width, size.height)
    var factor: CGFloat = 1
    let values = [a, b, c, d].map { min(longest, $0) }
    for (sum, side) in [
      (values[0] + values[1], size.width), (values[1] + values[2], size.height),
      (values[2] + values[3], size.width), (values[3] + values[0], size.height),
    ] where sum > side {
      factor = min(factor, side / sum)
    }
    func corner(_ index: Int) -> CGSize {
      CGSize(width: values[index] * factor, height: values[index] * factor)
    }
    (topLeft, topRight) = (corner(0), corner(1))
    (bottomRight, bottomLeft) = (corner(2), corner(3))
  }

  /// The one radius of all corners, if they agree.
  package var common: CGFloat? {
    let all = topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
    return all && topLeft.width == topLeft.height ? topLeft.width : nil
  }
}
