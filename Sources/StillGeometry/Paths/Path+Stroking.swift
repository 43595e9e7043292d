package import Foundation

extension Path {
  /// The largest distance between a stroke's outline and the true one, in points.
  private static let strokeTolerance: CGFloat = 0.005

  /// Returns the outline of the line that stroking the path draws, to be filled with the non-zero rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = Path()
    for contour in strokeContours(style, tolerance: Self.strokeTolerance) {
      path.addLines(contour)
      path.closeSubpath()
    }
    return path
  }

  /// Returns the contours of the line that stroking the path draws, closed, to be filled with the non-zero rule.
  ///
  /// - Parameter tolerance: How far they may be from the true ones, in points; above 0.
  package func strokeContours(_ style: StrokeStyle, tolerance: CGFloat) -> [[CGPoint]] {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return [] }
    var outline = StrokeOutline(style, tolerance: tolerance)
    let turn = StrokeOutline.largestTurn(lineWidth: style.lineWidth, tolerance: tolerance)
    for line in withoutFolds.flattened(tolerance: tolerance / 2, largestTurn: turn) {
      if style.dash.isEmpty {
        outline.add(line)
      } else {
        for dash in line.dashed(style.dash, phase: style.dashPhase) { outline.add(dash) }
      }
    }
    return outline.contours
  }
}
