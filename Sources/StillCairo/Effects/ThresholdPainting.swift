import StillDrawing
import StillRaster

extension DisplayListPainter {
  mutating func visit(threshold: AlphaThreshold) throws(CairoError) -> Bool {
    try open(ThresholdPicture(threshold: threshold)) != .needless
  }
}

private struct ThresholdPicture: PictureEffect {
  let threshold: AlphaThreshold

  func finish(
    _ painted: Canvas, of picture: Picture, on painter: inout DisplayListPainter
  ) throws(CairoError) -> Bool {
    unsafe painted.withPlane { unsafe threshold.apply(to: $0) }
    try painter.canvas.composite(
      painted, opacity: picture.state.opacity, within: picture.state.clipArea)
    return false
  }
}
