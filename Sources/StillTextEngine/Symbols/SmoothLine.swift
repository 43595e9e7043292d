internal import Foundation

/// A smooth line through points, with corners where a point is written twice in a row.
///
/// Between two points it is a cubic curve that leaves each of them in the direction from its neighbour before to the one behind;
/// at corners and ends it turns towards what the other side wants.
struct SmoothLine {
  private struct Knot {
    var point: CGPoint
    var isCorner: Bool
  }

  private let knots: [Knot]

  /// Straight pieces for a curve between points so far apart: less than half a unit of the grid away from it in anything that is drawn.
  private static func pieces(_ distance: CGFloat) -> Int { Int(min(max(distance / 7, 3), 9)) }

  init(_ points: [CGPoint]) {
    var knots: [Knot] = []
    for point in points {
      if knots.last?.point == point {
        knots[knots.count - 1].isCorner = true
      } else {
        knots.append(Knot(point: point, isCorner: false))
      }
    }
    self.knots = knots
  }

  /// Returns points along the line; a closed one goes on from its last to its first.
  func points(isClosed: Bool) -> [CGPoint] {
    guard knots.count > 2 else { return knots.map(\.point) }
    var result = [knots[0].point]
    for index in 0..<(isClosed ? knots.count : knots.count - 1) {
      let next = (index + 1) % knots.count
      append(from: index, to: next, isClosed, &result)
    }
    if isClosed { result.removeLast() }
    return result
  }

  private func append(from first: Int, to last: Int, _ isClosed: Bool, _ result: inout [CGPoint]) {
    let (from, to) = (knots[first].point, knots[last].point)
    let reach = hypot(to.x - from.x, to.y - from.y) / 3
    let leaving = direction(at: first, isClosed).map {
      CGPoint(x: from.x + $0.x * reach, y: from.y + $0.y * reach)
    }
    let arriving = direction(at: last, isClosed).map {
      CGPoint(x: to.x - $0.x * reach, y: to.y - $0.y * reach)
    }
    guard leaving != nil || arriving != nil else {
      result.append(to)
      return
    }
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }
    let control1 = leaving ?? between(from, arriving ?? to)
    let control2 = arriving ?? between(control1, to)
    let pieces = Self.pieces(3 * reach)
    for piece in 1...pieces {
      let t = CGFloat(piece) / CGFloat(pieces)
      let u = 1 - t
      let shares: [(point: CGPoint, share: CGFloat)] = [
        (from, u * u * u), (control1, 3 * u * u * t), (control2, 3 * u * t * t), (to, t * t * t),
      ]
      result.append(
        shares.reduce(into: CGPoint.zero) { sum, part in
          sum.x += part.point.x * part.share
          sum.y += part.point.y * part.share
        })
    }
  }

  /// Of length 1; nil at a corner.
  private func direction(at index: Int, _ isClosed: Bool) -> CGPoint? {
    let isEnd = !isClosed && (index == 0 || index == knots.count - 1)
    guard !knots[index].isCorner, !isEnd else { return nil }
    let before = knots[(index + knots.count - 1) % knots.count].point
    let behind = knots[(index + 1) % knots.count].point
    let length = hypot(behind.x - before.x, behind.y - before.y)
    guard length > 0 else { return nil }
    return CGPoint(x: (behind.x - before.x) / length, y: (behind.y - before.y) / length)
  }
}
