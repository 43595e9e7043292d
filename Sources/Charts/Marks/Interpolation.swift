package import Foundation
package import StillGeometry

/// Curves through points (rule CH1.11). Pure functions.
package enum Interpolation {
  /// Adds a curve through points to a path that ends at the first one.
  package static func add(
    _ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path
  ) {
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear:
      for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd:
      steps(points, method.kind, &path)
    case .monotone:
      guard points.count > 2 else { return path.addLine(to: points[1]) }
      monotone(points, &path)
    case .cardinal(let tension):
      cardinal(points, tension: tension, &path)
    case .catmullRom(let alpha):
      catmullRom(points, alpha: alpha, &path)
    }
  }

  private static func steps(
    _ points: [CGPoint], _ kind: InterpolationMethod.Kind, _ path: inout Path
  ) {
    for (a, b) in zip(points, points.dropFirst()) {
      let x: CGFloat =
        switch kind {
        case .stepStart: b.x
        case .stepEnd: a.x
        default: (a.x + b.x) / 2
        }
      path.addLine(to: CGPoint(x: x, y: a.y))
      path.addLine(to: CGPoint(x: x, y: b.y))
      path.addLine(to: b)
    }
  }

  /// Cubic pieces whose slopes keep the curve between neighbouring points (Fritsch and Carlson, Steffen 1990).
  private static func monotone(_ points: [CGPoint], _ path: inout Path) {
    let count = points.count
    func slope(_ index: Int) -> CGFloat {
      let width = points[index + 1].x - points[index].x
      return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
    }
    var slopes = [CGFloat](repeating: 0, count: count)
    for index in 1..<(count - 1) {
      let (h0, h1) = (
        points[index].x - points[index - 1].x, points[index + 1].x - points[index].x
      )
      let (s0, s1) = (slope(index - 1), slope(index))
      guard s0 * s1 > 0, h0 + h1 != 0 else { continue }
      let p = (s0 * h1 + s1 * h0) / (h0 + h1)
      let most = min(abs(s0), abs(s1), abs(p) / 2) * 2
      slopes[index] = s0 < 0 ? -most : most
    }
    slopes[0] = (3 * slope(0) - slopes[1]) / 2
    slopes[count - 1] = (3 * slope(count - 2) - slopes[count - 2]) / 2
    for index in 0..<(count - 1) {
      let (a, b) = (points[index], points[index + 1])
      let third = (b.x - a.x) / 3
      path.addCurve(
        to: b, control1: CGPoint(x: a.x + third, y: a.y + third * slopes[index]),
        control2: CGPoint(x: b.x - third, y: b.y - third * slopes[index + 1]))
    }
  }

  private static func cardinal(_ points: [CGPoint], tension: CGFloat, _ path: inout Path) {
    let scale = (1 - (tension.isFinite ? tension : 0)) / 6
    for index in 0..<(points.count - 1) {
      let before = points[max(index - 1, 0)]
      let (a, b) = (points[index], points[index + 1])
      let after = points[min(index + 2, points.count - 1)]
      path.addCurve(
        to: b,
        control1: CGPoint(x: a.x + (b.x - before.x) * scale, y: a.y + (b.y - before.y) * scale),
        control2: CGPoint(x: b.x - (after.x - a.x) * scale, y: b.y - (after.y - a.y) * scale))
    }
  }

  /// Catmull-Rom splines with knots by powers of distances (Yuksel, Schaefer and Keyser 2011).
  private static func catmullRom(_ points: [CGPoint], alpha: CGFloat, _ path: inout Path) {
    let alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 0.5
    func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      let distance = hypot(b.x - a.x, b.y - a.y)
      return alpha == 0.5 ? distance.squareRoot() : pow(distance, alpha)
    }
    for index in 0..<(points.count - 1) {
      let before = points[max(index - 1, 0)]
      let (a, b) = (points[index], points[index + 1])
      let after = points[min(index + 2, points.count - 1)]
      let (d1, d2, d3) = (knot(before, a), knot(a, b), knot(b, after))
      var (control1, control2) = (a, b)
      if d1 > 0, d2 > 0 {
        let (s1, s2) = (d1 * d1, d2 * d2)
        let factor = 2 * s1 + 3 * d1 * d2 + s2
        let divisor = 3 * d1 * (d1 + d2)
        control1.x = (s1 * b.x - s2 * before.x + factor * a.x) / divisor
        control1.y = (s1 * b.y - s2 * before.y + factor * a.y) / divisor
      }
      if d3 > 0, d2 > 0 {
        let (s3, s2) = (d3 * d3, d2 * d2)
        let factor = 2 * s3 + 3 * d3 * d2 + s2
        let divisor = 3 * d3 * (d3 + d2)
        control2.x = (s3 * a.x - s2 * after.x + factor * b.x) / divisor
        control2.y = (s3 * a.y - s2 * after.y + factor * b.y) / divisor
      }
      path.addCurve(to: b, control1: control1, control2: control2)
    }
  }

  /// The method that draws the same curve from its other end.
  package static func reversed(_ method: InterpolationMethod) -> InterpolationMethod {
    switch method.kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: method
    }
  }
}
