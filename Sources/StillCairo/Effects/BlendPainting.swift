import StillDrawing
import StillRaster

extension DisplayListPainter {
  mutating func visit(blend blending: PixelBlending) throws(CairoError) -> Bool {
    try open(BlendPicture(blending: blending)) != .needless
  }
}

private struct BlendPicture: PictureEffect {
  let blending: PixelBlending

  func finish(
    _ painted: Canvas, of picture: Picture, on painter: inout DisplayListPainter
  ) throws(CairoError) -> Bool {
    try painted.finish()
    let opacity = picture.state.opacity
    try painter.change(painted.bounds, around: picture) { canvas in
      let area = painted.bounds.intersection(picture.state.clip).intersection(canvas.bounds)
      guard !area.isEmpty else { return }
      unsafe painted.write { source in
        unsafe canvas.write { target in
          for row in area.minY..<area.maxY {
            unsafe blending.blend(
              source.pixel(area.minX, row), onto: target.pixel(area.minX, row),
              count: area.width, opacity: opacity)
          }
        }
      }
    }
    return false
  }
}
