import StillDrawing
import StillRaster

extension DisplayListPainter {
  mutating func visit(colors matrices: [PixelColorMatrix]) throws(CairoError) -> Bool {
    try open(ColorPicture(matrices: matrices)) != .needless
  }
}

private struct ColorPicture: PictureEffect {
  let matrices: [PixelColorMatrix]

  func finish(
    _ painted: Canvas, of picture: Picture, on painter: inout DisplayListPainter
  ) throws(CairoError) -> Bool {
    unsafe painted.withPlane { unsafe PixelColorMatrix.apply(matrices, to: $0) }
    try painter.canvas.composite(
      painted, opacity: picture.state.opacity, within: picture.state.clipArea)
    return false
  }
}
