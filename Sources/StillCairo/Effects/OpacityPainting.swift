import StillDrawing

extension DisplayListPainter {
  /// What is less visible than this cannot change a pixel: of 255 it leaves less than half.
  private static let leastVisibility = 1.0 / 1024

  /// Leaves the opacity to what is painted next: one command, or a picture.
  mutating func visit(opacity: Double) throws(CairoError) -> Bool {
    let opacity = OpacityEffect.safe(opacity)
    state.opacity *= opacity
    state.visibility *= opacity
    return state.visibility >= Self.leastVisibility
  }
}
