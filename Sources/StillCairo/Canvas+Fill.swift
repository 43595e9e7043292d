import StillRaster

extension Canvas {
  /// Paints a premultiplied colour over whole pixels, of which those outside the canvas are left out.
  func fill(_ rect: PixelRect, _ pixel: UInt32) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty, pixel != 0 else { return }
    unsafe write { memory in
      for y in rect.minY..<rect.maxY {
        unsafe PixelCoverage.paint(pixel, onto: memory.pixel(rect.minX, y), count: rect.width)
      }
    }
  }

  /// Lays the pixels of a picture over those of the canvas.
  ///
  /// - Parameters:
  ///   - origin: Where the picture's corner lies.
  ///   - clip: Lies within the canvas and the picture. Pixels outside stay as they are.
  func lay(
    _ bitmap: Bitmap, at origin: (x: Int, y: Int), opacity: UInt8, within clip: ClipArea
  ) {
    let (rect, width) = (clip.rect, bitmap.width)
    guard !rect.isEmpty, opacity > 0 else { return }
    unsafe bitmap.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      let base = unsafe start.assumingMemoryBound(to: UInt32.self)
      unsafe write { memory in
        for row in rect.minY..<rect.maxY {
          let source = unsafe base + ((row - origin.y) * width + rect.minX - origin.x)
          let target = unsafe memory.pixel(rect.minX, row)
          if let mask = clip.mask {
            unsafe PixelCoverage.paint(
              source, opacity: opacity, .over, through: mask.pixel(rect.minX, row), onto: target,
              count: rect.width)
          } else {
            unsafe PixelCoverage.paint(source, opacity: opacity, onto: target, count: rect.width)
          }
        }
      }
    }
  }
}
