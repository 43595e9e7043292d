package import Foundation
package import StillGeometry

/// The outline of a sector of a ring (rule CH1.14). A pure function.
package enum SectorOutline {
  /// - Parameters:
  ///   - start: In turns, clockwise from the top; `end` is not less.
  ///   - inset: The distance to both straight edges, in points.
  package static func path(
    center: CGPoint, inner: CGFloat, outer: CGFloat, start: Double, end: Double, inset: CGFloat,
    cornerRadius: CGFloat
  ) -> Path {
    guard outer > 0, end > start, outer.isFinite, inner.isFinite else { return Path() }
    let inner = min(max(inner, 0), outer)
    let isWhole = end - start >= 1 - 1e-9
    if isWhole, inset <= 0 { return ring(center, inner, outer) }
    let (a, b) = (angle(start), angle(min(end, start + 1)))
    let half = (b - a) / 2
    let outerTurn = asin(min(inset / outer, 1))
    guard outerTurn < half else { return Path() }
    let (a1, b1) = (a + outerTurn, b - outerTurn)
    // The straight edges meet in the middle if the ring has no hole.
    let apex = half < .pi / 2 ? inset / sin(half) : inset
    let innerTurn = inner > 0 ? asin(min(inset / inner, 1)) : .infinity
    let hasHole = inner > apex && innerTurn < half
    let thickness = outer - (hasHole ? inner : apex)
    let corner = max(
      min(
        cornerRadius, thickness / 2, outer * CGFloat(b1 - a1) / 2.2,
        hasHole ? inner * CGFloat((b - a) - 2 * innerTurn) / 2 : .infinity), 0)
    func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var path = Path()
    let outerCut = corner / outer
    let tip = hasHole ? inner : apex
    let tipA = hasHole ? a + innerTurn : (a + b) / 2
    let tipB = hasHole ? b - innerTurn : (a + b) / 2
    let startEdge = toward(point(outer, a1), point(tip, tipA), corner)
    path.move(to: startEdge)
    path.addQuadCurve(to: point(outer, a1 + outerCut), control: point(outer, a1))
    path.addArc(
      center: center, radius: outer, startAngle: .radians(a1 + outerCut),
      endAngle: .radians(b1 - outerCut), clockwise: false)
    path.addQuadCurve(
      to: toward(point(outer, b1), point(tip, tipB), corner), control: point(outer, b1))
    if hasHole {
      let cut = corner / inner
      path.addLine(to: toward(point(inner, tipB), point(outer, b1), corner))
      path.addQuadCurve(to: point(inner, tipB - cut), control: point(inner, tipB))
      path.addArc(
        center: center, radius: inner, startAngle: .radians(tipB - cut),
        endAngle: .radians(tipA + cut), clockwise: true)
      path.addQuadCurve(
        to: toward(point(inner, tipA), point(outer, a1), corner), control: point(inner, tipA))
    } else {
      path.addLine(to: point(tip, tipA))
    }
    path.closeSubpath()
    return path
  }

  private static func angle(_ turns: Double) -> CGFloat { CGFloat(turns * 2 - 0.5) * .pi }

  private static func toward(_ from: CGPoint, _ to: CGPoint, _ distance: CGFloat) -> CGPoint {
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 0, distance > 0 else { return from }
    let part = min(distance / length, 0.5)
    return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }

  private static func ring(_ center: CGPoint, _ inner: CGFloat, _ outer: CGFloat) -> Path {
    var path = Path(ellipseIn: square(center, outer))
    if inner > 0 {
      path.move(to: CGPoint(x: center.x + inner, y: center.y))
      path.addArc(
        center: center, radius: inner, startAngle: .zero, endAngle: .radians(-2 * .pi),
        clockwise: true)
      path.closeSubpath()
    }
    return path
  }

  private static func square(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
