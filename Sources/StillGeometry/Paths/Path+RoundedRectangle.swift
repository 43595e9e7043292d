package import Foundation

/// The curve of a continuous corner (rule P6.1): where it passes, in radii from the corner along the side
/// walked in (`u`) and along the side walked out (`v`).
///
/// Two curves lead from the sides to short lines, between which a third one is nearly a circle's arc. The
/// second half mirrors the first.
enum ContinuousCorner {
  static let reach: CGFloat = 1.528_664_83
  static let control1: CGFloat = 1.088_493_23
  static let control2: CGFloat = 0.868_406_89
  /// Where the curve from the side ends.
  static let shoulder = (u: 0.669_934_27 as CGFloat, v: 0.065_496_00 as CGFloat)
  /// Where the arc begins.
  static let arc = (u: 0.631_493_99 as CGFloat, v: 0.074_911_00 as CGFloat)
  static let arcControl = (u: 0.372_823_92 as CGFloat, v: 0.169_058_99 as CGFloat)
}

extension Path {
  /// Returns the elements of a rounded rectangle, from the middle of the right side towards larger y.
  ///
  /// Half axes must fit; a continuous corner begins 1.53 of them from the corner even where that is beyond
  /// the middle of a side. Then the outline runs back along the side to where the next corner begins, and
  /// the non-zero rule fills what the two share: pictures of iOS 26 show just that.
  package static func roundedRectangleElements(
    _ rect: CGRect, radii: CornerSizes, style: RoundedCornerStyle
  ) -> ContiguousArray<Element> {
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    var elements: ContiguousArray<Element> = []
    elements.reserveCapacity(26)
    let (upper, lower) = (radii.topRight.height, radii.bottomRight.height)
    elements.append(.move(to: CGPoint(x: right, y: (top + upper + bottom - lower) / 2)))
    // Each corner: its point, the way in along the side before it and the way out along the side after.
    elements.appendCorner(
      CGPoint(x: right, y: bottom), from: CGVector(dx: 0.0, dy: -lower),
      to: CGVector(dx: -radii.bottomRight.width, dy: 0.0), style)
    elements.appendCorner(
      CGPoint(x: left, y: bottom), from: CGVector(dx: radii.bottomLeft.width, dy: 0.0),
      to: CGVector(dx: 0.0, dy: -radii.bottomLeft.height), style)
    elements.appendCorner(
      CGPoint(x: left, y: top), from: CGVector(dx: 0.0, dy: radii.topLeft.height),
      to: CGVector(dx: radii.topLeft.width, dy: 0.0), style)
    elements.appendCorner(
      CGPoint(x: right, y: top), from: CGVector(dx: -radii.topRight.width, dy: 0.0),
      to: CGVector(dx: 0.0, dy: upper), style)
    elements.append(.closeSubpath)
    return elements
  }
}

extension ContiguousArray<Path.Element> {
  /// Adds a line to where a corner begins, and the corner.
  ///
  /// `from` and `to` point from the corner along the two sides and are as long as the half axes.
  fileprivate mutating func appendCorner(
    _ corner: CGPoint, from: CGVector, to: CGVector, _ style: RoundedCornerStyle
  ) {
    /// Returns a point given by multiples of the two half axes from the corner.
    func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + u * from.dx + v * to.dx, y: corner.y + u * from.dy + v * to.dy)
    }
    guard from != .zero || to != .zero else {
      append(.line(to: corner))
      return
    }
    guard style == .continuous else {
      let near = 1 - Path.quarterArcReach
      append(.line(to: point(1, 0)))
      append(.curve(to: point(0, 1), control1: point(near, 0), control2: point(0, near)))
      return
    }
    typealias Corner = ContinuousCorner
    let (shoulder, arc, bend) = (Corner.shoulder, Corner.arc, Corner.arcControl)
    append(.line(to: point(Corner.reach, 0)))
    append(
      .curve(
        to: point(shoulder.u, shoulder.v), control1: point(Corner.control1, 0),
        control2: point(Corner.control2, 0)))
    append(.line(to: point(arc.u, arc.v)))
    append(
      .curve(
        to: point(arc.v, arc.u), control1: point(bend.u, bend.v), control2: point(bend.v, bend.u)))
    append(.line(to: point(shoulder.v, shoulder.u)))
    append(
      .curve(
        to: point(0, Corner.reach), control1: point(0, Corner.control2),
        control2: point(0, Corner.control1)))
  }
}
