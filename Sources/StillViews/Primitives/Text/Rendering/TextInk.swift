import Foundation
import StillDrawing
import StillGeometry
import StillText

/// The paints of a text.
nonisolated package struct TextInk {
  /// Named by the paint indices of runs and decorations.
  var fills: [_Fill]
  /// The line around glyphs; nil: they are filled.
  var outline: TextOutline?

  /// Paints a run with its origin at a place; a gradient runs across `frame`.
  ///
  /// - Parameter isExact: Whether glyphs are filled as paths, which may lie anywhere.
  func paint(
    _ run: GlyphRun, at origin: CGPoint, paintIndex: Int, in frame: CGRect, isExact: Bool = false,
    _ add: (DrawCommand) -> Void
  ) {
    guard origin.x.isFinite, origin.y.isFinite, fills.indices.contains(paintIndex),
      !run.glyphs.isEmpty
    else { return }
    let fill = fills[paintIndex]
    guard outline != nil || isExact, !run.source.isColored else {
      fill.draw(in: frame, { .glyphs(run, at: origin, $0) }, add)
      return
    }
    let path = run.outline(at: origin)
    if outline?.fills ?? true {
      fill.draw(
        in: frame,
        { isExact ? .fill(path, $0, .nonZero) : .glyphs(run, at: origin, $0) }, add)
    }
    if let outline, outline.width > 0 {
      let style = StrokeStyle(lineWidth: outline.width, lineCap: .round, lineJoin: .round)
      outline.fill.draw(in: frame, { .stroke(path, style, $0) }, add)
    }
  }

  /// Paints grounds or lines, placed from the top left corner of `frame`.
  func paint(_ decorations: [TextDecoration], in frame: CGRect, _ add: (DrawCommand) -> Void) {
    for decoration in decorations where fills.indices.contains(decoration.paintIndex) {
      fills[decoration.paintIndex].draw(
        in: frame, { decoration.command(at: frame.origin, $0) }, add)
    }
  }
}

extension GlyphRun {
  /// Returns the outlines of all glyphs, with the run's origin at a point.
  fileprivate func outline(at origin: CGPoint) -> Path {
    var path = Path()
    for (glyph, position) in zip(glyphs, positions) {
      path.addPath(
        source.outline(of: glyph),
        transform: CGAffineTransform(
          translationX: origin.x + position.x, y: origin.y + position.y))
    }
    return path
  }
}
