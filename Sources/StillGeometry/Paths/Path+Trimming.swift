public import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length, 0…1; empty unless `from` < `to`.
  ///
  /// All subpaths count, one after the other. A part that holds a closed subpath whole keeps it
  /// closed.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    // Written so that what is not a number gives an empty path.
    guard from < to, to > 0, from < 1 else { return Path() }
    if from <= 0, to >= 1 { return self }
    let segments = withoutFolds.segments
    let lengths = segments.map { segment in
      if case .curve(let curve) = segment { curve.length() } else { 0 as CGFloat }
    }
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return Path() }
    let (low, high) = (max(0, from) * total, min(1, to) * total)

    var result = Path()
    var position: CGFloat = 0
    var isWhole = true
    var needsMove = true
    for (segment, length) in zip(segments, lengths) {
      switch segment {
      case .begin:
        (isWhole, needsMove) = (true, true)
      case .curve(let curve):
        let (first, last) = (low - position, high - position)
        position += length
        guard length > 0, first < length, last > 0 else {
          isWhole = false
          continue
        }
        if first > 0 || last < length { isWhole = false }
        let part = curve.trimmed(
          from: curve.parameter(atLength: first, total: length),
          to: curve.parameter(atLength: last, total: length))
        if needsMove { result.move(to: part.start) }
        needsMove = false
        result.append(part.element)
      case .finish(let closed):
        if closed, isWhole, !needsMove { result.closeSubpath() }
      }
    }
    return result
  }
}

extension CubicCurve {
  /// The path element that draws the curve from its start.
  package var element: Path.Element {
    isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2)
  }
}
