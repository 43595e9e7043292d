import CStillCairo
import Foundation
import StillDrawing
import StillGeometry
import StillText

extension DisplayListPainter {
  /// Paints glyphs: as masks where they stand upright at the picture's scale in one colour, else as paths.
  ///
  /// Origins are rounded to sixteenths of a pixel, not to whole ones, so that text that moves neither
  /// jumps nor shimmers; Cairo's own text functions would round to whole pixels.
  func draw(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
    let transform = state.transform
    guard case .color(let color) = paint, !state.hasPathClip, transform.b == 0, transform.c == 0,
      transform.a == scale, transform.d == scale
    else {
      drawOutlines(run, at: origin, paint, run.glyphs.indices)
      return
    }
    let pixel = color.pixel(opacity: state.opacity)
    guard pixel != 0 else { return }
    for index in run.glyphs.indices {
      let place = CGPoint(
        x: origin.x + run.positions[index].x, y: origin.y + run.positions[index].y
      ).applying(transform)
      // Sixteenths that are far outside any picture, or no numbers, show nothing.
      guard abs(place.x) < 1e7, abs(place.y) < 1e7 else { continue }
      let x = Int((place.x * 16 + 0.5).rounded(.down))
      let y = Int((place.y * 16 + 0.5).rounded(.down))
      let key = GlyphMaskCache.Key(
        source: run.source.identifier, glyph: run.glyphs[index], scale: Float(scale),
        phaseX: UInt8(x & 15), phaseY: UInt8(y & 15))
      if let mask = GlyphMaskCache.shared.mask(key, from: run.source) {
        blend(mask, x: x >> 4, y: y >> 4, pixel)
      } else {
        drawOutlines(run, at: origin, paint, index..<index + 1)
      }
    }
  }

  /// Paints a colour through a mask whose origin lies on a pixel.
  private func blend(_ mask: GlyphMask, x: Int, y: Int, _ pixel: UInt32) {
    let left = x + mask.left
    let top = y + mask.top
    let visible = PixelRect(
      minX: left, minY: top, maxX: left + mask.widthInPixels, maxY: top + mask.heightInPixels
    ).intersection(state.clip)
    guard !visible.isEmpty else { return }
    let isOpaque = pixel >> 24 == 255
    let count = visible.width
    unsafe mask.coverage.withUnsafeBufferPointer { coverage in
      unsafe canvas.withRows(visible) { row, pixels in
        let start = (row - top) * mask.widthInPixels + visible.minX - left
        for column in 0..<count {
          let cover = unsafe coverage[start + column]
          if cover == 0 { continue }
          if cover == 255, isOpaque {
            unsafe pixels[column] = pixel
          } else {
            unsafe pixels[column] = PixelBlend.over(
              PixelBlend.scale(pixel, by: UInt32(cover)), pixels[column])
          }
        }
      }
    }
  }

  /// Paints outlines, at any transform and with any paint.
  private func drawOutlines(
    _ run: GlyphRun, at origin: CGPoint, _ paint: Paint, _ range: Range<Int>
  ) {
    var path = Path()
    for index in range {
      let outline = run.source.outline(of: run.glyphs[index])
      guard !outline.isEmpty else { continue }
      path.addPath(
        outline,
        transform: CGAffineTransform(
          translationX: origin.x + run.positions[index].x, y: origin.y + run.positions[index].y))
    }
    if !path.isEmpty { fill(path, paint, .nonZero) }
  }
}
