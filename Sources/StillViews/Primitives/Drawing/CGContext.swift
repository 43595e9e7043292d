public import Foundation
package import StillDrawing
public import StillGeometry

/// How a path is painted.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Inside, where its lines wind around a point.
  case fill
  /// Inside, where it takes an odd number of its lines to get out.
  case eoFill
  /// Along its lines.
  case stroke
  /// Inside, and along its lines.
  case fillStroke
  /// Inside by the odd number, and along its lines.
  case eoFillStroke
}

/// How colours are fitted that a device cannot show.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// By the kind of content, or by one of four ways. No effect: there is one gamut.
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// How smoothly images are drawn that become larger or smaller.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As in views, not at all, or more or less smoothly. No effect but of `none`.
  case `default`, none, low, high, medium
}

/// The blend mode of a drawing and its backdrop.
public enum CGBlendMode: Int32, Sendable {
  /// By a formula for each component; the raw values are those of `GraphicsContext.BlendMode`.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight
  /// By difference, by properties of colour, or by where both are.
  case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut
  /// By where both are, and the sum of how dark they are.
  case sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker
  /// The sum of how light both are.
  case plusLighter
}

/// Core Graphics' way of painting, onto a `GraphicsContext`: a pen with a state, in points from the top left corner.
public final class CGContext {
  private var state: State
  private var saved: [State] = []
  private var drawn = CGMutablePath()

  /// Everything that `saveGState()` keeps.
  private struct State {
    var context: GraphicsContext
    var fill = CGColor.black
    var stroke = CGColor.black
    var line = StrokeStyle()
  }

  /// - Parameter context: Where everything is painted.
  package init(_ context: GraphicsContext) {
    state = State(context: context)
  }

  /// Where things are painted now.
  package var context: GraphicsContext { state.context }
  /// The document whose pages the context draws, or the memory that it draws into; nil for pictures.
  package var document: AnyObject?
  /// How smoothly images are drawn that become larger or smaller (default: as in views).
  public var interpolationQuality = CGInterpolationQuality.default
}

extension CGContext {
  /// Draws on another ground from now on, in the state of a new context.
  package func restart(_ context: GraphicsContext) {
    state = State(context: context)
    saved.removeAll()
  }

  /// Draws a picture whose y points against that of the context, from its origin on.
  package func draw(_ list: DisplayList, over background: ResolvedColor?) {
    saveGState()
    defer { restoreGState() }
    translateBy(x: 0, y: list.size.height)
    scaleBy(x: 1, y: -1)
    let ground =
      background.map {
        [DrawCommand.fillRectangle(CGRect(origin: .zero, size: list.size), .color($0))]
      } ?? []
    state.context.record(ground + list.commands)
  }

  /// Saves the colours, the line style, the transform and the clips, until `restoreGState()`.
  public func saveGState() { saved.append(state) }

  /// Restores the state that was saved last; has no effect without one.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// From the current points to those in which the context began.
  public var ctm: CGAffineTransform { state.context.transform }

  /// Moves the origin of all that follows, in units of the present system of coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.context.translateBy(x: tx, y: ty)
  }

  /// Scales the units of all that follows; a negative factor mirrors.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.context.scaleBy(x: sx, y: sy) }

  /// Rotates later drawings, by radians, clockwise where y points down.
  public func rotate(by angle: CGFloat) { state.context.rotate(by: .radians(Double(angle))) }

  /// Applies a transform to later drawings, before the present one.
  public func concatenate(_ transform: CGAffineTransform) { state.context.concatenate(transform) }

  /// Sets the opacity, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.context.opacity = Double(alpha) }

  /// Sets the blend mode of later drawings.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.context.blendMode = GraphicsContext.BlendMode(rawValue: mode.rawValue)
  }

  /// Adds a shadow to later drawings, with a blur of `blur` points; nil adds none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color else { return }
    state.context.addFilter(
      .shadow(color: Color(color), radius: blur / 2, x: offset.width, y: offset.height))
  }

  /// Adds a soft black shadow to later drawings.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { state.fill = color }

  /// Sets the fill colour by components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill colour to a grey from 0, black, to 1, white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  /// Sets the stroke colour by components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke colour to a grey from 0, black, to 1, white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }

  /// No effect: pictures have one intent.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// No effect: edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// No effect: edges are always smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Sets the line width, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  /// Sets the line cap.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// Sets the line join.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// Sets the miter limit, in line widths; longer corners are bevelled.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Dashes and gaps in turn, in points, beginning `phase` points in.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (phase, lengths)
  }
}

extension CGContext {
  /// Forgets the path.
  public func beginPath() { drawn = CGMutablePath() }
  /// Begins a part of the path at a point.
  public func move(to point: CGPoint) { drawn.move(to: point) }
  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { drawn.addLine(to: point) }
  /// Begins at the first point, and goes straight to each of the others.
  public func addLines(between points: [CGPoint]) { drawn.addLines(between: points) }
  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { drawn.addRect(rect) }
  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { drawn.addRects(rects) }
  /// Adds a closed ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) { drawn.addEllipse(in: rect) }
  /// Adds all parts of another path.
  public func addPath(_ path: CGPath) { drawn.addPath(path) }
  /// Adds a straight line back to the start of the subpath.
  public func closePath() { drawn.closeSubpath() }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    drawn.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    drawn.addQuadCurve(to: end, control: control)
  }

  /// Adds an arc between two angles, in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    drawn.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds an arc tangent to the lines to the first tangent's end and from there to the second's, with a straight line to
  /// its start.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    drawn.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// A copy of the present path; nil if it is empty.
  public var path: CGPath? { drawn.isEmpty ? nil : drawn.copy() }
  /// Whether the path has no part yet.
  public var isPathEmpty: Bool { drawn.isEmpty }
  /// Where the path has come to; zero where it is empty.
  public var currentPointOfPath: CGPoint { drawn.currentPoint }
  /// The smallest rectangle around the path, without control points; null where it is empty.
  public var boundingBoxOfPath: CGRect { drawn.boundingBoxOfPath }

  /// Takes the path, which is used up.
  private func taken() -> Path {
    defer { beginPath() }
    return Path(drawn)
  }
}

extension CGContext {
  /// Paints the path, which is used up.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = taken()
    if mode != .stroke {
      let isOdd = mode == .eoFill || mode == .eoFillStroke
      state.context.fill(
        path, with: .color(Color(state.fill)), style: FillStyle(eoFill: isOdd))
    }
    if mode != .fill, mode != .eoFill {
      state.context.stroke(path, with: .color(Color(state.stroke)), style: state.line)
    }
  }

  /// Fills a path with a shading by the odd number of its lines, without using the context's path.
  func fill(_ path: Path, with shading: GraphicsContext.Shading) {
    state.context.fill(path, with: shading, style: FillStyle(eoFill: true))
  }

  /// Makes a change of the path and its line the path.
  func replacePath(_ change: (Path, StrokeStyle) -> Path) {
    let line = state.line
    let path = change(taken(), line)
    drawn.addPath(path.cgPath)
  }

  /// Paints inside the path, which is used up.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Paints along the path, which is used up.
  public func strokePath() { drawPath(using: .stroke) }

  /// Clips later drawings to the path, which is consumed.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.context.clip(to: taken(), style: FillStyle(eoFill: rule == .evenOdd))
  }

  /// Clips later drawings to a rectangle.
  public func clip(to rect: CGRect) { state.context.clip(to: Path(rect)) }

  /// Clips later drawings to rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    state.context.clip(to: path)
  }

  /// Fills a rectangle, without using the path.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles as one area, without using the path.
  public func fill(_ rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    state.context.fill(path, with: .color(Color(state.fill)))
  }

  /// Fills the ellipse that touches the sides of a rectangle.
  public func fillEllipse(in rect: CGRect) {
    state.context.fill(Path(ellipseIn: rect), with: .color(Color(state.fill)))
  }

  /// Strokes a rectangle, with half of the line inside.
  public func stroke(_ rect: CGRect) {
    state.context.stroke(Path(rect), with: .color(Color(state.stroke)), style: state.line)
  }

  /// Strokes a rectangle with a line width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.lineWidth = width
    state.context.stroke(Path(rect), with: .color(Color(state.stroke)), style: line)
  }

  /// Strokes the ellipse inscribed in a rectangle, with half of the line inside.
  public func strokeEllipse(in rect: CGRect) {
    state.context.stroke(
      Path(ellipseIn: rect), with: .color(Color(state.stroke)), style: state.line)
  }

  /// Strokes a line between each pair of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index % 2 == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    state.context.stroke(path, with: .color(Color(state.stroke)), style: state.line)
  }

  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {
    var context = state.context
    context.blendMode = .clear
    context.fill(Path(rect), with: .color(.black))
  }
}

extension GraphicsContext {
  /// Paints by the functions of Core Graphics.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext(self))
  }
}
