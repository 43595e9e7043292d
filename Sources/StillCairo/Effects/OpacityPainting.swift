import StillDrawing

extension DisplayListPainter {
  /// The opacity below which no pixel can change: it leaves less than half of one step of 255.
  private static let leastVisibility = 1.0 / 1024

  /// Leaves the opacity to what is painted next: one command, or a picture.
  mutating func visit(opacity: Double) throws(CairoError) -> Bool {
    let opacity = OpacityEffect.safe(opacity)
    state.opacity *= opacity
    state.visibility *= opacity
    return state.visibility >= Self.leastVisibility
  }
}
