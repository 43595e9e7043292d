extension Canvas {
  /// Paints a premultiplied colour through masks, within a clip that lies on the canvas.
  func blend(_ glyphs: [PlacedGlyph], _ pixel: UInt32, clip: PixelRect) {
    guard !glyphs.isEmpty, pixel != 0 else { return }
    let lanes = PixelBlend.lanes(pixel)
    unsafe write { memory in
      if pixel >> 24 == 255 {
        for glyph in glyphs {
          unsafe Canvas.blend(glyph, clip: clip, into: memory) {
            PixelBlend.blendOpaque(lanes, cover: $0, over: $1)
          }
        }
      } else {
        for glyph in glyphs {
          unsafe Canvas.blend(glyph, clip: clip, into: memory) {
            PixelBlend.blend(lanes, cover: $0, over: $1)
          }
        }
      }
    }
  }

  /// - Parameter mix: A pixel's new value, from the mask's cover and the old one.
  @inline(__always)
  private static func blend(
    _ glyph: PlacedGlyph, clip: PixelRect, into memory: PixelMemory,
    mix: (UInt8, UInt32) -> UInt32
  ) {
    let image = glyph.image
    let left = glyph.x + image.left
    let top = glyph.y + image.top
    let rows = max(top, clip.minY)..<max(top, clip.minY, min(top + image.height, clip.maxY))
    unsafe image.withUnsafeMemory { spans, coverage in
      for y in rows {
        let span = unsafe spans[y - top]
        let start = max(left + Int(span.start), clip.minX)
        let end = min(left + Int(span.end), clip.maxX)
        guard start < end else { continue }
        let pixels = unsafe memory.pixel(start, y)
        let covers = unsafe coverage + (Int(span.offset) + start - left - Int(span.start))
        // Without a branch on the cover: at the edges of glyphs it would be guessed wrong too often.
        for x in 0..<(end - start) {
          unsafe pixels[x] = mix(covers[x], pixels[x])
        }
      }
    }
  }
}
