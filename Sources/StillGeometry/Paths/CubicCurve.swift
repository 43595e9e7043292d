package import Foundation

/// A cubic Bézier curve; lines and quadratic curves are raised to one.
package struct CubicCurve: Equatable, Sendable {
  package var start: CGPoint
  package var control1: CGPoint
  package var control2: CGPoint
  package var end: CGPoint
  /// Whether the curve was made as a straight line.
  package var isLine: Bool

  package init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isLine = false
  }

  package init(lineFrom start: CGPoint, to end: CGPoint) {
    self.init(
      start: start, control1: Self.mix(start, end, 1 / 3), control2: Self.mix(start, end, 2 / 3),
      end: end)
    isLine = true
  }

  /// The curve that an element other than `move` and `closeSubpath` draws from a point; those two
  /// give a line of no length.
  package init(from start: CGPoint, _ element: Path.Element) {
    switch element {
    case .line(let to): self.init(lineFrom: start, to: to)
    case .quadCurve(let to, let control):
      self.init(
        start: start, control1: Self.mix(start, control, 2 / 3),
        control2: Self.mix(to, control, 2 / 3), end: to)
    case .curve(let to, let control1, let control2):
      self.init(start: start, control1: control1, control2: control2, end: to)
    case .move, .closeSubpath: self.init(lineFrom: start, to: start)
    }
  }

  static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}

extension CubicCurve {
  /// Returns the point at parameter `t`, 0…1.
  package func point(at t: CGFloat) -> CGPoint {
    if t <= 0 { return start }
    if t >= 1 { return end }
    if isLine { return Self.mix(start, end, t) }
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// Returns the derivative by the parameter at `t`, in points.
  package func derivative(at t: CGFloat) -> CGVector {
    let s = 1 - t
    let (a, b, c) = (3 * s * s, 6 * s * t, 3 * t * t)
    return CGVector(
      dx: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
      dy: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
  }

  /// Returns the part between two parameters, 0 ≤ `from` ≤ `to` ≤ 1.
  package func trimmed(from: CGFloat, to: CGFloat) -> CubicCurve {
    if isLine { return CubicCurve(lineFrom: point(at: from), to: point(at: to)) }
    let (p, q) = (point(at: from), point(at: to))
    let (u, v) = (derivative(at: from), derivative(at: to))
    let k = (to - from) / 3
    return CubicCurve(
      start: p, control1: CGPoint(x: p.x + u.dx * k, y: p.y + u.dy * k),
      control2: CGPoint(x: q.x - v.dx * k, y: q.y - v.dy * k), end: q)
  }

  /// Returns how many lines of equal parameter length stay within `tolerance` of the curve, 1…1,024.
  ///
  /// The distance between a curve and its chord is at most 1/8 of the second derivative's maximum
  /// times the parameter length squared.
  package func lineCount(tolerance: CGFloat) -> Int {
    if isLine { return 1 }
    let first = hypot(
      start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
    let second = hypot(
      control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
    let count = (0.75 * max(first, second) / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? Int(max(1, min(1024, count))) : 1024
  }

  /// Appends the ends of lines that stay within `tolerance` of the curve and of which none turns from the one before by
  /// much more than `largestTurn`, in radians. At most 1,024 of them.
  func flatten(
    tolerance: CGFloat, largestTurn: CGFloat, into points: inout ContiguousArray<CGPoint>
  ) {
    let cosine = cos(largestTurn)
    let bend = tolerance / 0.75
    halve(
      cosineSquared: cosine > 0 ? cosine * cosine : 0, bendSquared: bend * bend, depth: 0,
      into: &points)
  }

  /// - Parameters:
  ///   - cosineSquared: That of how much the legs of the control polygon of a part may turn.
  ///   - bendSquared: That of the longest second difference of its points.
  private func halve(
    cosineSquared: CGFloat, bendSquared: CGFloat, depth: Int,
    into points: inout ContiguousArray<CGPoint>
  ) {
    if depth == 10
      || (bendsLess(bendSquared) && turnsLess(cosineSquared))
    {
      points.append(end)
      return
    }
    let (first, second) = halves
    first.halve(
      cosineSquared: cosineSquared, bendSquared: bendSquared, depth: depth + 1, into: &points)
    second.halve(
      cosineSquared: cosineSquared, bendSquared: bendSquared, depth: depth + 1, into: &points)
  }

  /// Whether one line is near enough to the curve.
  private func bendsLess(_ mostSquared: CGFloat) -> Bool {
    let (ax, ay) = (
      start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y
    )
    let (bx, by) = (control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
    return ax * ax + ay * ay <= mostSquared && bx * bx + by * by <= mostSquared
  }

  /// Whether the legs of the control polygon keep their direction, the first and the last of them included, up to an angle
  /// of less than a quarter turn.
  private func turnsLess(_ cosineSquared: CGFloat) -> Bool {
    func leg(_ from: CGPoint, _ to: CGPoint) -> CGVector {
      CGVector(dx: to.x - from.x, dy: to.y - from.y)
    }
    // A leg without length has no direction, and agrees with every other.
    func agree(_ a: CGVector, _ b: CGVector) -> Bool {
      let product = a.dx * b.dx + a.dy * b.dy
      return product >= 0
        && product * product >= cosineSquared * (a.dx * a.dx + a.dy * a.dy)
          * (b.dx * b.dx + b.dy * b.dy)
    }
    let (first, second, third) = (leg(start, control1), leg(control1, control2), leg(control2, end))
    return agree(first, second) && agree(second, third) && agree(first, third)
  }

  /// The parts before and after the parameter 1/2.
  private var halves: (CubicCurve, CubicCurve) {
    let (a, b, c) = (
      Self.mix(start, control1, 0.5), Self.mix(control1, control2, 0.5),
      Self.mix(control2, end, 0.5)
    )
    let (d, e) = (Self.mix(a, b, 0.5), Self.mix(b, c, 0.5))
    let middle = Self.mix(d, e, 0.5)
    return (
      CubicCurve(start: start, control1: a, control2: d, end: middle),
      CubicCurve(start: middle, control1: e, control2: c, end: end)
    )
  }

  /// Returns the length up to parameter `t`, in points, to about a millionth of it for ordinary curves.
  package func length(to t: CGFloat = 1) -> CGFloat {
    if isLine { return hypot(end.x - start.x, end.y - start.y) * t }
    // Gauss–Legendre quadrature with five points on each of eight equal parts.
    let nodes: [(CGFloat, CGFloat)] = [
      (0, 0.568_888_888_888_888_9),
      (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
      (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
      (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
      (0.906_179_845_938_664, 0.236_926_885_056_189_1),
    ]
    let parts = 8
    let half = t / CGFloat(2 * parts)
    var sum: CGFloat = 0
    for part in 0..<parts {
      let middle = CGFloat(2 * part + 1) * half
      for (node, weight) in nodes {
        let speed = derivative(at: middle + node * half)
        sum += weight * hypot(speed.dx, speed.dy)
      }
    }
    return sum * half
  }

  /// Returns the parameter up to which the curve is `length` points long; `total` is its whole length.
  package func parameter(atLength length: CGFloat, total: CGFloat) -> CGFloat {
    guard total > 0, length > 0 else { return 0 }
    guard length < total else { return 1 }
    if isLine { return length / total }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    // 40 halvings: well below what can be seen, and always the same number of steps.
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.length(to: middle) < length { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The smallest upright rectangle around the curve, as its two extreme corners.
  package var bounds: (low: CGPoint, high: CGPoint) {
    var low = CGPoint(x: min(start.x, end.x), y: min(start.y, end.y))
    var high = CGPoint(x: max(start.x, end.x), y: max(start.y, end.y))
    if isLine { return (low, high) }
    for t in Self.extremes(start.x, control1.x, control2.x, end.x) {
      let x = point(at: t).x
      (low.x, high.x) = (min(low.x, x), max(high.x, x))
    }
    for t in Self.extremes(start.y, control1.y, control2.y, end.y) {
      let y = point(at: t).y
      (low.y, high.y) = (min(low.y, y), max(high.y, y))
    }
    return (low, high)
  }

  /// Returns the parameters inside 0…1 at which a coordinate with these control values turns round.
  private static func extremes(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    // Nothing to look for if the control values lie between the end values.
    let (low, high) = (min(p0, p3), max(p0, p3))
    if p1 >= low, p1 <= high, p2 >= low, p2 <= high { return [] }
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    let discriminant = b * b - 4 * a * c
    if discriminant >= 0 {
      // The form that loses no digits when a is small.
      let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
      if a != 0 { roots.append(q / a) }
      if q != 0 { roots.append(c / q) }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
