import Foundation

/// The lines of some paths as straight pieces on one grid, each of which knows the curve it is a piece of.
struct RegionDrawing {
  /// The curves of all paths, one after the other.
  private(set) var curves: [CubicCurve] = []
  /// The first curve of each path.
  private(set) var firsts: [Int] = []
  private(set) var edges: [GridEdge] = []
  /// How far pieces may be from their curves, in points.
  let tolerance: CGFloat
  private let origin: CGPoint
  /// Steps of the grid a point; a power of two, so that round numbers stay what they are.
  private let steps: CGFloat

  /// The maximum number of times that pieces are cut again because rounding made neighbours meet.
  private static let rounds = 6
  /// With more curves than this, each becomes one straight piece.
  private static let mostCurves = 100_000

  /// Nil where no path has a line.
  init?(_ paths: [Path], closesSubpaths: Bool) {
    var box = CGRect.null
    for path in paths where !path.isEmpty { box = box.union(path.controlBounds) }
    let extent = max(box.width, box.height)
    guard !box.isNull, extent > 0, extent.isFinite, abs(box.minX) < 1e15, abs(box.minY) < 1e15
    else { return nil }
    steps = CGFloat(sign: .plus, exponent: 26 - Int(extent.exponent) - 1, significand: 1)
    origin = CGPoint(x: box.minX.rounded(.down), y: box.minY.rounded(.down))
    tolerance = extent * 1e-5
    for path in paths {
      firsts.append(curves.count)
      append(path.segments, closesSubpaths)
    }
    for (index, curve) in curves.enumerated() { appendPieces(of: curve, Int32(index)) }
  }

  private mutating func append(_ segments: ContiguousArray<Path.Segment>, _ closes: Bool) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for segment in segments {
      switch segment {
      case .begin(let point): (start, current) = (point, point)
      case .curve(let curve):
        curves.append(curve)
        current = curve.end
      case .finish(let closed):
        if closes, !closed, current != start {
          curves.append(CubicCurve(lineFrom: current, to: start))
        }
      }
    }
  }

  private mutating func appendPieces(of curve: CubicCurve, _ index: Int32) {
    let count = curves.count > Self.mostCurves ? 1 : curve.lineCount(tolerance: tolerance)
    var from = grid(curve.start)
    for step in 1...count {
      let end = Double(step) / Double(count)
      let to = grid(step == count ? curve.end : curve.point(at: CGFloat(end)))
      if from != to {
        edges.append(
          GridEdge(
            from: from, to: to, curve: index, start: Double(step - 1) / Double(count), end: end))
        from = to
      }
    }
  }

  private func grid(_ point: CGPoint) -> GridPoint {
    func coordinate(_ value: CGFloat) -> Int {
      Int(min(max((value * steps).rounded(), -134_217_728), 134_217_728))
    }
    return GridPoint(x: coordinate(point.x - origin.x), y: coordinate(point.y - origin.y))
  }

  /// Returns a point of the grid in points.
  func point(_ place: GridPoint) -> CGPoint {
    CGPoint(
      x: origin.x + CGFloat(place.x) / steps, y: origin.y + CGFloat(place.y) / steps)
  }

  /// Whether a curve belongs to the second path.
  func isOfSecond(_ edge: GridEdge) -> Bool { firsts.count > 1 && Int(edge.curve) >= firsts[1] }
}

extension RegionDrawing {
  /// Calls `body` with the indices of all edges whose boxes meet.
  private static func pairs(_ edges: [GridEdge], _ body: (Int, Int) -> Void) {
    let order = edges.indices.sorted { (edges[$0].low.x, $0) < (edges[$1].low.x, $1) }
    var active: [Int] = []
    for index in order {
      let (low, high) = (edges[index].low, edges[index].high)
      var kept = 0
      for other in active where edges[other].high.x >= low.x {
        active[kept] = other
        kept += 1
        if edges[other].low.y <= high.y, edges[other].high.y >= low.y { body(other, index) }
      }
      active.removeLast(active.count - kept)
      active.append(index)
    }
  }

  /// Returns all edges, cut where they meet, with which path each belongs to: now they meet at ends only.
  func split() -> [(edge: GridEdge, isSecond: Bool)] {
    var edges = edges
    for _ in 0..<Self.rounds {
      var cuts: [Int: [GridPoint]] = [:]
      Self.pairs(edges) { first, second in
        for point in edges[first].meetings(with: edges[second]) {
          for index in [first, second]
          where point != edges[index].from && point != edges[index].to {
            cuts[index, default: []].append(point)
          }
        }
      }
      if cuts.isEmpty { break }
      edges = edges.indices.flatMap { index in
        cuts[index].map { edges[index].cut(at: $0) } ?? [edges[index]]
      }
    }
    return edges.map { ($0, isOfSecond($0)) }
  }

  /// For each curve of the first path: the parameters at which the second path cuts it, ascending.
  func cutsOfFirst() -> [[CGFloat]] {
    var cuts = [[CGFloat]](repeating: [], count: firsts.count > 1 ? firsts[1] : curves.count)
    Self.pairs(edges) { first, second in
      guard isOfSecond(edges[first]) != isOfSecond(edges[second]) else { return }
      let line = edges[isOfSecond(edges[first]) ? second : first]
      for point in edges[first].meetings(with: edges[second]) {
        let place = line.parameter(at: point)
        if place > 0, place < 1 { cuts[Int(line.curve)].append(CGFloat(place)) }
      }
    }
    return cuts.map { $0.sorted() }
  }
}

extension GridEdge {
  /// Returns the pieces between points near the edge.
  fileprivate func cut(at points: [GridPoint]) -> [GridEdge] {
    let places = points.map { ($0, parameter(at: $0)) }
      .sorted { abs($0.1 - start) < abs($1.1 - start) }
    var pieces: [GridEdge] = []
    var (point, place) = (from, start)
    for (next, parameter) in places + [(to, end)] where next != point {
      pieces.append(
        GridEdge(from: point, to: next, curve: curve, start: place, end: parameter))
      (point, place) = (next, parameter)
    }
    return pieces
  }
}
