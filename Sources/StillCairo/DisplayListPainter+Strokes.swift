import Foundation
import StillDrawing
import StillGeometry
import StillRaster

extension DisplayListPainter {
  /// The widest line in pixels; it covers every picture it runs through.
  private static let widestLine: CGFloat = 131_072
  /// The most dashes along a path; more of them could not be told apart.
  private static let mostDashes: CGFloat = 200_000
  /// The largest distance between a line's outline and the true one, in pixels.
  private static let tolerance: CGFloat = 0.01
  /// A line of more elements than this is a drawing of data, of which no eye follows the round corners.
  private static let (manyElements, coarserTolerance) = (2_048, 0.05 as CGFloat)
  /// The same as a share of its width: in a line that is wider than any picture, so small a difference is invisible, and its bends
  /// would be thousands of lines.
  private static let relativeTolerance: CGFloat = 1e-5

  /// Strokes a path; the line is centred on it.
  func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    let transform = state.transform
    let zoom = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    guard paint.isFinite, style.lineWidth > 0, style.lineWidth.isFinite else { return }
    var style = style
    style.lineWidth = min(style.lineWidth, Self.widestLine / zoom)
    style.miterLimit = style.miterLimit.isFinite ? min(max(style.miterLimit, 1), 1_000) : 10
    style.dashPhase = style.dashPhase.isFinite ? style.dashPhase : 0
    if !canBeDashed(style, along: path) { style.dash = [] }
    let reach = max(2, style.lineJoin == .miter ? style.miterLimit : 1) * style.lineWidth / 2
    guard let area = visibleArea(of: path, margin: reach) else { return }
    if canvas.isPage {
      guard addPath(path.withoutFolds, transform), setSource(paint, over: area) else { return }
      strokeOnPage(style)
    } else {
      // A pen is round in the layer's own coordinates, whatever the transform makes of it.
      let longest = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
      let finest = path.elements.count > Self.manyElements ? Self.coarserTolerance : Self.tolerance
      let tolerance = max(
        finest / max(longest, 1e-6), style.lineWidth * Self.relativeTolerance)
      self.paint(paint, CoverageOutline.Rule(), in: area) { outline in
        for contour in StrokeCache.shared.contours(of: path, style, tolerance: tolerance) {
          outline.add(contour)
        }
      }
    }
  }

  /// Whether a dash pattern is one (no negative lengths, not all zero) and not too fine to be seen.
  private func canBeDashed(_ style: StrokeStyle, along path: Path) -> Bool {
    let lengths = style.dash
    let period = lengths.reduce(0, +) * (lengths.count % 2 == 1 ? 2 : 1)
    guard !lengths.isEmpty, lengths.count <= 1_024,
      lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), period.isFinite, period > 0,
      let box = path.inkBox
    else { return false }
    // The length of the control polygon is at most the box's diagonal for each element.
    let longest = (box.width + box.height) * CGFloat(path.elements.count)
    return longest * CGFloat(lengths.count) <= Self.mostDashes * period
  }
}
