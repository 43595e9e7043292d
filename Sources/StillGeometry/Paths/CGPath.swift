public import Foundation

/// A path as an object, as in Core Graphics.
public class CGPath: Equatable {
  /// The path that the object wraps.
  fileprivate(set) final var path: Path

  init(_ path: Path) { self.path = path }

  /// A closed rectangle, mapped by a transform; nil leaves it.
  public convenience init(rect: CGRect, transform: CGAffineTransform?) {
    self.init(Path(rect).applying(transform ?? .identity))
  }

  /// A closed ellipse that touches the sides of a rectangle, mapped by a transform; nil leaves it.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
    self.init(Path(ellipseIn: rect).applying(transform ?? .identity))
  }

  /// A rounded rectangle with elliptical corners of the given radii, mapped by a transform (nil: no transform).
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    let path = Path(roundedRect: rect, cornerSize: size, style: .circular)
    self.init(path.applying(transform ?? .identity))
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }

  /// Whether it has no step.
  public final var isEmpty: Bool { path.isEmpty }

  /// The start of the next element; the origin for an empty path.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest upright rectangle around all points, control points included.
  public final var boundingBox: CGRect { path.controlBounds }

  /// The smallest upright rectangle around the lines and curves.
  public final var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether a point is inside, where the path is mapped by a transform first.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// Returns a new object with the same path.
  public final func copy() -> CGPath? { CGPath(path) }

  /// Returns the same path, as an object that can grow.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns the outline of the line that stroking the path draws.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }
}

/// The rule for the interior of a path, as in Core Graphics.
public enum CGPathFillRule: Int32, Sendable {
  /// Inside is what the path runs around, more often in one direction than in the other.
  case winding = 0
  /// Inside is what one leaves by crossing the path an odd number of times.
  case evenOdd = 1
}

/// A path that grows, as in Core Graphics.
public final class CGMutablePath: CGPath {
  /// A path without steps.
  public convenience init() { self.init(Path()) }

  /// Begins a part of the path at a point, mapped by a transform.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// A straight line to a point, mapped by a transform.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// A curve to a point, with one control point, mapped by a transform.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// A curve to a point, with two control points, mapped by a transform.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// A straight line back to where the part of the path began.
  public func closeSubpath() { path.closeSubpath() }

  /// A closed rectangle, mapped by a transform.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// A closed rectangle for each, mapped by a transform.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  /// A closed ellipse that touches the sides of a rectangle, mapped by a transform.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rounded rectangle with elliptical corners of the given radii, mapped by a transform.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    path.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform)
  }

  /// Begins at the first point, and goes straight to each of the others, mapped by a transform.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds an arc; angles in radians, `clockwise` as in `Path`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
  }

  /// A part of a circle, by its start and how far it goes, in radians, mapped by a transform.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      delta: .radians(Double(delta)), transform: transform)
  }

  /// An arc that touches the lines to the first tangent's end and from there to the second's, mapped by a transform.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// All steps of another path, mapped by a transform.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }
}

extension Path {
  /// The steps that the object has at that moment.
  public init(_ path: CGPath) { self = path.path }

  /// The steps that the object has at that moment; what is added to it later is not.
  public init(_ path: CGMutablePath) { self = path.path }

  /// A copy as an object.
  public var cgPath: CGPath { CGPath(self) }
}
