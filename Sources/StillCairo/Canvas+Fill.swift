import StillRaster

extension Canvas {
  /// Paints a premultiplied colour over whole pixels, of which those outside the canvas are left out.
  func fill(_ rect: PixelRect, _ pixel: UInt32) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty, pixel != 0 else { return }
    unsafe write { memory in
      for y in rect.minY..<rect.maxY {
        unsafe PixelCover.paint(pixel, onto: memory.pixel(rect.minX, y), count: rect.width)
      }
    }
  }
}
