extension Canvas {
  /// Paints a premultiplied colour through masks, within a clip that lies on the canvas.
  func blend(_ glyphs: [PlacedGlyph], _ pixel: UInt32, clip: PixelRect) {
    guard !glyphs.isEmpty, pixel != 0 else { return }
    unsafe write { memory in
      for glyph in glyphs { unsafe Canvas.blend(glyph, pixel, clip: clip, into: memory) }
    }
  }

  private static func blend(
    _ glyph: PlacedGlyph, _ pixel: UInt32, clip: PixelRect, into memory: PixelMemory
  ) {
    let image = glyph.image
    let left = glyph.x + image.left
    let top = glyph.y + image.top
    let rows = max(top, clip.minY)..<max(top, clip.minY, min(top + image.rows.count, clip.maxY))
    let isOpaque = pixel >> 24 == 255
    unsafe image.coverage.withUnsafeBufferPointer { coverage in
      for y in rows {
        let row = image.rows[y - top]
        let start = max(left + Int(row.start), clip.minX)
        let end = min(left + Int(row.end), clip.maxX)
        guard start < end else { continue }
        let pixels = unsafe memory.pixel(start, y)
        let first = row.offset + start - left - Int(row.start)
        for x in 0..<(end - start) {
          let cover = unsafe UInt32(coverage[first + x])
          if cover == 0 { continue }
          if cover == 255, isOpaque {
            unsafe pixels[x] = pixel
          } else {
            unsafe pixels[x] = PixelBlend.over(PixelBlend.scale(pixel, by: cover), pixels[x])
          }
        }
      }
    }
  }
}
