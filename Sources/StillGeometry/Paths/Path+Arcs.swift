public import Foundation

extension Path {
  /// Adds an arc of a circle, after a line from the current point to its start.
  ///
  /// Angles are measured from the x axis towards the y axis. `clockwise` means what it does in
  /// SwiftUI: as seen with y pointing up, so with `false` the angle grows, which on a screen looks
  /// clockwise. Angles a full turn or more apart draw one full circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    if abs(sweep) >= turn - 1e-9 {
      sweep = clockwise ? -turn : turn
    } else if clockwise, sweep > 0 {
      sweep -= turn
    } else if !clockwise, sweep < 0 {
      sweep += turn
    }
    addArc(center, radius, from: startAngle.radians, sweep: sweep, transform)
  }

  /// Adds an arc of a circle that turns by `delta` from `startAngle`, at most one full turn, after
  /// a line from the current point to its start.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let sweep = max(-turn, min(turn, delta.radians))
    addArc(center, radius, from: startAngle.radians, sweep: sweep, transform)
  }

  /// Adds an arc that touches the line from the current point to `p1` and the line from `p1` to
  /// `p2`, after a line to its start. Lines that do not form a corner give a line to `p1`.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    // The corner is computed before `transform`, so the current point goes back there.
    let start = current.applying(transform.inverted())
    let (ux, uy) = (start.x - p1.x, start.y - p1.y)
    let (vx, vy) = (p2.x - p1.x, p2.y - p1.y)
    let (u, v) = (hypot(ux, uy), hypot(vx, vy))
    let cross = ux * vy - uy * vx
    guard u > 0, v > 0, radius > 0, abs(cross) > 1e-9 * u * v else {
      return addLine(to: p1.applying(transform))
    }
    // Half of the corner's angle gives the distance from the corner to where the circle touches.
    let cosine = (ux * vx + uy * vy) / (u * v)
    let reach = radius * sqrt((1 + cosine) / (1 - cosine))
    let touch1 = CGPoint(x: p1.x + ux / u * reach, y: p1.y + uy / u * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: touch1.x - uy / u * radius * side, y: touch1.y + ux / u * radius * side)
    let touch2 = CGPoint(x: p1.x + vx / v * reach, y: p1.y + vy / v * reach)
    let begin = atan2(touch1.y - center.y, touch1.x - center.x)
    var sweep = atan2(touch2.y - center.y, touch2.x - center.x) - begin
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    addArc(center, radius, from: Double(begin), sweep: Double(sweep), transform)
  }

  /// Adds curves for an arc, each for a quarter of a turn at most.
  private mutating func addArc(
    _ center: CGPoint, _ radius: CGFloat, from start: Double, sweep: Double,
    _ transform: CGAffineTransform
  ) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(start).applying(transform)
    append(isEmpty ? .move(to: first) : .line(to: first))
    guard sweep.isFinite, sweep != 0 else { return }
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / Double(max(count, 1))
    let reach = radius * 4 / 3 * tan(step / 4)
    for index in 0..<max(count, 1) {
      let from = start + Double(index) * step
      let to = start + Double(index + 1) * step
      let (p, q) = (point(from), point(to))
      let control1 = CGPoint(x: p.x - reach * sin(from), y: p.y + reach * cos(from))
      let control2 = CGPoint(x: q.x + reach * sin(to), y: q.y - reach * cos(to))
      let curve = Element.curve(to: q, control1: control1, control2: control2)
      append(curve.applying(transform))
    }
  }

  /// The distance of a quarter circle's control points along its tangents, for radius 1:
  /// 4/3 · (√2 − 1), so that the curve's middle lies on the circle.
  package static let quarterArcReach: CGFloat = 0.5522847498307936

  /// Returns the elements of an upright ellipse.
  static func ellipseElements(_ rect: CGRect) -> ContiguousArray<Element> {
    let (rx, ry) = (rect.size.width / 2, rect.size.height / 2)
    let (x, y) = (rect.origin.x + rx, rect.origin.y + ry)
    let (kx, ky) = (rx * quarterArcReach, ry * quarterArcReach)
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
    return [
      .move(to: point(rx, 0)),
      .curve(to: point(0, ry), control1: point(rx, ky), control2: point(kx, ry)),
      .curve(to: point(-rx, 0), control1: point(-kx, ry), control2: point(-rx, ky)),
      .curve(to: point(0, -ry), control1: point(-rx, -ky), control2: point(-kx, -ry)),
      .curve(to: point(rx, 0), control1: point(kx, -ry), control2: point(rx, -ky)),
      .closeSubpath,
    ]
  }
}
