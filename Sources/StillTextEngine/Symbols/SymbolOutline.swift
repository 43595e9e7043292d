internal import Foundation
internal import StillGeometry

/// The ink of a picture, y down: contours that turn around it in one direction, to be filled with the
/// non-zero rule, and convex polygons, which may lie over each other.
///
/// Two forms, because taking one shape out of another is simple for each of them: a contour is turned
/// around, and a convex polygon cuts along its edges.
struct SymbolOutline {
  private(set) var path = Path()
  /// Convex, in the direction of positive area.
  private(set) var polygons: [ContiguousArray<CGPoint>] = []

  /// How far lines may lie from the curves that they replace, in units of the design grid.
  private static let tolerance: CGFloat = 0.05

  /// No ink.
  init() {}

  /// Contours that belong together: the outer ones turn one way, holes the other.
  init(contours: Path) {
    path = contours.signedArea < 0 ? contours.reversed : contours
  }

  /// A polygon without dents.
  init(convex points: ContiguousArray<CGPoint>) {
    polygons = [points.signedArea < 0 ? ContiguousArray(points.reversed()) : points]
  }

  /// All of it, to be filled with the non-zero rule.
  var whole: Path {
    var result = path
    for polygon in polygons { result.add(polygon) }
    return result
  }

  /// Paints over what there is.
  mutating func add(_ other: SymbolOutline) {
    path.addPath(other.path)
    polygons += other.polygons
  }

  /// Moves and stretches it.
  mutating func apply(_ transform: CGAffineTransform) {
    let isMirroring = transform.a * transform.d - transform.b * transform.c < 0
    let moved = path.applying(transform)
    path = isMirroring ? moved.reversed : moved
    polygons = polygons.map { points in
      let moved = ContiguousArray(points.map { $0.applying(transform) })
      return isMirroring ? ContiguousArray(moved.reversed()) : moved
    }
  }

  /// Takes another outline out, whose contours lie inside of this one's.
  mutating func subtract(_ other: SymbolOutline) {
    path.addPath(other.path.reversed)
    cut(other.polygons)
  }

  /// Takes a convex polygon out.
  mutating func cut(_ blade: ContiguousArray<CGPoint>) { cut([blade]) }

  /// Takes convex polygons out, one after the other.
  private mutating func cut(_ blades: [ContiguousArray<CGPoint>]) {
    guard !blades.isEmpty else { return }
    var contours = path.flattened(tolerance: Self.tolerance).map(\.points).filter { $0.count > 2 }
    for blade in blades {
      guard let reach = blade.bounds else { continue }
      func pieces(_ contour: ContiguousArray<CGPoint>) -> [ContiguousArray<CGPoint>] {
        guard let box = contour.bounds, box.intersects(reach) else { return [contour] }
        return contour.pieces(outside: blade)
      }
      contours = contours.flatMap(pieces)
      polygons = polygons.flatMap(pieces)
    }
    path = Path()
    for contour in contours { path.add(contour) }
  }
}

extension ContiguousArray where Element == CGPoint {
  /// Half the sum of the edges' cross products: positive when the polygon turns from x to y.
  var signedArea: CGFloat {
    guard var from = last else { return 0 }
    var sum: CGFloat = 0
    for to in self {
      sum += from.x * to.y - to.x * from.y
      from = to
    }
    return sum / 2
  }

  /// Nil without points.
  fileprivate var bounds: CGRect? {
    guard let first else { return nil }
    var (low, high) = (first, first)
    for point in self {
      low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
      high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns the parts of a contour outside a convex polygon: for each edge, the part beyond it that is not beyond an
  /// earlier edge. The parts meet without gaps, and each keeps the contour's direction.
  fileprivate func pieces(outside blade: ContiguousArray<CGPoint>) -> [ContiguousArray<CGPoint>] {
    /// The largest invisible area, in square units of the design grid.
    let nothing: CGFloat = 1e-6
    var pieces: [ContiguousArray<CGPoint>] = []
    var rest = self
    guard count > 2, abs(signedArea) >= nothing else { return [self] }
    for index in blade.indices {
      let from = blade[index]
      let to = blade[(index + 1) % blade.count]
      // Most edges cut nothing.
      let (least, most) = rest.sides(from: from, to: to)
      if least >= 0 { continue }
      if most < 0 { return [self] }
      let beyond = rest.clipped(from: to, to: from)
      if beyond.count > 2, abs(beyond.signedArea) > nothing { pieces.append(beyond) }
      rest = rest.clipped(from: from, to: to)
      // A contour that the polygon does not touch stays in one piece.
      if rest.count < 3 || abs(rest.signedArea) < nothing { return [self] }
    }
    return pieces
  }

  /// Returns the range of the signed distances of the points from a line, times its length; positive on the inner side.
  private func sides(from start: CGPoint, to end: CGPoint) -> (least: CGFloat, most: CGFloat) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    var (least, most) = (CGFloat.infinity, -CGFloat.infinity)
    for point in self {
      let side = x * (point.y - start.y) - y * (point.x - start.x)
      if side < least { least = side }
      if side > most { most = side }
    }
    return (least, most)
  }

  /// Returns the part of a contour on the inner side of a line, that of a polygon with positive area.
  fileprivate func clipped(from start: CGPoint, to end: CGPoint) -> ContiguousArray<CGPoint> {
    func side(_ point: CGPoint) -> CGFloat {
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
    guard var from = last else { return [] }
    var result: ContiguousArray<CGPoint> = []
    var fromSide = side(from)
    for to in self {
      let toSide = side(to)
      if (fromSide < 0) != (toSide < 0) {
        let part = fromSide / (fromSide - toSide)
        result.append(
          CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
      }
      if toSide >= 0 { result.append(to) }
      (from, fromSide) = (to, toSide)
    }
    return result
  }
}

extension Path {
  /// Adds a closed subpath.
  mutating func add(_ polygon: ContiguousArray<CGPoint>) {
    guard let first = polygon.first else { return }
    move(to: first)
    for point in polygon.dropFirst() { addLine(to: point) }
    closeSubpath()
  }

  /// Positive when the outer contours turn from x to y; holes count against them.
  var signedArea: CGFloat {
    flattened(tolerance: 0.5).reduce(0) { $0 + $1.points.signedArea }
  }

  /// The same closed contours, run through the other way.
  var reversed: Path {
    var result = Path()
    var steps: [(from: CGPoint, element: Element)] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func finish() {
      guard !steps.isEmpty else { return }
      result.move(to: current)
      for step in steps.reversed() {
        switch step.element {
        case .move, .closeSubpath: break
        case .line: result.addLine(to: step.from)
        case .quadCurve(_, let control): result.addQuadCurve(to: step.from, control: control)
        case .curve(_, let control1, let control2):
          result.addCurve(to: step.from, control1: control2, control2: control1)
        }
      }
      result.closeSubpath()
      steps = []
    }
    for element in elements {
      switch element {
      case .move(let to):
        finish()
        (start, current) = (to, to)
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        steps.append((current, element))
        current = to
      case .closeSubpath:
        finish()
        current = start
      }
    }
    finish()
    return result
  }
}
