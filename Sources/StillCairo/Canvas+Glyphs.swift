import StillRaster

extension Canvas {
  /// Paints a premultiplied colour through masks, within a clip that lies on the canvas.
  func blend(_ glyphs: [PlacedGlyph], _ pixel: UInt32, clip: PixelRect) {
    guard !glyphs.isEmpty, pixel != 0 else { return }
    unsafe write { memory in
      for glyph in glyphs {
        let image = glyph.image
        let left = glyph.x + image.left
        let top = glyph.y + image.top
        let (first, end) = (max(top, clip.minY), min(top + image.height, clip.maxY))
        let columns = max(0, clip.minX - left)..<max(0, clip.minX - left, clip.maxX - left)
        guard first < end, !columns.isEmpty else { continue }
        unsafe image.withUnsafeMemory { spans, cover in
          unsafe PixelCoverage.paint(
            pixel, through: UnsafeBufferPointer(rebasing: spans[(first - top)..<(end - top)]),
            of: cover, columns: columns,
            onto: memory.pixel(left + columns.lowerBound, first), stride: bounds.width)
        }
      }
    }
  }
}
