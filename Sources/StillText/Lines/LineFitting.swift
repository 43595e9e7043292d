package import Foundation

extension ShapedContent {
  /// The start of a line.
  package struct LineStart {
    /// UTF-16.
    let offset: Int
    /// Points from the start of the text; within a cluster, as its end and the width of that part want it.
    let x: CGFloat
    /// The maximum difference between the sums and the line's widths, since the line is reshaped at its start.
    let slack: CGFloat
  }

  /// A place where a line may end, and how wide it is then.
  package struct Fit {
    /// UTF-16.
    var offset: Int
    /// `offset` less the spaces before it.
    var contentEnd: Int
    /// Points.
    var width: CGFloat
  }

  func lineStart(at offset: Int, cache: ShapeCache) -> LineStart {
    let boundary = offset == 0 ? .safe : boundary(at: offset)
    guard boundary == .none else {
      return LineStart(offset: offset, x: x(at: offset), slack: slack(at: boundary))
    }
    let end = self.boundary(after: offset, upTo: text.count)
    let width = width(of: offset..<end, contentEnd: end, cache: cache)
    return LineStart(offset: offset, x: endX(at: end) - width, slack: slack(at: .unsafe))
  }

  /// Returns the width of a line's content in points, as breaking counts it: that of its glyphs, reshaped where the
  /// sum is uncertain, but no further from the sum than the slack.
  ///
  /// So for most places the sum alone decides whether they fit, whatever the limit.
  func width(
    from start: LineStart, to offset: Int, contentEnd: Int, sum: CGFloat, slack: CGFloat,
    cache: ShapeCache
  ) -> CGFloat {
    guard slack > 0 else { return sum }
    let width = width(of: start.offset..<offset, contentEnd: contentEnd, cache: cache)
    return min(max(width, sum - slack), sum + slack)
  }

  /// Returns the first place after an offset where clusters meet, at most `end`.
  package func boundary(after offset: Int, upTo end: Int) -> Int {
    var next = offset + 1
    while next < end, !isDivisible(at: next) { next += 1 }
    return max(min(next, end), offset)
  }

  /// Returns the last place between clusters up to which a line is no wider than a limit; nil if nothing fits.
  ///
  /// - Complexity: Linear in the clusters that fit.
  package func lastBoundary(
    after start: LineStart, upTo end: Int, fitting limit: CGFloat, cache: ShapeCache
  ) -> Fit? {
    let bound = limit + lengthTolerance
    let least = leastX
    let mostSlack = start.slack + max(slack(at: .unsafe), slack(at: boundary(at: end)))
    var sums = LineSums(self, from: start.offset, x: start.x)
    var candidates: [(fit: Fit, slack: CGFloat)] = []
    var offset = start.offset
    var visible = start.offset
    while offset < end {
      let previous = offset
      offset = boundary(after: offset, upTo: end)
      let contentEnd = contentEnd(before: offset, after: previous)
      if contentEnd > previous { visible = contentEnd }
      let x = endX(at: visible)
      let sum = sums.width(upTo: visible, x: x)
      let slack = start.slack + slack(at: boundary(at: offset))
      let fall = least.isEmpty ? 0 : x - least[visible]
      if sum - fall - mostSlack > bound { break }
      if sum - slack <= bound {
        let fit = Fit(offset: offset, contentEnd: visible, width: sum)
        candidates.append((fit, slack))
      }
    }
    for candidate in candidates.reversed() {
      var fit = candidate.fit
      fit.width = width(
        from: start, to: fit.offset, contentEnd: fit.contentEnd, sum: fit.width,
        slack: candidate.slack, cache: cache)
      if fit.width <= bound { return fit }
    }
    return nil
  }

  /// Returns the first place between clusters from which on a line up to `end` is no wider than a limit; `end` if
  /// nothing fits.
  ///
  /// - Parameter lineX: As for `pieces`.
  package func firstBoundary(
    before end: Int, downTo start: Int, fitting limit: CGFloat, lineX: CGFloat = 0,
    cache: ShapeCache
  ) -> Int {
    let bound = limit + lengthTolerance + reshapingMargin
    let endX = endX(at: end)
    var candidates: [Int] = []
    var offset = end
    var tabs = 0
    while offset > start {
      offset -= 1
      while offset > start, !isDivisible(at: offset) { offset -= 1 }
      if text[offset] == 0x09 { tabs += 1 }
      // All tabs but the first are a whole interval wide at least.
      let least = max(endX - x(at: offset), CGFloat(tabs - 1) * TabStops.interval)
      guard least <= bound else { break }
      candidates.append(offset)
    }
    let best = candidates.last { candidate in
      width(of: candidate..<end, contentEnd: end, lineX: lineX, cache: cache)
        <= limit + lengthTolerance
    }
    return best ?? end
  }
}
