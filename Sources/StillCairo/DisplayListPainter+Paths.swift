import CStillCairo
import Foundation
import StillDrawing
import StillGeometry

extension DisplayListPainter {
  /// Beyond this many pixels from the picture Cairo's fixed-point numbers would overflow.
  private static let reach: CGFloat = 4_000_000

  func fill(_ path: Path, _ paint: Paint, _ rule: FillRule) {
    guard touchesClip(path, margin: 1) else { return }
    unsafe cairo_new_path(canvas.context)
    guard append(path) else { return }
    setSource(paint)
    unsafe cairo_set_fill_rule(
      canvas.context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    unsafe cairo_fill(canvas.context)
  }

  func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    let width = style.lineWidth
    guard width.isFinite, width > 0, touchesClip(path, margin: width * 10) else { return }
    unsafe cairo_new_path(canvas.context)
    guard append(path) else { return }
    setSource(paint)
    let context = unsafe canvas.context
    // The pen is round in the layer's own coordinates, whatever the transform makes of it.
    setMatrix()
    unsafe cairo_set_line_width(context, Double(width))
    unsafe cairo_set_line_cap(
      context,
      style.lineCap == .butt
        ? CAIRO_LINE_CAP_BUTT
        : style.lineCap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_SQUARE)
    unsafe cairo_set_line_join(
      context,
      style.lineJoin == .miter
        ? CAIRO_LINE_JOIN_MITER
        : style.lineJoin == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_BEVEL)
    unsafe cairo_set_miter_limit(
      context, style.miterLimit.isFinite ? max(Double(style.miterLimit), 1) : 10)
    let dash = style.dash.map(Double.init)
    if dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.contains(where: { $0 > 0 }) {
      unsafe cairo_set_dash(
        context, dash, Int32(dash.count),
        style.dashPhase.isFinite ? Double(style.dashPhase) : 0)
    } else {
      unsafe cairo_set_dash(context, nil, 0, 0)
    }
    unsafe cairo_stroke(context)
    unsafe cairo_identity_matrix(context)
  }

  /// The smallest upright rectangle around a path's points and control points, in pixels; nil when the
  /// path has none, or some that are no numbers.
  func deviceBounds(of path: Path) -> CGRect? {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    var isFinite = true
    func include(_ point: CGPoint) {
      let device = point.applying(state.transform)
      if !device.x.isFinite || !device.y.isFinite { isFinite = false }
      low = CGPoint(x: min(low.x, device.x), y: min(low.y, device.y))
      high = CGPoint(x: max(high.x, device.x), y: max(high.y, device.y))
    }
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .quadCurve(let point, let control):
        include(point)
        include(control)
      case .curve(let point, let first, let second):
        include(point)
        include(first)
        include(second)
      case .closeSubpath: break
      }
    }
    guard isFinite, low.x <= high.x, low.y <= high.y else { return nil }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  private func touchesClip(_ path: Path, margin: CGFloat) -> Bool {
    guard let bounds = deviceBounds(of: path) else { return false }
    let factor = max(
      abs(state.transform.a) + abs(state.transform.c),
      abs(state.transform.b) + abs(state.transform.d), 1)
    let grown = bounds.insetBy(dx: -margin * factor, dy: -margin * factor)
    return !PixelRect(around: grown).intersection(state.clip).isEmpty
  }

  /// Adds a path to Cairo's current one; false when it holds a number that Cairo cannot.
  func append(_ path: Path) -> Bool {
    let context = unsafe canvas.context
    unsafe cairo_identity_matrix(context)
    let transform = state.transform.concatenating(
      CGAffineTransform(
        translationX: -CGFloat(canvas.bounds.minX), y: -CGFloat(canvas.bounds.minY)))
    var isPossible = true
    var current = CGPoint.zero
    func device(_ point: CGPoint) -> CGPoint {
      let result = point.applying(transform)
      if !(abs(result.x) < Self.reach && abs(result.y) < Self.reach) { isPossible = false }
      return isPossible ? result : .zero
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        current = device(point)
        unsafe cairo_move_to(context, Double(current.x), Double(current.y))
      case .line(let point):
        current = device(point)
        unsafe cairo_line_to(context, Double(current.x), Double(current.y))
      case .quadCurve(let point, let control):
        let end = device(point)
        let bend = device(control)
        unsafe cairo_curve_to(
          context, Double(current.x + (bend.x - current.x) * 2 / 3),
          Double(current.y + (bend.y - current.y) * 2 / 3),
          Double(end.x + (bend.x - end.x) * 2 / 3), Double(end.y + (bend.y - end.y) * 2 / 3),
          Double(end.x), Double(end.y))
        current = end
      case .curve(let point, let first, let second):
        let end = device(point)
        let (a, b) = (device(first), device(second))
        unsafe cairo_curve_to(
          context, Double(a.x), Double(a.y), Double(b.x), Double(b.y), Double(end.x),
          Double(end.y))
        current = end
      case .closeSubpath:
        unsafe cairo_close_path(context)
      }
    }
    if !isPossible { unsafe cairo_new_path(context) }
    return isPossible
  }

  /// Gives Cairo the matrix of the layer at hand.
  func setMatrix() {
    let transform = state.transform
    var matrix = cairo_matrix_t(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c),
      yy: Double(transform.d), x0: Double(transform.tx) - Double(canvas.bounds.minX),
      y0: Double(transform.ty) - Double(canvas.bounds.minY))
    unsafe cairo_set_matrix(canvas.context, &matrix)
  }

  /// Sets what Cairo paints with next; gradients are in the layer's own coordinates.
  func setSource(_ paint: Paint) {
    let context = unsafe canvas.context
    switch paint {
    case .color(let color):
      unsafe cairo_set_source_rgba(
        context, Double(color.red), Double(color.green), Double(color.blue),
        Double(color.opacity) * state.opacity)
    case .linearGradient(let stops, let from, let to):
      unsafe setGradient(
        stops,
        cairo_pattern_create_linear(
          Double(from.x), Double(from.y), Double(to.x), Double(to.y)))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      unsafe setGradient(
        stops,
        cairo_pattern_create_radial(
          Double(center.x), Double(center.y), Double(max(startRadius, 0)), Double(center.x),
          Double(center.y), Double(max(endRadius, 0))))
    }
  }

  private func setGradient(_ stops: GradientStops, _ pattern: OpaquePointer?) {
    guard let pattern = unsafe pattern else { return }
    defer { unsafe cairo_pattern_destroy(pattern) }
    for stop in stops.stops {
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), Double(stop.color.red), Double(stop.color.green),
        Double(stop.color.blue), Double(stop.color.opacity) * state.opacity)
    }
    setMatrix()
    unsafe cairo_set_source(canvas.context, pattern)
    unsafe cairo_identity_matrix(canvas.context)
  }
}
