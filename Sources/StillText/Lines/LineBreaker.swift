package import Foundation

/// One line as wrapping or truncation decided it.
package struct BrokenLine: Sendable {
  /// UTF-16 offsets, the spaces and line break at the end included.
  package var range: Range<Int>
  /// `range.upperBound` less those.
  package var contentEnd: Int
  /// Points to the end of the content.
  package var width: CGFloat
  package var extent: LineExtent
  /// Whether the line ends at a soft hyphen, which then shows; `width` counts it.
  package var isHyphenated = false
  /// What the line shows in place of its range, after truncation.
  package var truncated: [LinePiece]?
}

/// Breaks shaped content greedily into lines, one a call.
///
/// A line takes all opportunities that fit; a word is broken, between clusters, only when it alone is
/// too wide, and then every line gets at least one cluster (rules 3.42, 3.43). All comparisons are
/// between unrounded sums, so the same text breaks at the same places at every scale.
package struct LineBreaker {
  private let content: ShapedContent
  /// The content's.
  private let breaks: LineBreaks
  private let cache: ShapeCache
  /// The available width in points; infinite for none.
  private let limit: CGFloat
  /// UTF-16 offset of the next line.
  private var start = 0
  /// The first of the content's breaks after `start`.
  package private(set) var breakIndex = 0
  /// How many opportunities the line before took: the next one will take about as many.
  private var expected = 8

  package init(content: ShapedContent, cache: ShapeCache, limit: CGFloat) {
    self.content = content
    self.breaks = content.breaks
    self.cache = cache
    self.limit = limit
  }

  package var isAtEnd: Bool { breakIndex >= breaks.count }

  /// The next line; nil at the end of the text.
  ///
  /// - Complexity: Logarithmic in the opportunities on the line; linear where letters are set so tight that
  ///   text goes backwards, and where there are tabs.
  package mutating func next() -> BrokenLine? {
    guard !isAtEnd else { return nil }
    let isAtBreak = breakIndex > 0 && breaks[breakIndex - 1].offset == start
    let startIsSafe =
      start == 0
      || (isAtBreak ? breaks[breakIndex - 1].isSafe : content.boundary(at: start) == .safe)
    let startX =
      isAtBreak && !breaks[breakIndex - 1].isInsideCluster
      ? breaks[breakIndex - 1].x : startXWithinWord
    let end = lastFit(startX: startX, startIsSafe: startIsSafe)
    if end < breakIndex {
      return brokenWord()
    }
    let chosen = breaks[end]
    let range = start..<chosen.offset
    let contentEnd = max(chosen.contentEnd, start)
    let isSafe = startIsSafe && chosen.isSafe
    let width =
      isSafe && content.tabs.isEmpty
      ? chosen.contentX - startX : content.width(of: range, contentEnd: contentEnd, cache: cache)
    start = chosen.offset
    expected = end - breakIndex
    breakIndex = end + 1
    return BrokenLine(
      range: range, contentEnd: contentEnd, width: max(width + chosen.hyphenWidth, 0),
      extent: content.extent(of: range), isHyphenated: chosen.hyphenWidth > 0)
  }

  /// Points from the start of the text to a line that starts elsewhere than behind an opportunity; within a
  /// cluster, as its end and the width of that part want it.
  private var startXWithinWord: CGFloat {
    if start > 0, content.boundary(at: start) == .none {
      let end = content.boundary(after: start, upTo: content.text.count)
      return content.x(at: end) - content.width(of: start..<end, contentEnd: end, cache: cache)
    }
    return content.x(at: start)
  }

  /// The last opportunity up to the next mandatory one whose line fits; one less than `breakIndex`
  /// if not even the first does.
  ///
  /// Sums decide, except near the limit where a line would be shaped anew at an end.
  private func lastFit(startX: CGFloat, startIsSafe: Bool) -> Int {
    guard content.tabs.isEmpty else { return lastFitByWalking(startX: startX, startIsSafe) }
    let bound = limit + lengthTolerance
    let last = breaks.firstMandatory(from: breakIndex)
    guard
      let beyond = breaks.firstPlace(
        beyond: startX + bound + content.reshapingMargin, in: breakIndex..<last + 1,
        expected: expected)
    else { return lastFitByWalking(startX: startX, startIsSafe) }
    var index = beyond - 1
    while index >= breakIndex {
      let candidate = breaks[index]
      let width = candidate.contentX - startX + candidate.hyphenWidth
      let isClear =
        startIsSafe && candidate.isSafe || width < bound - content.reshapingMargin
      if isClear ? width <= bound : fitsExactly(index) { break }
      index -= 1
    }
    return index
  }

  /// The same, candidate by candidate from the first one on.
  private func lastFitByWalking(startX: CGFloat, _ startIsSafe: Bool) -> Int {
    let bound = limit + lengthTolerance
    let margin = content.reshapingMargin
    var sums = LineSums(content, from: start, x: startX)
    var best = breakIndex - 1
    var insideClusters = 0
    var index = breakIndex
    while index < breaks.count {
      let candidate = breaks[index]
      let content = sums.width(upTo: candidate.contentEnd, x: candidate.contentX)
      if content > bound + margin {
        // A cluster that is cut there may fit though all of it does not.
        guard candidate.isInsideCluster, insideClusters < 16 else { break }
        insideClusters += 1
      }
      let width = content + candidate.hyphenWidth
      // Shaping the start anew can carry what follows to another tab stop.
      let isClear =
        startIsSafe && candidate.isSafe || width < bound - margin && self.content.tabs.isEmpty
      if isClear ? width <= bound : fitsExactly(index) { best = index }
      if candidate.isMandatory { break }
      index += 1
    }
    return best
  }

  /// Whether the line fits when its ends are shaped for it.
  private func fitsExactly(_ end: Int) -> Bool {
    let chosen = breaks[end]
    let width = content.width(
      of: start..<chosen.offset, contentEnd: max(chosen.contentEnd, start), cache: cache)
    return width + chosen.hyphenWidth <= limit + lengthTolerance
  }

  /// As many clusters of a word that is too wide as fit, at least one.
  private mutating func brokenWord() -> BrokenLine {
    let word = breaks[breakIndex]
    var end = content.boundary(after: start, upTo: word.contentEnd)
    // Every stack asks for the size at width 0: there nothing fits, and kerning does not matter.
    let hasRoom = limit > lengthTolerance
    if hasRoom {
      end = content.lastBoundary(
        after: start, upTo: word.contentEnd, fitting: limit, atLeast: end, cache: cache)
    }
    let isWholeWord = end >= word.contentEnd
    let range = start..<(isWholeWord ? word.offset : end)
    let width =
      hasRoom
      ? content.width(of: range, contentEnd: end, cache: cache)
      : content.x(at: end) - content.x(at: start)
    if isWholeWord { breakIndex += 1 }
    start = range.upperBound
    return BrokenLine(
      range: range, contentEnd: end, width: max(width, 0), extent: content.extent(of: range))
  }
}

extension ShapedContent {
  /// The first place after an offset where clusters meet, at most `end`.
  package func boundary(after offset: Int, upTo end: Int) -> Int {
    var next = offset + 1
    while next < end, !isDivisible(at: next) { next += 1 }
    return max(min(next, end), offset)
  }

  /// The last place between clusters up to which a line from `start` is no wider than a limit.
  ///
  /// - Parameter atLeast: What to answer if nothing fits.
  /// - Complexity: Linear in the clusters that fit.
  package func lastBoundary(
    after start: Int, upTo end: Int, fitting limit: CGFloat, atLeast: Int, cache: ShapeCache
  ) -> Int {
    let bound = limit + lengthTolerance + reshapingMargin
    var sums = LineSums(self, from: start)
    var candidates: [(offset: Int, contentEnd: Int)] = []
    var offset = start
    var visible = start
    while offset < end {
      let previous = offset
      offset = boundary(after: offset, upTo: end)
      let contentEnd = contentEnd(before: offset, after: previous)
      if contentEnd > previous { visible = contentEnd }
      guard sums.width(upTo: visible, x: x(at: visible)) <= bound else { break }
      candidates.append((offset, visible))
    }
    let best = candidates.last { candidate in
      width(of: start..<candidate.offset, contentEnd: candidate.contentEnd, cache: cache)
        <= limit + lengthTolerance
    }
    return max(best?.offset ?? atLeast, atLeast)
  }

  /// The first place between clusters from which on a line up to `end` is no wider than a limit;
  /// `end` if nothing fits.
  ///
  /// - Parameter lineX: As for `pieces`.
  package func firstBoundary(
    before end: Int, downTo start: Int, fitting limit: CGFloat, lineX: CGFloat = 0,
    cache: ShapeCache
  ) -> Int {
    let bound = limit + lengthTolerance + reshapingMargin
    let endX = x(at: end)
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
