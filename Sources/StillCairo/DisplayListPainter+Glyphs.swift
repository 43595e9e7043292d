import Foundation
import StillDrawing
import StillGeometry
import StillText

extension DisplayListPainter {
  /// Paints glyphs: as masks where they stand upright at the picture's scale in one colour, otherwise as paths.
  ///
  /// Origins are rounded to sixteenths of a pixel, not to whole ones, so that text that moves neither
  /// jumps nor shimmers; Cairo's own text functions would round to whole pixels.
  mutating func draw(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
    guard origin.isFinite, paint.isFinite else { return }
    if run.source.isColored { return drawPictures(run, at: origin, paint) }
    if canvas.isPage, !run.source.isShape, let text = pageTools?.text,
      text.write(run, at: origin, paint, on: self)
    {
      return
    }
    let transform = state.transform
    guard case .color(let color) = paint, isDirect, transform.b == 0,
      transform.c == 0, transform.a == scale, transform.d == scale
    else {
      fillOutlines(run, run.glyphs.indices, at: origin, paint)
      return
    }
    let pixel = color.pixel(opacity: state.opacity)
    guard pixel != 0 else { return }
    placedGlyphs.removeAll(keepingCapacity: true)
    outlinedGlyphs.removeAll(keepingCapacity: true)
    glyphPage(of: run.source).place(
      run, origin: origin.applying(transform), clip: state.clip, into: &placedGlyphs,
      outlines: &outlinedGlyphs)
    canvas.blend(placedGlyphs, pixel, clip: state.clip)
    if !outlinedGlyphs.isEmpty { fillOutlines(run, outlinedGlyphs, at: origin, paint) }
  }

  private mutating func glyphPage(of source: any GlyphSource) -> GlyphPage {
    let identifier = source.identifier
    if let page, page.source == identifier { return page.page }
    let page = GlyphMaskCache.shared.page(of: source, scale: scale)
    self.page = (identifier, page)
    return page
  }

  /// Paints outlines as one path, at any transform and with any paint; shapes that overlap in a translucent colour one
  /// by one.
  private func fillOutlines(
    _ run: GlyphRun, _ indices: some Sequence<Int>, at origin: CGPoint, _ paint: Paint
  ) {
    var elements: ContiguousArray<Path.Element> = []
    let isSeparate =
      if run.source.isShape, case .color(let color) = paint {
        color.opacity < 1 || state.opacity < 1
      } else {
        false
      }
    for index in indices {
      let position = run.positions[index]
      guard position.isFinite else { continue }
      let move = CGAffineTransform(
        translationX: origin.x + position.x, y: origin.y + position.y)
      for element in run.source.outline(of: run.glyphs[index]).elements {
        elements.append(element.applying(move))
      }
      if isSeparate, !elements.isEmpty {
        fill(Path(elements: elements), paint, .nonZero)
        elements.removeAll(keepingCapacity: true)
      }
    }
    if !elements.isEmpty { fill(Path(elements: elements), paint, .nonZero) }
  }
}
