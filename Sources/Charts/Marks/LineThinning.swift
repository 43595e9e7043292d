package import Foundation

/// Leaves out points of straight lines that lie within what others of the same line cover (rule CH1.18). A pure function.
package enum LineThinning {
  /// Lines with fewer points keep all of them.
  private static let least = 1000

  /// The stretch along x of which the ends and the extremes are kept, in points: half a pixel.
  package static func stretch(displayScale: CGFloat) -> CGFloat {
    displayScale.isFinite && displayScale > 1 ? max(0.5 / displayScale, 0.125) : 0.5
  }

  /// The points that are drawn, in their order.
  ///
  /// - Parameter width: The stretch of which the ends and the extremes are kept, in points.
  package static func thinned(_ points: [CGPoint], stretch width: CGFloat) -> [CGPoint] {
    guard points.count > least else { return points }
    var result: [CGPoint] = []
    result.reserveCapacity(min(points.count, 20_000))
    var start = 0
    while start < points.count {
      let stretch = (points[start].x / width).rounded(.down)
      var (low, high, end) = (start, start, start + 1)
      while end < points.count, (points[end].x / width).rounded(.down) == stretch {
        if points[end].y < points[low].y { low = end }
        if points[end].y > points[high].y { high = end }
        end += 1
      }
      var last = -1
      for index in [start, min(low, high), max(low, high), end - 1] where index > last {
        result.append(points[index])
        last = index
      }
      start = end
    }
    return result
  }
}
