package import Foundation

/// One line as wrapping or truncation decided it.
package struct BrokenLine: Sendable {
  /// UTF-16 offsets, the spaces and line break at the end included.
  package var range: Range<Int>
  /// `range.upperBound` less those.
  package var contentEnd: Int
  /// Points to the end of the content.
  package var width: CGFloat
  /// Points of the spaces behind the content, where the line wraps: they count for the text's width, not for alignment.
  package var hanging: CGFloat = 0
  package var extent: LineExtent
  /// Whether the line ends at a soft hyphen, which then shows; `width` counts it.
  package var isHyphenated = false
  /// The pieces that the line shows in place of its range, after truncation.
  package var truncated: [LinePiece]?
}

/// Breaks shaped content greedily into lines, one a call.
///
/// A line takes all opportunities that fit, but that the second of two does not hold one word alone (rule L3.67);
/// a word is broken, between clusters, only when it alone is too wide, and then every line gets at least one cluster
/// (rules L3.42, L3.43). All comparisons are between unrounded sums, so the same text breaks at the same places at
/// every scale. How wide a line counts depends on its ends alone, so text breaks the same again in the width of its
/// widest line.
package struct LineBreaker {
  private let content: ShapedContent
  /// The content's.
  private let breaks: LineBreaks
  private let cache: ShapeCache
  /// The available width in points; infinite for none.
  private let limit: CGFloat
  /// Whether the second of two lines never holds one word alone.
  private let leavesNoWordAlone: Bool
  /// UTF-16 offset of the next line.
  private var start = 0
  /// The first of the content's breaks after `start`.
  package private(set) var breakIndex = 0
  /// How many opportunities the line before took: the next one will take about as many.
  private var expected = 8

  package init(
    content: ShapedContent, cache: ShapeCache, limit: CGFloat, leavesNoWordAlone: Bool
  ) {
    self.content = content
    self.breaks = content.breaks
    self.cache = cache
    self.limit = limit
    self.leavesNoWordAlone = leavesNoWordAlone
  }

  package var isAtEnd: Bool { breakIndex >= breaks.count }

  /// Returns the next line; nil at the end of the text.
  ///
  /// - Complexity: Logarithmic in the opportunities on the line; linear where there are tabs.
  package mutating func next() -> BrokenLine? {
    guard !isAtEnd else { return nil }
    let beginsParagraph = breakIndex == 0 ? start == 0 : breaks[breakIndex - 1].isMandatory
    let lineStart = lineStart
    guard let fit = lastFit(from: lineStart) else { return brokenWord(from: lineStart) }
    if leavesNoWordAlone, beginsParagraph,
      let line = lineBeforeLoneWord(from: lineStart, upTo: fit.index)
    {
      return line
    }
    return line(from: lineStart, upTo: fit)
  }

  /// Returns the first of two lines of a paragraph without its last word, where the second line would be a single word
  /// (rule L3.67); nil where the line stays as it is. Those of three lines and more may end with one; so may text with tabs.
  private mutating func lineBeforeLoneWord(
    from lineStart: ShapedContent.LineStart, upTo end: Int
  ) -> BrokenLine? {
    guard end > breakIndex, end + 1 < breaks.count, content.tabs.isEmpty, !breaks[end].isMandatory,
      isSpace(end), isSpace(end - 1), breaks[end + 1].isMandatory || end + 2 == breaks.count
    else { return nil }
    let sum = breaks[end - 1].contentX - lineStart.x
    let fit = (index: end - 1, width: width(from: lineStart, to: end - 1, sum: sum))
    let before = (start, breakIndex, expected)
    let line = line(from: lineStart, upTo: fit)
    let rest = self.lineStart
    if fits(end + 1, from: rest, sum: breaks[end + 1].contentX - rest.x) { return line }
    (start, breakIndex, expected) = before
    return nil
  }

  /// Whether a line that ends at a break ends between words.
  private func isSpace(_ index: Int) -> Bool {
    breaks[index].contentEnd < breaks[index].offset && breaks[index].hyphenWidth == 0
  }

  private mutating func line(
    from lineStart: ShapedContent.LineStart, upTo fit: (index: Int, width: CGFloat)
  ) -> BrokenLine {
    let chosen = breaks[fit.index]
    let range = start..<chosen.offset
    start = chosen.offset
    expected = fit.index - breakIndex
    breakIndex = fit.index + 1
    return BrokenLine(
      range: range, contentEnd: max(chosen.contentEnd, range.lowerBound),
      width: max(fit.width + chosen.hyphenWidth, 0), hanging: hanging(at: chosen),
      extent: content.extent(of: range), isHyphenated: chosen.hyphenWidth > 0)
  }

  private var lineStart: ShapedContent.LineStart {
    if start == 0 { return ShapedContent.LineStart(offset: 0, x: 0, slack: 0) }
    let previous = breakIndex > 0 ? breaks[breakIndex - 1] : nil
    guard let previous, previous.offset == start, previous.slack == 0 else {
      return content.lineStart(at: start, cache: cache)
    }
    return ShapedContent.LineStart(offset: start, x: previous.x, slack: 0)
  }

  /// Returns the last opportunity up to the next mandatory one whose line fits, and how wide its content is; nil if
  /// not even the first does.
  ///
  /// Sums decide, except near the limit where a line would be reshaped at an end.
  private func lastFit(from start: ShapedContent.LineStart) -> (index: Int, width: CGFloat)? {
    let last = breaks.firstMandatory(from: breakIndex)
    guard content.tabs.isEmpty else { return lastFitByWalking(from: start, upTo: last) }
    var index = breaks.firstPlace(
      beyond: start.x + limit + lengthTolerance + start.slack, in: breakIndex..<last + 1,
      expected: expected)
    while index > breakIndex {
      index -= 1
      let sum = breaks[index].contentX - start.x
      if fits(index, from: start, sum: sum) {
        return (index, width(from: start, to: index, sum: sum))
      }
    }
    return nil
  }

  /// Returns the same, candidate by candidate from the first one on, tabs counted.
  private func lastFitByWalking(
    from start: ShapedContent.LineStart, upTo last: Int
  ) -> (index: Int, width: CGFloat)? {
    var sums = LineSums(content, from: start.offset, x: start.x)
    let bound = limit + lengthTolerance + start.slack
    var best: (index: Int, sum: CGFloat)?
    for index in breakIndex...last {
      let candidate = breaks[index]
      let sum = sums.width(upTo: candidate.contentEnd, x: candidate.contentX)
      if breaks.leastSum(from: index, sum: sum) > bound { break }
      if fits(index, from: start, sum: sum) { best = (index, sum) }
    }
    return best.map { ($0.index, width(from: start, to: $0.index, sum: $0.sum)) }
  }

  /// Whether the line up to a place fits: its width need be known only near the limit.
  private func fits(_ index: Int, from start: ShapedContent.LineStart, sum: CGFloat) -> Bool {
    let room = limit + lengthTolerance - breaks[index].hyphenWidth
    let slack = start.slack + breaks[index].slack
    if slack == 0 || sum + slack <= room || sum - slack > room { return sum <= room }
    return width(from: start, to: index, sum: sum) <= room
  }

  private func width(from start: ShapedContent.LineStart, to index: Int, sum: CGFloat) -> CGFloat {
    let end = breaks[index]
    return content.width(
      from: start, to: end.offset, contentEnd: max(end.contentEnd, start.offset), sum: sum,
      slack: start.slack + end.slack, cache: cache)
  }

  /// As many clusters of a word that is too wide as fit, at least one.
  private mutating func brokenWord(from lineStart: ShapedContent.LineStart) -> BrokenLine {
    let word = breaks[breakIndex]
    let first = content.boundary(after: start, upTo: word.contentEnd)
    let contentEnd = content.contentEnd(before: first, after: start)
    var fit = ShapedContent.Fit(
      offset: first, contentEnd: contentEnd, width: content.endX(at: contentEnd) - lineStart.x)
    // Every stack asks for the size at width 0: there only what has no width fits, and kerning does not matter.
    if limit > lengthTolerance || fit.width <= lengthTolerance {
      let found = content.lastBoundary(
        after: lineStart, upTo: word.contentEnd, fitting: limit, cache: cache)
      if let found {
        fit = found
      } else {
        fit.width = content.width(of: start..<first, contentEnd: contentEnd, cache: cache)
      }
    }
    let isWholeWord = fit.offset >= word.contentEnd
    let range = start..<(isWholeWord ? word.offset : fit.offset)
    if isWholeWord { breakIndex += 1 }
    start = range.upperBound
    return BrokenLine(
      range: range, contentEnd: fit.contentEnd, width: max(fit.width, 0),
      hanging: isWholeWord ? hanging(at: word) : 0, extent: content.extent(of: range))
  }

  /// How wide the spaces are at which a line wraps.
  private func hanging(at place: LineBreaks.Place) -> CGFloat {
    guard !place.isMandatory, place.contentEnd < place.offset, place.offset < content.text.count,
      content.tabs.isEmpty
    else { return 0 }
    return max(place.x - place.contentX, 0)
  }
}
