import Foundation

/// A planar map: edges that meet only at their ends, and the winding numbers of both paths on each side.
///
/// Each edge has two sides, numbered 2 × edge for the left one, seen along the order of points, and one more for the
/// right one. A side identifies the direction along the edge that has it on its left.
struct PlanarMap {
  /// One edge where any number of them lie on each other.
  struct Edge {
    var low: GridPoint
    var high: GridPoint
    /// How often the first and the second path run up this edge, less how often they run down.
    var rises: (first: Int, second: Int)
    var curve: Int32
    /// Parameters of the curve at `low` and `high`.
    var atLow: Double
    var atHigh: Double
  }

  private(set) var edges: [Edge] = []
  /// Sides that leave a point, by angle; the points' ranges in it.
  private var spokes: [Int] = []
  private var hubs: [Range<Int>] = []
  /// The hub that a side starts from, and its place among the spokes.
  private var hub: [Int] = []
  private var place: [Int] = []
  /// How often the paths wind around what is on a side.
  private var windings: [(first: Int, second: Int)?] = []

  init(_ pieces: [(edge: GridEdge, isSecond: Bool)]) {
    merge(pieces)
    arrangeSpokes()
    windings = Array(repeating: nil, count: edges.count * 2)
    findWindings()
  }

  private mutating func merge(_ pieces: [(edge: GridEdge, isSecond: Bool)]) {
    let order = pieces.indices.sorted {
      let (a, b) = (pieces[$0].edge, pieces[$1].edge)
      let (lowA, lowB) = (min(a.from, a.to), min(b.from, b.to))
      if lowA != lowB { return lowA < lowB }
      let (highA, highB) = (max(a.from, a.to), max(b.from, b.to))
      return highA != highB ? highA < highB : $0 < $1
    }
    for index in order {
      let (edge, isSecond) = pieces[index]
      let rises = edge.from < edge.to
      let (low, high) = rises ? (edge.from, edge.to) : (edge.to, edge.from)
      if edges.last?.low != low || edges.last?.high != high {
        edges.append(
          Edge(
            low: low, high: high, rises: (0, 0), curve: edge.curve,
            atLow: rises ? edge.start : edge.end, atHigh: rises ? edge.end : edge.start))
      }
      let step = rises ? 1 : -1
      if isSecond {
        edges[edges.count - 1].rises.second += step
      } else {
        edges[edges.count - 1].rises.first += step
      }
    }
  }

  /// Returns the point where the way along a side starts.
  private func origin(_ side: Int) -> GridPoint {
    side & 1 == 0 ? edges[side >> 1].low : edges[side >> 1].high
  }

  private func target(_ side: Int) -> GridPoint { origin(side ^ 1) }

  /// Sorts the sides that leave a point by the angle of their way, from just above the direction of −x, on.
  private mutating func arrangeSpokes() {
    let sides = (0..<edges.count * 2)
    func isBelow(_ side: Int) -> Bool {
      let (a, b) = (origin(side), target(side))
      return b.y < a.y || (b.y == a.y && b.x < a.x)
    }
    let map = self
    spokes = sides.sorted { one, two in
      let (a, b) = (map.origin(one), map.origin(two))
      if a != b { return a < b }
      let (lowA, lowB) = (isBelow(one), isBelow(two))
      if lowA != lowB { return lowA }
      let turn = GridPoint.side(a, map.target(one), map.target(two))
      return turn != 0 ? turn > 0 : one < two
    }
    hub = Array(repeating: 0, count: edges.count * 2)
    place = hub
    for (index, side) in spokes.enumerated() {
      if index == 0 || origin(spokes[index - 1]) != origin(side) { hubs.append(index..<index) }
      hubs[hubs.count - 1] = hubs[hubs.count - 1].lowerBound..<index + 1
      hub[side] = hubs.count - 1
      place[side] = index
    }
  }

  /// Returns the side that follows on the rim of the same area: the sharpest turn to the left.
  private func next(_ side: Int) -> Int {
    let back = side ^ 1
    let range = hubs[hub[back]]
    let index = place[back] == range.lowerBound ? range.upperBound - 1 : place[back] - 1
    return spokes[index]
  }

  private mutating func findWindings() {
    let lines = EdgeShelf(edges)
    // Points in ascending order: the first of each connected part lies at its left end, and what is left of
    // it is the area around the part.
    for index in hubs.indices {
      let range = hubs[index]
      guard windings[spokes[range.lowerBound]] == nil else { continue }
      // The last way by angle has that area on its left.
      let outside = spokes[range.upperBound - 1]
      flood(outside, lines.windings(at: origin(outside)))
    }
  }

  /// Gives an area its windings, and all those that can be reached across edges theirs.
  private mutating func flood(_ side: Int, _ value: (first: Int, second: Int)) {
    var waiting = [(side, value)]
    while let (start, value) = waiting.popLast() {
      guard windings[start] == nil else { continue }
      var side = start
      repeat {
        windings[side] = value
        let rises = edges[side >> 1].rises
        let sign = side & 1 == 0 ? 1 : -1
        if windings[side ^ 1] == nil {
          waiting.append(
            (side ^ 1, (value.first - sign * rises.first, value.second - sign * rises.second)))
        }
        side = next(side)
      } while side != start && windings[side] == nil
    }
  }
}

extension PlanarMap {
  /// Returns the rim of all areas that are inside, each closed line with them on its left.
  func outline(on drawing: RegionDrawing, isInside: (Int, Int) -> Bool) -> Path {
    let inside = windings.map { winding in winding.map { isInside($0.first, $0.second) } ?? false }
    var isOpen = inside.indices.map { inside[$0] && !inside[$0 ^ 1] }
    let isRim = isOpen
    var result = Path()
    for start in spokes where isOpen[start] {
      var loop: [Int] = []
      var side = start
      repeat {
        loop.append(side)
        isOpen[side] = false
        side = next(side)
        // Areas that are inside hang together across edges that are no rim.
        var turns = 0
        while !isRim[side], turns < spokes.count {
          side = next(side ^ 1)
          turns += 1
        }
      } while side != start && isOpen[side]
      result.append(loop, of: self, on: drawing)
    }
    return result
  }

  /// Returns the curve along a side, and its parameters from start to end.
  fileprivate func course(_ side: Int) -> (curve: Int32, from: Double, to: Double) {
    let edge = edges[side >> 1]
    return side & 1 == 0
      ? (edge.curve, edge.atLow, edge.atHigh) : (edge.curve, edge.atHigh, edge.atLow)
  }

  fileprivate func start(_ side: Int) -> GridPoint { origin(side) }
}

extension Path {
  /// Adds a closed line; neighbouring pieces of one curve become one curve again.
  fileprivate mutating func append(
    _ loop: [Int], of map: PlanarMap, on drawing: RegionDrawing
  ) {
    let courses = loop.map { map.course($0) }
    func goesOn(_ index: Int) -> Bool {
      let (a, b) = (courses[index == 0 ? loop.count - 1 : index - 1], courses[index])
      return a.curve == b.curve && a.to == b.from && (a.to > a.from) == (b.to > b.from)
    }
    let first = loop.indices.first { !goesOn($0) } ?? 0
    move(to: drawing.point(map.start(loop[first])))
    var index = 0
    while index < loop.count {
      let begin = (first + index) % loop.count
      let course = courses[begin]
      var end = course.to
      index += 1
      while index < loop.count, goesOn((first + index) % loop.count) {
        end = courses[(first + index) % loop.count].to
        index += 1
      }
      let target = drawing.point(map.start(loop[(first + index) % loop.count]))
      let curve = drawing.curves[Int(course.curve)]
      if curve.isLine {
        if index < loop.count { addLine(to: target) }
        continue
      }
      let part = curve.trimmed(
        from: CGFloat(min(course.from, end)), to: CGFloat(max(course.from, end)))
      if end > course.from {
        addCurve(to: target, control1: part.control1, control2: part.control2)
      } else {
        addCurve(to: target, control1: part.control2, control2: part.control1)
      }
    }
    closeSubpath()
  }
}

/// Edges on shelves by height, to ask which of them lie left of a point.
private struct EdgeShelf {
  private let edges: [PlanarMap.Edge]
  private var shelves: [[Int]]
  private let low: Int
  private let height: Int

  init(_ edges: [PlanarMap.Edge]) {
    self.edges = edges
    var (low, high) = (Int.max, Int.min)
    for edge in edges {
      low = min(low, edge.low.y, edge.high.y)
      high = max(high, edge.low.y, edge.high.y)
    }
    let count = max(1, min(1_024, edges.count / 8))
    self.low = low
    height = edges.isEmpty ? 1 : max(1, (high - low) / count + 1)
    shelves = Array(repeating: [], count: count + 1)
    for (index, edge) in edges.enumerated() where edge.low.y != edge.high.y {
      let first = (min(edge.low.y, edge.high.y) - low) / height
      let last = (max(edge.low.y, edge.high.y) - low) / height
      for shelf in first...last { shelves[shelf].append(index) }
    }
  }

  /// Returns how often the paths wind around a point's left side: what edges strictly left of it amount to.
  func windings(at p: GridPoint) -> (first: Int, second: Int) {
    var result = (first: 0, second: 0)
    for index in shelves[(p.y - low) / height] {
      let edge = edges[index]
      guard (edge.low.y <= p.y) != (edge.high.y <= p.y) else { continue }
      let climbs = edge.low.y < edge.high.y
      let (bottom, top) = climbs ? (edge.low, edge.high) : (edge.high, edge.low)
      // A way towards larger y has smaller x on its left.
      guard GridPoint.side(bottom, top, p) < 0 else { continue }
      let sign = climbs ? -1 : 1
      result.first += sign * edge.rises.first
      result.second += sign * edge.rises.second
    }
    return result
  }
}
