import Foundation
import StillDrawing
import StillGeometry
import StillText

/// What a text is painted with.
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
    let paint = fills[paintIndex].paint(in: frame)
    guard outline != nil || isExact, !run.source.isColored else {
      add(.glyphs(run, at: origin, paint))
      return
    }
    let path = run.outline(at: origin)
    if outline?.fills ?? true {
      add(isExact ? .fill(path, paint, .nonZero) : .glyphs(run, at: origin, paint))
    }
    if let outline, outline.width > 0 {
      let style = StrokeStyle(lineWidth: outline.width, lineCap: .round, lineJoin: .round)
      add(.stroke(path, style, outline.fill.paint(in: frame)))
    }
  }

  /// Paints grounds or lines, placed from the top left corner of `frame`.
  func paint(_ decorations: [TextDecoration], in frame: CGRect, _ add: (DrawCommand) -> Void) {
    for decoration in decorations where fills.indices.contains(decoration.paintIndex) {
      let paint = fills[decoration.paintIndex].paint(in: frame)
      add(decoration.command(at: frame.origin, paint))
    }
  }
}

extension GlyphRun {
  /// The outlines of all glyphs, the run's origin at a place.
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
