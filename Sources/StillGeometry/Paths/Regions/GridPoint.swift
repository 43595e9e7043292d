/// A point on a grid so fine that it cannot be seen, and so coarse that products of coordinates are exact: at
/// most 2²⁷ steps on each side of zero.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  static func < (a: GridPoint, b: GridPoint) -> Bool { a.x != b.x ? a.x < b.x : a.y < b.y }

  /// Above zero where `p` lies to the left of the way from `a` to `b`, seen with y up; zero on their line.
  static func side(_ a: GridPoint, _ b: GridPoint, _ p: GridPoint) -> Int {
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  }
}

/// A straight piece of a path's line on the grid.
struct GridEdge {
  var from: GridPoint
  var to: GridPoint
  /// Which curve of the drawing it is a piece of, and the parameters at its ends.
  var curve: Int32
  var start: Double
  var end: Double

  var low: (x: Int, y: Int) { (min(from.x, to.x), min(from.y, to.y)) }
  var high: (x: Int, y: Int) { (max(from.x, to.x), max(from.y, to.y)) }

  /// Whether a point on the edge's line lies between its ends.
  func spans(_ p: GridPoint) -> Bool {
    p != from && p != to && p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y
  }

  /// Returns the parameter at a point near the edge.
  func parameter(at p: GridPoint) -> Double {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let share =
      abs(dx) >= abs(dy)
      ? Double(p.x - from.x) / Double(dx) : Double(p.y - from.y) / Double(dy)
    return start + (end - start) * min(max(share, 0), 1)
  }

  /// Returns where two edges meet, other than end on end: points that cut the first, the second or both.
  func meetings(with other: GridEdge) -> [GridPoint] {
    let a = GridPoint.side(other.from, other.to, from)
    let b = GridPoint.side(other.from, other.to, to)
    if (a > 0 && b > 0) || (a < 0 && b < 0) { return [] }
    let c = GridPoint.side(from, to, other.from)
    let d = GridPoint.side(from, to, other.to)
    if (c > 0 && d > 0) || (c < 0 && d < 0) { return [] }
    if a != 0, b != 0, c != 0, d != 0 {
      let share = Double(a) / (Double(a) - Double(b))
      return [
        GridPoint(
          x: from.x + Int((Double(to.x - from.x) * share).rounded()),
          y: from.y + Int((Double(to.y - from.y) * share).rounded()))
      ]
    }
    var result: [GridPoint] = []
    if a == 0, other.spans(from) { result.append(from) }
    if b == 0, other.spans(to) { result.append(to) }
    if c == 0, spans(other.from) { result.append(other.from) }
    if d == 0, spans(other.to) { result.append(other.to) }
    return result
  }
}
