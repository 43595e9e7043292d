extension Canvas {
  /// Paints a premultiplied colour over whole pixels, of which those outside the canvas are left out.
  func fill(_ rect: PixelRect, _ pixel: UInt32) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty, pixel != 0 else { return }
    let isOpaque = pixel >> 24 == 255
    unsafe write { memory in
      let first = unsafe memory.pixel(rect.minX, rect.minY)
      if isOpaque { unsafe first.update(repeating: pixel, count: rect.width) }
      for y in rect.minY..<rect.maxY {
        let row = unsafe memory.pixel(rect.minX, y)
        if isOpaque {
          if y > rect.minY { unsafe row.update(from: first, count: rect.width) }
        } else {
          for x in 0..<rect.width { unsafe row[x] = PixelBlend.over(pixel, row[x]) }
        }
      }
    }
  }
}
