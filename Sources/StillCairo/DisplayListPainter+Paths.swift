import CStillCairo
import Foundation
import StillDrawing
import StillGeometry

extension DisplayListPainter {
  /// Coordinates are brought within this many pixels of the canvas: Cairo's fixed-point numbers end at
  /// 2^23, and a line's width has to fit in addition.
  private static let reach: CGFloat = 2_097_152

  /// Fills a rectangle; directly where its edges lie on pixel edges, so that they are crisp.
  func fill(_ rect: CGRect, _ paint: Paint) {
    guard rect.isFinite, paint.isFinite else { return }
    guard state.transform.isUpright else {
      fillPath(Path(rect.standardized), paint, .nonZero)
      return
    }
    let device = rect.standardized.applying(state.transform)
    let aligned = PixelRect(aligned: device)
    let visible = (aligned ?? PixelRect(around: device)).intersection(state.clip)
    guard !visible.isEmpty else { return }
    if case .color(let color) = paint, aligned != nil, state.pathClipCount == 0 {
      canvas.fill(visible, color.pixel(opacity: state.opacity))
      return
    }
    // Brought near the visible part, which keeps its edges where they are.
    let clamped =
      aligned == nil
      ? device.intersection(visible.outset(by: 2))
      : visible.outset(by: 0)
    guard setSource(paint) else { return }
    unsafe cairo_new_path(canvas.context)
    unsafe cairo_rectangle(
      canvas.context, Double(clamped.minX) - Double(canvas.bounds.minX),
      Double(clamped.minY) - Double(canvas.bounds.minY), Double(clamped.width),
      Double(clamped.height))
    unsafe cairo_fill(canvas.context)
  }

  /// Fills a path.
  func fill(_ path: Path, _ paint: Paint, _ rule: FillRule) {
    if case .rectangle(let rect) = path.shape, rule.isAntialiased {
      fill(rect, paint)
    } else {
      fillPath(path, paint, rule)
    }
  }

  private func fillPath(_ path: Path, _ paint: Paint, _ rule: FillRule) {
    guard paint.isFinite, isVisible(path, margin: 0), addPath(path, state.transform),
      setSource(paint)
    else { return }
    unsafe withRule(rule) { context in unsafe cairo_fill(context) }
  }

  /// Lets Cairo fill, or clip, what is its path.
  func withRule(_ rule: FillRule, _ body: (OpaquePointer) -> Void) {
    let context = unsafe canvas.context
    unsafe cairo_set_fill_rule(
      context, rule.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    if !rule.isAntialiased { unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
    unsafe body(context)
    if !rule.isAntialiased { unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT) }
  }

  /// Whether a path is made of numbers and comes within `margin` points of the clip.
  func isVisible(_ path: Path, margin: CGFloat) -> Bool {
    guard path.isFinite, let box = path.inkBox else { return false }
    let grown = box.insetBy(dx: -margin, dy: -margin).applying(state.transform)
    return !PixelRect(around: grown.insetBy(dx: -1, dy: -1)).intersection(state.clip).isEmpty
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

extension PixelRect {
  /// The rectangle grown on all sides, as numbers for Cairo.
  fileprivate func outset(by pixels: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat(minX) - pixels, y: CGFloat(minY) - pixels, width: CGFloat(width) + 2 * pixels,
      height: CGFloat(height) + 2 * pixels)
  }
}
