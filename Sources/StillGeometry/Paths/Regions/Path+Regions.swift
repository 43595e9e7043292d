import Foundation

// Set operations on the regions of two paths (rule P6.14). Open subpaths count as closed. The interior of a result is
// on the left of every line, seen with y up, so that both fill rules fill the same region.

extension Path {
  /// Returns the region inside both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// Returns the region inside either path.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// Returns the region inside this path and outside the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// Returns the region inside exactly one of the paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// Returns the same region without lines that cross.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { inside, _ in inside }
  }

  private func combined(
    with other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool
  ) -> Path {
    guard let drawing = RegionDrawing([self, other], closesSubpaths: true) else { return Path() }
    func holds(_ winding: Int) -> Bool { eoFill ? winding & 1 != 0 : winding != 0 }
    let edges = drawing.split()
    let map = PlanarMap(edges)
    return map.outline(on: drawing) { isInside(holds($0), holds($1)) }
  }
}

extension Path {
  /// Returns the parts of this path's line that are inside another path; a line that is cut becomes open.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    cutLines(by: other, eoFill, keepingInside: true)
  }

  /// Returns the parts of this path's line that are outside another path; a line that is cut becomes open.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    cutLines(by: other, eoFill, keepingInside: false)
  }

  private func cutLines(by other: Path, _ eoFill: Bool, keepingInside: Bool) -> Path {
    guard let drawing = RegionDrawing([self, other], closesSubpaths: false) else { return Path() }
    let cuts = drawing.cutsOfFirst()
    let region = other.flattened(tolerance: drawing.tolerance)
    func isKept(_ curve: CubicCurve, _ from: CGFloat, _ to: CGFloat) -> Bool {
      region.contains(curve.point(at: (from + to) / 2), eoFill: eoFill) == keepingInside
    }
    var result = Path()
    var index = 0
    // The pieces of a subpath that are kept, in runs that hang together.
    var runs: [[CubicCurve]] = []
    var isRunning = false
    var isWhole = true
    for segment in segments {
      switch segment {
      case .begin: (runs, isRunning, isWhole) = ([], false, true)
      case .curve(let curve):
        let places = [0] + cuts[index] + [1]
        index += 1
        for (from, to) in zip(places, places.dropFirst()) where to > from {
          guard isKept(curve, from, to) else {
            (isRunning, isWhole) = (false, false)
            continue
          }
          let piece = curve.trimmed(from: from, to: to)
          if isRunning {
            runs[runs.count - 1].append(piece)
          } else {
            runs.append([piece])
          }
          isRunning = true
        }
      case .finish(let closed):
        if closed, !isWhole, isRunning, runs.count > 1, let first = runs.first?.first,
          let last = runs.last, last.last?.end == first.start,
          isKept(first, 0, 1)
        {
          // The line goes on across the point where the subpath began.
          runs[0] = last + runs[0]
          runs.removeLast()
        }
        for run in runs { result.append(run, closed: closed && isWhole) }
      }
    }
    return result
  }

  private mutating func append(_ run: [CubicCurve], closed: Bool) {
    guard let first = run.first else { return }
    move(to: first.start)
    for curve in run { append(curve.element) }
    if closed { append(.closeSubpath) }
  }
}

extension [Polyline] {
  /// Whether a point lies inside the lines, each of which counts as closed.
  func contains(_ p: CGPoint, eoFill: Bool) -> Bool {
    var winding = 0
    for line in self {
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
