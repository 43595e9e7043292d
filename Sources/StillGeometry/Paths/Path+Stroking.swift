import Foundation

extension Path {
  /// The outline of the line that stroking the path draws, to be filled with the non-zero rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var outline = StrokeOutline(style)
    for line in withoutFolds.flattened(tolerance: outline.tolerance, minimumLines: 16) {
      if style.dash.isEmpty {
        outline.add(line)
      } else {
        for dash in line.dashed(style.dash, phase: style.dashPhase) { outline.add(dash) }
      }
    }
    return outline.path
  }
}
