public import Foundation
public import StillGeometry

/// A path of UIKit, as far as shapes are made from one.
///
/// Angles are in radians, from the x axis towards the y axis, which points down.
open class UIBezierPath: NSObject {
  private var path: Path

  /// In points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false

  public override init() { path = Path() }

  private init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

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

  open var isEmpty: Bool { path.isEmpty }

  /// The smallest upright rectangle around all points, control points included.
  open var bounds: CGRect { path.isEmpty ? .zero : path.cgPath.boundingBox }

  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  open func move(to point: CGPoint) { path.move(to: point) }

  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds an arc, with a line to its beginning. What is clockwise here is so to the eye; in ``Path`` it is the other
  /// way round.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }

  open func close() { path.closeSubpath() }

  open func removeAllPoints() { path = Path() }

  open func append(_ other: UIBezierPath) { path.addPath(other.path) }

  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}
