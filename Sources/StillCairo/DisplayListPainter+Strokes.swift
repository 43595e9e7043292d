import CStillCairo
import Foundation
import StillDrawing
import StillGeometry

extension DisplayListPainter {
  /// The widest line in pixels; it covers every picture it runs through.
  private static let widestLine: CGFloat = 131_072
  /// The most dashes along a path; more of them could not be told apart.
  private static let mostDashes: CGFloat = 200_000

  /// Strokes a path; the line is centred on it.
  func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    let path = path.withoutFolds
    let transform = state.transform
    let zoom = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    guard paint.isFinite, style.lineWidth > 0, style.lineWidth.isFinite else { return }
    let width = min(style.lineWidth, Self.widestLine / zoom)
    let miterLimit = style.miterLimit.isFinite ? min(max(style.miterLimit, 1), 1_000) : 10
    let reach = max(2, style.lineJoin == .miter ? miterLimit : 1) * width / 2
    guard isVisible(path, margin: reach), addPath(path, transform), setSource(paint) else { return }
    let context = unsafe canvas.context
    // The pen is round in the layer's own coordinates, whatever the transform makes of it.
    unsafe cairo_save(context)
    setMatrix()
    unsafe cairo_set_line_width(context, Double(width))
    unsafe cairo_set_line_cap(context, style.lineCap.cairo)
    unsafe cairo_set_line_join(context, style.lineJoin.cairo)
    unsafe cairo_set_miter_limit(context, Double(miterLimit))
    if let dash = dash(style, along: path) {
      unsafe cairo_set_dash(context, dash.lengths, Int32(dash.lengths.count), dash.phase)
    }
    unsafe cairo_stroke(context)
    unsafe cairo_restore(context)
  }

  /// The dash pattern as Cairo takes it; nil for a solid line: no pattern, one that is none (negative
  /// lengths, all zero), or one too fine to be seen.
  private func dash(_ style: StrokeStyle, along path: Path) -> (lengths: [Double], phase: Double)? {
    let lengths = style.dash.map(Double.init)
    let period = lengths.reduce(0, +) * (lengths.count % 2 == 1 ? 2 : 1)
    guard !lengths.isEmpty, lengths.count <= 1_024,
      lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), period.isFinite, period > 0,
      let box = path.inkBox
    else { return nil }
    // The length of the control polygon is at most the box's diagonal for each element.
    let longest = (box.width + box.height) * CGFloat(path.elements.count)
    guard longest * CGFloat(lengths.count) <= Self.mostDashes * CGFloat(period) else { return nil }
    let phase = style.dashPhase.isFinite ? Double(style.dashPhase) : 0
    return (lengths, phase.truncatingRemainder(dividingBy: period))
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
