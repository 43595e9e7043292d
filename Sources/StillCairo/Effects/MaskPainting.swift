import StillDrawing
import StillRaster

extension DisplayListPainter {
  /// A mask covers all of what it lets through or not.
  mutating func visitMask() throws(CairoError) -> Bool {
    switch try open(MaskPicture(), area: state.clip) {
    case .opened: return true
    case .crowded, .needless: return false
    }
  }
}

private struct MaskPicture: PictureEffect {
  func finish(
    _ painted: Canvas, of picture: Picture, on painter: inout DisplayListPainter
  ) throws(CairoError) -> Bool {
    try painter.canvas.composite(
      painted, opacity: picture.state.opacity, .mask, within: picture.state.clipArea)
    return false
  }
}
