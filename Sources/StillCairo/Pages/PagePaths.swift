import CStillCairo
import Foundation
import StillDrawing
import StillGeometry

/// Shapes on the page of a document, which Cairo draws.
extension DisplayListPainter {
  /// Coordinates are brought within this many pixels of the canvas: Cairo's fixed-point numbers end at
  /// 2^23, and a line's width has to fit in addition.
  private static let reach: CGFloat = 2_097_152

  /// Lets Cairo fill, or clip, what is its path.
  func withRule(_ rule: FillRule, _ body: (OpaquePointer) -> Void) {
    let context = unsafe canvas.context
    unsafe cairo_set_fill_rule(
      context, rule.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    if !rule.isAntialiased { unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
    unsafe body(context)
    if !rule.isAntialiased { unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT) }
  }

  /// Strokes what is Cairo's path.
  func strokeOnPage(_ style: StrokeStyle) {
    let context = unsafe canvas.context
    // The pen is round in the layer's own coordinates, whatever the transform makes of it.
    unsafe cairo_save(context)
    setMatrix()
    unsafe cairo_set_line_width(context, Double(style.lineWidth))
    unsafe cairo_set_line_cap(context, style.lineCap.cairo)
    unsafe cairo_set_line_join(context, style.lineJoin.cairo)
    unsafe cairo_set_miter_limit(context, Double(style.miterLimit))
    if !style.dash.isEmpty {
      let lengths = style.dash.map(Double.init)
      let period = lengths.reduce(0, +) * (lengths.count % 2 == 1 ? 2 : 1)
      unsafe cairo_set_dash(
        context, lengths, Int32(lengths.count),
        Double(style.dashPhase).truncatingRemainder(dividingBy: period))
    }
    unsafe cairo_stroke(context)
    unsafe cairo_restore(context)
  }

  /// Makes a path Cairo's current one; false when a coordinate is no number in pixels.
  func addPath(_ path: Path, _ transform: CGAffineTransform) -> Bool {
    let context = unsafe canvas.context
    unsafe cairo_new_path(context)
    let left = CGFloat(canvas.bounds.minX)
    let top = CGFloat(canvas.bounds.minY)
    var isPossible = true
    func pixel(_ point: CGPoint) -> (x: Double, y: Double) {
      let place = point.applying(transform)
      guard place.x.isFinite, place.y.isFinite else {
        isPossible = false
        return (0, 0)
      }
      return (
        Double(min(max(place.x - left, -Self.reach), Self.reach)),
        Double(min(max(place.y - top, -Self.reach), Self.reach))
      )
    }
    var current = (x: 0.0, y: 0.0)
    var start = current
    for element in path.elements {
      switch element {
      case .move(let point):
        current = pixel(point)
        start = current
        unsafe cairo_move_to(context, current.x, current.y)
      case .line(let point):
        current = pixel(point)
        unsafe cairo_line_to(context, current.x, current.y)
      case .quadCurve(let point, let control):
        let (end, bend) = (pixel(point), pixel(control))
        unsafe cairo_curve_to(
          context, current.x + (bend.x - current.x) * 2 / 3,
          current.y + (bend.y - current.y) * 2 / 3, end.x + (bend.x - end.x) * 2 / 3,
          end.y + (bend.y - end.y) * 2 / 3, end.x, end.y)
        current = end
      case .curve(let point, let control1, let control2):
        let (end, first, second) = (pixel(point), pixel(control1), pixel(control2))
        unsafe cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .closeSubpath:
        unsafe cairo_close_path(context)
        current = start
      }
    }
    if !isPossible { unsafe cairo_new_path(context) }
    return isPossible
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
