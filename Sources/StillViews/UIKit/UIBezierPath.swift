public import Foundation
public import StillGeometry

/// A path of UIKit, as far as shapes are made from one.
///
/// Angles are in radians, from the x axis towards the y axis, which points down.
open class UIBezierPath: NSObject {
  private var path: Path

  /// In points.
  open var lineWidth: CGFloat = 1
  /// How a line that is drawn along the path ends.
  open var lineCapStyle: CGLineCap = .butt
  /// How it goes around corners.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How far a mitered corner may reach, in line widths.
  open var miterLimit: CGFloat = 10
  /// Which enclosed areas are inside: every other one, or those that are wound around.
  open var usesEvenOddFillRule = false

  /// An empty path.
  public override init() { path = Path() }

  private init(_ path: Path) { self.path = path }

  /// A rectangle, in points.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// An ellipse in a rectangle, in points.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// A copy of a path of Core Graphics.
  public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

  /// A rectangle whose corners are continuous, as UIKit draws them.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  /// A rectangle with some of its corners rounded.
  ///
  /// - Parameter cornerRadii: The width counts.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
      bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
    self.init(Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
  }

  /// An arc; see ``addArc(withCenter:radius:startAngle:endAngle:clockwise:)``.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(Path())
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A copy as Core Graphics has it.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest upright rectangle around all points, control points included.
  open var bounds: CGRect { path.isEmpty ? .zero : path.cgPath.boundingBox }

  /// Where the next element starts; the origin for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  /// Begins a new line at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line from the end of the path.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve from the end of the path.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve from the end of the path.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds an arc, with a line to its start. `clockwise` is as seen on screen; in ``Path`` it is the opposite.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }

  /// Goes back in a straight line to where the current line began.
  open func close() { path.closeSubpath() }

  /// Makes it empty.
  open func removeAllPoints() { path = Path() }

  /// Adds all of another path, as separate subpaths.
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }

  /// Returns the same outline, drawn from its end: the last subpath first, each in the other direction.
  open func reversing() -> UIBezierPath {
    let result = UIBezierPath(path.reversed)
    result.lineWidth = lineWidth
    result.lineCapStyle = lineCapStyle
    result.lineJoinStyle = lineJoinStyle
    result.miterLimit = miterLimit
    result.usesEvenOddFillRule = usesEvenOddFillRule
    result.dashes = dashes
    result.dashPhase = dashPhase
    return result
  }

  /// The lengths of dashes and gaps by turns, in points; empty: the line is solid.
  package private(set) var dashes: [CGFloat] = []
  /// How far into the dashes the line begins, in points.
  package private(set) var dashPhase: CGFloat = 0

  /// Makes the line a dashed one.
  ///
  /// - Parameters:
  ///   - pattern: lengths of dashes and gaps by turns, in points; nil: the line is solid.
  ///   - count: the number of lengths.
  ///   - phase: how far into the pattern the line begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes =
      unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) }
      ?? []
    dashPhase = phase
  }

  /// Moves all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}
