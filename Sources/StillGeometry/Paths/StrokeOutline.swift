import Foundation

/// Collects the outlines of stroked lines.
///
/// An open line gives one contour: along its left side, around the end, back along the right
/// side, around the start. A closed line gives two, in opposite directions.
struct StrokeOutline {
  /// Closed, to be filled with the non-zero rule.
  private(set) var contours: [[CGPoint]] = []
  private let style: StrokeStyle
  private let radius: CGFloat

  /// How far the outline may be from the true one, in points.
  private let tolerance: CGFloat

  init(_ style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    self.tolerance = tolerance
    radius = style.lineWidth / 2
  }

  /// Returns how much lines that replace a curve may turn at once, in radians, so that both sides of the stroke
  /// stay within a half of the tolerance, and joints are told from corners.
  static func largestTurn(lineWidth: CGFloat, tolerance: CGFloat) -> CGFloat {
    min((8 * tolerance / lineWidth).squareRoot(), 0.18)
  }

  /// Adds the outline of one line.
  mutating func add(_ line: Polyline) {
    var points: ContiguousArray<CGPoint> = []
    for point in line.points where point != points.last { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first { addDot(at: point, closed: line.isClosed) }
      return
    }
    if line.isClosed, points.count > 2 {
      addRing(points)
      addRing(ContiguousArray(points.reversed()))
    } else {
      // A closed line of two points goes there and back; its ends are joints.
      addOpen(points, closed: line.isClosed)
    }
  }

  /// A line without length is visible only through its caps.
  private mutating func addDot(at center: CGPoint, closed: Bool) {
    let (left, right) = (
      CGPoint(x: center.x - radius, y: center.y), CGPoint(x: center.x + radius, y: center.y)
    )
    switch style.lineCap {
    case .butt: break
    case .round:
      var side = [left]
      appendArc(around: center, from: left, to: right, &side)
      side.append(right)
      appendArc(around: center, from: right, to: left, &side)
      contours.append(side)
    case .square:
      contours.append([
        CGPoint(x: left.x, y: center.y - radius), CGPoint(x: right.x, y: center.y - radius),
        CGPoint(x: right.x, y: center.y + radius), CGPoint(x: left.x, y: center.y + radius),
      ])
    }
  }

  private mutating func addRing(_ points: ContiguousArray<CGPoint>) {
    var side: [CGPoint] = []
    side.reserveCapacity(points.count)
    var before = leg(points[points.count - 1], points[0])
    for index in points.indices {
      let after = leg(points[index], points[index == points.count - 1 ? 0 : index + 1])
      appendJoin(at: points[index], before, after, &side)
      before = after
    }
    contours.append(side)
  }

  private mutating func addOpen(_ points: ContiguousArray<CGPoint>, closed: Bool) {
    var side: [CGPoint] = []
    for part in [points, ContiguousArray(points.reversed())] {
      var before = leg(part[0], part[1])
      if part.count == 2 { side.append(left(of: part[0], before)) }
      for index in 1..<part.count - 1 {
        let after = leg(part[index], part[index + 1])
        appendJoin(at: part[index], before, after, &side)
        before = after
      }
      let last = part[part.count - 1]
      if closed {
        appendJoin(at: last, before, leg(last, part[part.count - 2]), &side)
      } else {
        appendCap(at: last, before, &side)
      }
    }
    contours.append(side)
  }

  /// A line between two corners.
  private struct Leg {
    /// Its direction, one point long.
    var dx, dy: CGFloat
    var length: CGFloat
  }

  private func leg(_ a: CGPoint, _ b: CGPoint) -> Leg {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    // Only where squares are no numbers any more is there need of more care.
    let length = square > 1e-200 && square < 1e200 ? square.squareRoot() : hypot(dx, dy)
    return Leg(dx: dx / length, dy: dy / length, length: length)
  }

  /// Returns a point of a leg moved to its left by half the line width.
  private func left(of point: CGPoint, _ leg: Leg) -> CGPoint {
    CGPoint(x: point.x + leg.dy * radius, y: point.y - leg.dx * radius)
  }

  /// The left side around a corner.
  private func appendJoin(
    at corner: CGPoint, _ before: Leg, _ after: Leg, _ side: inout [CGPoint]
  ) {
    let cosine = before.dx * after.dx + before.dy * after.dy
    let sine = before.dx * after.dy - before.dy * after.dx
    /// Returns where the two sides' lines meet.
    func crossing() -> CGPoint {
      let scale = radius / (1 + cosine)
      return CGPoint(
        x: corner.x + (before.dy + after.dy) * scale, y: corner.y - (before.dx + after.dx) * scale)
    }

    if sine < 0 {
      // The inner side: both lines reach their crossing, or the way goes through the corner.
      if cosine > -1, radius * -sine / (1 + cosine) <= min(before.length, after.length) {
        side.append(crossing())
      } else {
        side += [left(of: corner, before), corner, left(of: corner, after)]
      }
      return
    }
    // Lines that replace a curve turn so little that the crossing is the curve.
    if cosine > 0.98 {
      side.append(crossing())
      return
    }
    let (p, q) = (left(of: corner, before), left(of: corner, after))
    side.append(p)
    switch style.lineJoin {
    case .round: appendArc(around: corner, from: p, to: q, &side)
    case .miter:
      // A miter is 1 / cos(half the turn) times as long as the line is wide.
      let halfCosineSquared = (1 + cosine) / 2
      if halfCosineSquared * style.miterLimit * style.miterLimit >= 1 {
        side[side.count - 1] = crossing()
        return
      }
    case .bevel: break
    }
    side.append(q)
  }

  /// The way around the end of an open line, from its left side to its right side.
  private func appendCap(at end: CGPoint, _ before: Leg, _ side: inout [CGPoint]) {
    let left = left(of: end, before)
    let right = CGPoint(x: 2 * end.x - left.x, y: 2 * end.y - left.y)
    side.append(left)
    // Ahead is a quarter turn from the left side.
    let (ax, ay) = (-(left.y - end.y), left.x - end.x)
    switch style.lineCap {
    case .butt: break
    case .square:
      side.append(CGPoint(x: left.x + ax, y: left.y + ay))
      side.append(CGPoint(x: right.x + ax, y: right.y + ay))
    case .round:
      let ahead = CGPoint(x: end.x + ax, y: end.y + ay)
      appendArc(around: end, from: left, to: ahead, &side)
      side.append(ahead)
      appendArc(around: end, from: ahead, to: right, &side)
    }
    side.append(right)
  }

  /// Points between `p` and `q` on the circle around `center`, turning from x towards y by at most
  /// half a turn.
  private func appendArc(
    around center: CGPoint, from p: CGPoint, to q: CGPoint, _ side: inout [CGPoint]
  ) {
    let start = atan2(p.y - center.y, p.x - center.x)
    var sweep = atan2(q.y - center.y, q.x - center.x) - start
    if sweep < 0 { sweep += 2 * .pi }
    // A chord of angle a is radius · (1 − cos(a / 2)) ≈ radius · a² / 8 from its arc.
    let step = max(0.005, (8 * tolerance / radius).squareRoot())
    let count = Int(max(1, min(1_024, (sweep / min(step, 0.5)).rounded(.up))))
    for index in 1..<max(count, 1) {
      let angle = start + sweep * CGFloat(index) / CGFloat(count)
      side.append(
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
    }
  }
}

extension Polyline {
  /// Returns the painted parts of the line under a dash pattern; an odd number of lengths counts twice over.
  ///
  /// A pattern with a negative or infinite length, or without any length, paints the whole line; at
  /// most 100,000 dashes are made.
  func dashed(_ lengths: [CGFloat], phase: CGFloat) -> [Polyline] {
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard pattern.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0, period.isFinite else {
      return [self]
    }
    // Where in the pattern the line starts.
    var rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    if rest < 0 { rest += period }
    var index = 0
    while rest > 0, rest >= pattern[index] {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var remaining = pattern[index] - rest

    var dashes: [Polyline] = []
    var dash: ContiguousArray<CGPoint> = []
    guard var from = points.first else { return [] }
    let startsPainted = index % 2 == 0
    if startsPainted { dash = [from] }
    for to in isClosed ? points.dropFirst() + [from] : points.dropFirst() {
      let length = hypot(to.x - from.x, to.y - from.y)
      guard length > 0 else { continue }
      var position: CGFloat = 0
      while length - position > remaining {
        guard dashes.count < 100_000 else { return dashes }
        position += remaining
        let point = CubicCurve.mix(from, to, position / length)
        if index % 2 == 0 {
          dash.append(point)
          dashes.append(Polyline(points: dash, isClosed: false))
          dash = []
        } else {
          dash = [point]
        }
        index = (index + 1) % pattern.count
        remaining = pattern[index]
      }
      remaining -= length - position
      if index % 2 == 0 { dash.append(to) }
      from = to
    }
    if index % 2 == 0, dash.count > 1 {
      if isClosed, startsPainted, let first = dashes.first {
        // The last dash goes on into the first one.
        dashes[0] = Polyline(points: dash + first.points.dropFirst(), isClosed: false)
      } else {
        let isWhole = isClosed && dashes.isEmpty
        if isWhole { return [self] }
        dashes.append(Polyline(points: dash, isClosed: false))
      }
    }
    return dashes
  }
}
