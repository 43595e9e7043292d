internal import Foundation
internal import StillGeometry

extension GlyphOutline {
  /// The outline with all its parts turning in one direction.
  ///
  /// A part is a contour outside of all others, with those inside it. FreeType widens what turns as most of the ink does, and would
  /// narrow a part that turns the other way: an icon's second arrow, or the head of a figure.
  var withOneDirection: GlyphOutline {
    let contours = ranges.map { Contour(points: Array(points[$0])) }
    guard contours.count > 1, let largest = contours.max(by: { abs($0.area) < abs($1.area) }) else {
      return self
    }
    var result = self
    for (index, contour) in contours.enumerated() {
      let others = contours.indices.filter { $0 != index }
      let isOutside = !others.contains { contours[$0].touches(contour) }
      guard isOutside, (contour.area < 0) != (largest.area < 0) else { continue }
      result.reverse(ranges[index])
      for other in others where contour.holds(contours[other]) { result.reverse(ranges[other]) }
    }
    return result
  }
}

/// The polygon through a contour's points, those beside the curve included.
private struct Contour {
  let points: [CGPoint]

  /// Twice the area, positive for one direction and negative for the other.
  var area: CGFloat {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
  }

  func contains(_ point: CGPoint) -> Bool {
    var isInside = false
    for (from, to) in zip(points, points.dropFirst() + points.prefix(1))
    where (from.y > point.y) != (to.y > point.y) {
      if point.x < from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x) {
        isInside.toggle()
      }
    }
    return isInside
  }

  /// Whether a part of another contour lies inside this one.
  func touches(_ other: Contour) -> Bool { other.points.contains(where: contains) }

  /// Whether all of another contour lies inside this one.
  func holds(_ other: Contour) -> Bool { other.points.allSatisfy(contains) }
}
