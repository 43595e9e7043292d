package import Foundation

/// How one corner leaves a straight side: a curve whose curvature grows from none to that of the
/// corner's arc, so that nothing jumps where the line ends or where the arc begins.
///
/// The curve is a cubic with control points P0, P1, P2 on the side and P2–P3 along the arc's
/// tangent at P3. With t = tan(θ/2), where θ is the angle the curve turns by, and radius 1:
/// - P3 lies 1 − cos θ from the side, so |P2 P3| = t;
/// - a cubic's curvature at P3 is 2/3 · |P1 P2| · sin θ / |P2 P3|², which is 1 if |P1 P2| = 3/2 ·
///   t² / sin θ = 3/4 · t · (1 + t²);
/// - with |P0 P1| twice |P1 P2|, the curve begins 1 + 5/4 · t + 9/4 · t³ from the corner.
///
/// So the room on the side decides t; no room (reach 1) means t = 0, the plain circle.
private struct CornerTransition {
  /// The tangent of half the angle that the transition turns by.
  let t: CGFloat

  /// How far a corner reaches along a side that is long enough, as a multiple of the radius.
  static let fullReach: CGFloat = 1.528665

  /// `room`: length of the side that the corner may take, as a multiple of the radius.
  init(room: CGFloat) {
    let excess = min(room, Self.fullReach) - 1
    guard excess > 1e-6 else {
      t = 0
      return
    }
    // Newton's method on 9/4 · t³ + 5/4 · t = excess; the left side is convex, so it converges from
    // above.
    var t = excess / 1.25
    for _ in 0..<6 {
      t -= (2.25 * t * t * t + 1.25 * t - excess) / (6.75 * t * t + 1.25)
    }
    self.t = t
  }

  var sine: CGFloat { 2 * t / (1 + t * t) }
  var cosine: CGFloat { (1 - t * t) / (1 + t * t) }

  /// Distances of P0, P1 and P2 from the corner along the side, for radius 1.
  var start: CGFloat { 1 + 1.25 * t + 2.25 * t * t * t }
  var control1: CGFloat { start - 2 * gap }
  var control2: CGFloat { start - 3 * gap }

  private var gap: CGFloat { 0.75 * t * (1 + t * t) }
}

extension Path {
  /// The elements of a rounded rectangle, from the middle of the right side towards larger y.
  ///
  /// Corners must fit; a side between two corners is shared in proportion to their radii.
  package static func roundedRectangleElements(
    _ rect: CGRect, radii: CornerSizes, style: RoundedCornerStyle
  ) -> ContiguousArray<Element> {
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (width, height) = (rect.size.width, rect.size.height)
    let (right, bottom) = (left + width, top + height)
    var elements: ContiguousArray<Element> = []
    elements.reserveCapacity(18)
    let (upper, lower) = (radii.topRight.height, radii.bottomRight.height)
    let middle = (top + upper + bottom - lower) / 2
    elements.append(.move(to: CGPoint(x: right, y: middle)))

    /// The room on a side for the first of two corners, as a multiple of its radius.
    func room(_ side: CGFloat, _ radius: CGFloat, beside other: CGFloat) -> CGFloat {
      style == .circular || radius <= 0 ? 1 : side / (radius + other)
    }
    let verticalRight = room(height, lower, beside: upper)
    let verticalLeft = room(height, radii.bottomLeft.height, beside: radii.topLeft.height)
    let horizontalBottom = room(width, radii.bottomRight.width, beside: radii.bottomLeft.width)
    let horizontalTop = room(width, radii.topLeft.width, beside: radii.topRight.width)

    // Each corner: its point, the way in along the side before it and the way out along the side
    // after.
    elements.appendCorner(
      CGPoint(x: right, y: bottom), from: CGVector(dx: 0.0, dy: -lower),
      to: CGVector(dx: -radii.bottomRight.width, dy: 0.0), verticalRight, horizontalBottom)
    elements.appendCorner(
      CGPoint(x: left, y: bottom), from: CGVector(dx: radii.bottomLeft.width, dy: 0.0),
      to: CGVector(dx: 0.0, dy: -radii.bottomLeft.height), horizontalBottom, verticalLeft)
    elements.appendCorner(
      CGPoint(x: left, y: top), from: CGVector(dx: 0.0, dy: radii.topLeft.height),
      to: CGVector(dx: radii.topLeft.width, dy: 0.0), verticalLeft, horizontalTop)
    elements.appendCorner(
      CGPoint(x: right, y: top), from: CGVector(dx: -radii.topRight.width, dy: 0.0),
      to: CGVector(dx: 0.0, dy: upper), horizontalTop, verticalRight)
    elements.append(.closeSubpath)
    return elements
  }
}

extension ContiguousArray<Path.Element> {
  /// Adds a line to where a corner begins, and the corner: transition, arc, transition.
  ///
  /// `from` and `to` point from the corner along the two sides and are as long as the half axes;
  /// `roomBefore` and `roomAfter` are multiples of those.
  fileprivate mutating func appendCorner(
    _ corner: CGPoint, from: CGVector, to: CGVector, _ roomBefore: CGFloat, _ roomAfter: CGFloat
  ) {
    /// A point given by multiples of the two half axes from the corner.
    func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + u * from.dx + v * to.dx, y: corner.y + u * from.dy + v * to.dy)
    }
    guard from != .zero || to != .zero else {
      append(.line(to: corner))
      return
    }
    let before = CornerTransition(room: roomBefore)
    let after = CornerTransition(room: roomAfter)
    append(.line(to: point(before.start, 0)))
    // The arc of radius 1 around (1, 1) goes from (1 − sin θ, 1 − cos θ) to its mirror image.
    let arcStart = (u: 1 - before.sine, v: 1 - before.cosine)
    let arcEnd = (u: 1 - after.cosine, v: 1 - after.sine)
    if before.t > 0 {
      append(
        .curve(
          to: point(arcStart.u, arcStart.v),
          control1: point(before.control1, 0), control2: point(before.control2, 0)))
    }
    let reach: CGFloat
    if before.t == 0, after.t == 0 {
      reach = Path.quarterArcReach
    } else {
      let sweep = .pi / 2 - 2 * atan(before.t) - 2 * atan(after.t)
      reach = 4 / 3 * tan(sweep / 4)
    }
    append(
      .curve(
        to: point(arcEnd.u, arcEnd.v),
        control1: point(arcStart.u - reach * before.cosine, arcStart.v + reach * before.sine),
        control2: point(arcEnd.u + reach * after.sine, arcEnd.v - reach * after.cosine)))
    if after.t > 0 {
      append(
        .curve(
          to: point(0, after.start),
          control1: point(0, after.control2), control2: point(0, after.control1)))
    }
  }
}
