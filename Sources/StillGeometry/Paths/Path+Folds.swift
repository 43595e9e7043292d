import Foundation

extension Path {
  /// The path as a pen follows it: where its outline runs back along itself between two curves that cross, the curves
  /// end where they meet.
  ///
  /// Continuous corners that share a side too short for both overlap, and the outline runs back along the side from the
  /// end of one to the beginning of the other. Filling needs that; a line drawn along it would show it as a bar.
  ///
  /// - Complexity: O(n) in the number of elements.
  package var withoutFolds: Path {
    guard mayFold else { return self }
    var result = Path()
    var ring: [CubicCurve] = []
    var hasFolds = false
    for segment in segments {
      switch segment {
      case .begin: ring = []
      case .curve(let curve): ring.append(curve)
      case .finish(let isClosed):
        let count = ring.count
        ring.cutFolds(isClosed: isClosed)
        if ring.count < count { hasFolds = true }
        result.append(ring, isClosed: isClosed)
      }
    }
    return hasFolds ? result : self
  }

  /// Whether it is worth looking for folds: a line has to lie between two curves.
  private var mayFold: Bool {
    switch shape {
    case .empty, .rectangle, .ellipse: false
    case .roundedRectangle(let rect, let radius, let style):
      style == .continuous
        && min(rect.size.width, rect.size.height) < 2 * ContinuousCorner.reach * radius
    case .general:
      elements.contains { if case .curve = $0 { true } else { false } }
    }
  }

  /// Adds a subpath; the line that closes it is left to the closing.
  private mutating func append(_ curves: [CubicCurve], isClosed: Bool) {
    guard let first = curves.first else { return }
    move(to: first.start)
    for curve in isClosed && curves.last?.isLine == true ? curves.dropLast() : curves[...] {
      append(curve.element)
    }
    if isClosed { closeSubpath() }
  }
}

extension [CubicCurve] {
  /// Takes lines that run back between two curves out, and shortens the curves to where they meet.
  fileprivate mutating func cutFolds(isClosed: Bool) {
    // In a closed outline, elements before the first curve belong to the last curve.
    guard let first = firstIndex(where: { !$0.isLine }) else { return }
    let lead = isClosed ? Array(self[..<first]) : []
    var result = isClosed ? [] : Array(self[..<first])
    var lines: [CubicCurve] = []
    for curve in self[first...] {
      if curve.isLine {
        lines.append(curve)
      } else {
        var curve = curve
        if let before = result.last, !before.isLine, let fold = Fold(before, lines, curve) {
          (result[result.count - 1], curve) = (fold.before, fold.after)
        } else {
          result += lines
        }
        result.append(curve)
        lines = []
      }
    }
    lines += lead
    if isClosed, let before = result.last, result.count > 1,
      let fold = Fold(before, lines, result[0])
    {
      result[result.count - 1] = fold.before
      result[0] = fold.after
    } else if isClosed {
      // The outline keeps its beginning.
      result = lead + result + lines.dropLast(lead.count)
    } else {
      result += lines
    }
    self = result
  }
}

/// Two curves with lines between them that run straight back, and where the curves meet.
private struct Fold {
  /// The two curves as far as they are no part of the fold.
  let before: CubicCurve
  let after: CubicCurve

  /// Nil unless the lines run against the curves' direction and the curves cross.
  init?(_ before: CubicCurve, _ lines: [CubicCurve], _ after: CubicCurve) {
    guard !lines.isEmpty else { return nil }
    let back = CGVector(
      dx: after.start.x - before.end.x, dy: after.start.y - before.end.y)
    let length = hypot(back.dx, back.dy)
    guard length > 0, length.isFinite else { return nil }
    let along = CGVector(dx: -back.dx / length, dy: -back.dy / length)
    let steps = lines.map { CGVector(dx: $0.end.x - $0.start.x, dy: $0.end.y - $0.start.y) }
    guard steps.allSatisfy({ $0.runs(against: along) }),
      before.derivative(at: 1).runs(with: along), after.derivative(at: 0).runs(with: along)
    else { return nil }

    // Distances along the line, from where the second curve begins, and across it.
    func place(_ point: CGPoint) -> (along: CGFloat, across: CGFloat) {
      let (x, y) = (point.x - after.start.x, point.y - after.start.y)
      return (x * along.dx + y * along.dy, y * along.dx - x * along.dy)
    }
    func parameter(of curve: CubicCurve, at distance: CGFloat) -> CGFloat {
      bisect { place(curve.point(at: $0)).along < distance }
    }
    let low = max(0, place(before.start).along)
    let high = min(length, place(after.end).along)
    guard low < high else { return nil }
    /// Returns how far apart the curves are at a distance along the line; of one sign before they meet, and of the
    /// other after.
    func gap(_ distance: CGFloat) -> CGFloat {
      place(before.point(at: parameter(of: before, at: distance))).across
        - place(after.point(at: parameter(of: after, at: distance))).across
    }
    let (atLow, atHigh) = (gap(low), gap(high))
    guard atLow * atHigh < 0 else { return nil }
    let meeting = bisect { t in gap(low + (high - low) * t) * atLow > 0 }
    let distance = low + (high - low) * meeting
    let end = parameter(of: before, at: distance)
    let start = parameter(of: after, at: distance)
    let (p, q) = (before.point(at: end), after.point(at: start))
    guard hypot(p.x - q.x, p.y - q.y) <= 1e-6 * length else { return nil }
    self.before = before.trimmed(from: 0, to: end)
    var rest = after.trimmed(from: start, to: 1)
    rest.start = self.before.end
    self.after = rest
  }
}

/// Returns where a condition that holds from 0 up to some number, 0…1, ceases to hold.
private func bisect(_ holds: (CGFloat) -> Bool) -> CGFloat {
  var (low, high): (CGFloat, CGFloat) = (0, 1)
  // Below what can be seen, and always the same number of steps.
  for _ in 0..<40 {
    let middle = (low + high) / 2
    if holds(middle) { low = middle } else { high = middle }
  }
  return (low + high) / 2
}

extension CGVector {
  /// Whether the vector has the direction of a unit vector, as far as rounding tells.
  fileprivate func runs(with direction: CGVector) -> Bool {
    let length = hypot(dx, dy)
    return dx * direction.dx + dy * direction.dy > 0
      && abs(dx * direction.dy - dy * direction.dx) <= 1e-6 * length
  }

  fileprivate func runs(against direction: CGVector) -> Bool {
    CGVector(dx: -dx, dy: -dy).runs(with: direction)
  }
}
