package import Foundation
import StillGeometry
import Synchronization

/// Attributed text, shaped once, that answers any proposal.
///
/// Measuring at another width compares sums of advances and shapes nothing but line ends whose glyphs
/// depend on what follows. May be asked from any thread.
package final class Paragraph: Sendable {
  package let style: ParagraphStyle
  /// Fonts or characters that could not be used or drawn, one sentence each.
  package let warnings: [String]
  /// The distances that the text asks of its neighbours in a stack (rule L6.10).
  package let spacing: TextSpacing

  let content: ShapedContent
  let cache: ShapeCache
  let answers = Mutex(Answers())

  /// - Parameters:
  ///   - runs: The text in reading order.
  ///   - style: Bad numbers in it are made safe.
  ///   - engine: Fonts and Unicode data.
  ///   - cache: Shared between the paragraphs of an engine.
  package init(
    _ runs: [TextRun], style: ParagraphStyle, engine: any TextEngine, cache: ShapeCache
  ) {
    let content = TextAnalyzer.content(
      of: runs, engine: engine, cache: cache,
      isRightToLeft: style.layoutDirection == .rightToLeft,
      ideographLanguage: style.ideographLanguage)
    self.content = content
    self.cache = cache
    self.style = style.sanitized
    self.warnings = content.warnings
    self.spacing = TextSpacing(
      first: content.items[0].font.metrics,
      last: content.items[content.items.count - 1].font.metrics,
      pixelLength: style.sanitized.pixelLength)
  }

  /// Returns the reported size for a proposal, in points, rounded up to a pixel (rules L3.41–L3.45).
  ///
  /// - Parameters:
  ///   - width: nil, infinite or not-a-number: a line per line break. 0: the width reported is 0.
  ///   - height: Limits the number of lines; at least one is laid out.
  package func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    let proposal = Proposal(width: width, height: height)
    let measured = answers.withLock { $0.measured(proposal) } ?? measure(proposal)
    return reported(measured, width: proposal.width)
  }

  /// Returns where the first and the last line's baselines lie below the text's top, rounded up to a pixel (rule
  /// L3.48); without placing glyphs, which `layout(width:height:)` does.
  package func baselines(width: CGFloat?, height: CGFloat?) -> (first: CGFloat, last: CGFloat) {
    let proposal = Proposal(width: width, height: height)
    let measured = answers.withLock { $0.measured(proposal) } ?? measure(proposal)
    return (
      pixelRoundedUp(measured.firstBaseline, pixelLength: style.pixelLength),
      pixelRoundedUp(measured.lastBaseline, pixelLength: style.pixelLength)
    )
  }

  /// Half the height of the capitals of the first font, in points: so far above the first baseline lies the middle of its line.
  package var middleAboveBaseline: CGFloat { content.items[0].font.metrics.capHeight / 2 }

  /// Lines and glyphs for a proposal; the size is that of `size(width:height:)`.
  package func layout(width: CGFloat?, height: CGFloat?) -> ParagraphLayout {
    let proposal = Proposal(width: width, height: height)
    if let known = answers.withLock({ $0.layout(proposal) }) { return known }
    let (lines, isTruncated) = brokenLines(proposal)
    let size = reported(Measured(of: lines, style), width: proposal.width)
    let layout = LineAssembly(content: content, cache: cache, style: style)
      .layout(lines, size: size, isTruncated: isTruncated)
    answers.withLock { $0.store(layout, for: proposal) }
    return layout
  }

  private func measure(_ proposal: Proposal) -> Measured {
    var measured = Measured(style)
    _ = forEachLine(proposal) { measured.add($0) }
    answers.withLock { $0.store(measured, for: proposal) }
    return measured
  }

  /// Returns the widest line rounded up, but never above what was proposed: a width that is wider than that could
  /// take a word more when the text is laid out in it.
  func reported(_ measured: Measured, width: CGFloat) -> CGSize {
    CGSize(
      width: min(pixelRoundedUp(measured.width, pixelLength: style.pixelLength), width),
      height: pixelRoundedUp(measured.height, pixelLength: style.pixelLength))
  }

  /// Returns the lines that a proposal has room for, the last of them truncated if there are more.
  func brokenLines(_ proposal: Proposal) -> (lines: [BrokenLine], isTruncated: Bool) {
    var lines: [BrokenLine] = []
    let isTruncated = forEachLine(proposal) { lines.append($0) }
    return (lines, isTruncated)
  }

  /// Hands the same lines over one by one, from top to bottom.
  ///
  /// - Returns: Whether the last one was truncated.
  private func forEachLine(_ proposal: Proposal, _ body: (BrokenLine) -> Void) -> Bool {
    if let line = content.singleLine(limit: proposal.width) {
      body(line)
      return false
    }
    var breaker = LineBreaker(
      content: content, cache: cache, limit: proposal.width,
      leavesNoWordAlone: style.leavesNoWordAlone)
    // A line waits until it is known whether the next one has room: else it is truncated.
    guard var waiting = breaker.next() else { return false }
    var bottom = waiting.extent.height
    var count = 1
    let limit = style.lineLimit ?? .max
    while count < limit {
      let breakIndex = breaker.breakIndex
      guard let line = breaker.next() else { break }
      bottom += waiting.extent.gap(spacing: style.lineSpacing) + line.extent.height
      if bottom > proposal.height + lengthTolerance {
        body(truncate(waiting, before: breakIndex, limit: proposal.width))
        return true
      }
      body(waiting)
      waiting = line
      count += 1
    }
    let isComplete = breaker.isAtEnd
    body(
      isComplete
        ? content.keepingLastSpaces(waiting, limit: proposal.width)
        : truncate(waiting, before: breaker.breakIndex, limit: proposal.width))
    return !isComplete
  }

  /// - Parameter breakIndex: The first break after the line's end.
  private func truncate(_ line: BrokenLine, before breakIndex: Int, limit: CGFloat) -> BrokenLine {
    let breaks = content.breaks
    var first = breakIndex
    while first > 0, breaks[first - 1].offset > line.range.lowerBound { first -= 1 }
    return Truncation(content: content, cache: cache, limit: limit, mode: style.truncation)
      .apply(to: line, breakIndex: first)
  }
}
