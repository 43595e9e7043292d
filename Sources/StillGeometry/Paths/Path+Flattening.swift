public import Foundation

/// A subpath made of straight lines.
package struct Polyline: Equatable, Sendable {
  /// At least one point; a closed line does not repeat its first point at the end.
  package var points: ContiguousArray<CGPoint>
  package var isClosed: Bool

  package init(points: ContiguousArray<CGPoint>, isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}

extension Path {
  /// Returns the subpaths with curves replaced by lines that stay within `tolerance` points of them.
  ///
  /// Elements with coordinates that are not finite are left out, and a curve has at most 1,024
  /// lines.
  ///
  /// - Parameter largestTurn: How much the lines of a curve may turn at once, in radians; nil for any.
  package func flattened(tolerance: CGFloat, largestTurn: CGFloat? = nil) -> [Polyline] {
    var lines: [Polyline] = []
    var points: ContiguousArray<CGPoint> = []
    func finish(closed: Bool) {
      if !points.isEmpty { lines.append(Polyline(points: points, isClosed: closed)) }
    }
    for segment in segments {
      switch segment {
      case .begin(let start): points = [start]
      case .curve(let curve):
        if let largestTurn, !curve.isLine {
          curve.flatten(tolerance: tolerance, largestTurn: largestTurn, into: &points)
          continue
        }
        let count = curve.lineCount(tolerance: tolerance)
        for index in 1..<max(count, 1) {
          points.append(curve.point(at: CGFloat(index) / CGFloat(count)))
        }
        points.append(curve.end)
      case .finish(let closed):
        if closed, points.count > 1, points.first == points.last { points.removeLast() }
        finish(closed: closed)
      }
    }
    return lines
  }
}

extension Path {
  /// A step of a path that knows where it starts.
  enum Segment {
    case begin(CGPoint)
    case curve(CubicCurve)
    /// The end of a subpath; a closed one has its closing line before this.
    case finish(closed: Bool)
  }

  /// The elements as segments: each subpath is begun and finished, closing lines are spelled out,
  /// lines and quadratic curves are cubics, and what is not finite is left out.
  var segments: ContiguousArray<Segment> {
    var result: ContiguousArray<Segment> = []
    var start: CGPoint?
    var current = CGPoint.zero
    var isOpen = false
    func begin(_ point: CGPoint) {
      if isOpen { result.append(.finish(closed: false)) }
      result.append(.begin(point))
      (start, current, isOpen) = (point, point, true)
    }
    for element in elements where element.isFinite {
      if case .move(let to) = element {
        begin(to)
        continue
      }
      guard let first = start else {
        // Only if the path's first `move` was left out.
        continue
      }
      if case .closeSubpath = element {
        guard isOpen else { continue }
        if current != first { result.append(.curve(CubicCurve(lineFrom: current, to: first))) }
        result.append(.finish(closed: true))
        (current, isOpen) = (first, false)
        continue
      }
      // Elements after a closed subpath continue from its beginning.
      if !isOpen { begin(current) }
      let curve = CubicCurve(from: current, element)
      result.append(.curve(curve))
      current = curve.end
    }
    if isOpen { result.append(.finish(closed: false)) }
    return result
  }
}

extension Path {
  /// Whether the point lies inside; on the outline either answer is possible.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    if case .rectangle(let rect) = shape { return rect.holds(p) }
    guard p.x.isFinite, p.y.isFinite, controlBounds.insetBy(dx: -1, dy: -1).holds(p) else {
      return false
    }
    var winding = 0
    for line in flattened(tolerance: 0.01) {
      guard var from = line.points.last else { continue }
      for to in line.points {
        if (from.y <= p.y) != (to.y <= p.y) {
          let x = from.x + (p.y - from.y) / (to.y - from.y) * (to.x - from.x)
          if x > p.x { winding += from.y < to.y ? 1 : -1 }
        }
        from = to
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}
