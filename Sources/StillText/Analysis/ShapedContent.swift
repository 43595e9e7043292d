package import Foundation
import Synchronization

/// A paragraph's text after everything that does not depend on the width: items, shaped, and the
/// places where lines may end, in a form in which wrapping only compares sums.
package final class ShapedContent: Sendable {
  package let text: [UInt16]
  /// Tile the text. At least one, though it may be empty.
  package let items: [TextItem]
  /// Which way each part runs; nil where everything runs from left to right.
  package let bidi: BidiLevels?
  /// Whether some of the text runs from right to left.
  package let isBidirectional: Bool
  /// Whether a line has to end before the end of the text, or is ended by it.
  package let hasLineBreaks: Bool
  /// The line metrics that all items share, if they do.
  package let uniformExtent: LineExtent?
  /// The most that the width of a line may change, in points, when one of its ends is reshaped: a generous estimate
  /// of kerning and another tab stop. Breaking counts no change beyond it.
  package let reshapingMargin: CGFloat
  /// One sentence each, without repetitions.
  package let warnings: [String]
  /// In the order of the text.
  package let tabs: [Tab]
  private let engine: any TextEngine
  /// `breaks` once they were asked for.
  private let foundBreaks = Mutex<LineBreaks?>(nil)
  /// `leastX` once it was asked for.
  private let foundLeastX = Mutex<[CGFloat]?>(nil)
  private let graphemes: GraphemeBoundaries

  package init(
    text: [UInt16], items: [TextItem], bidi: BidiLevels? = nil, warnings: [String],
    engine: any TextEngine
  ) {
    self.bidi = bidi
    isBidirectional = items.contains { $0.level > 0 }
    let extent = items[0].extent
    self.text = text
    self.items = items
    self.warnings = warnings
    self.engine = engine
    hasLineBreaks = text.contains { $0.isLineBreak }
    uniformExtent = items.allSatisfy { $0.extent == extent } ? extent : nil
    tabs = items.compactMap { item in
      guard !item.range.isEmpty, text[item.range.lowerBound] == 0x09 else { return nil }
      return Tab(offset: item.range.lowerBound, start: item.x, end: item.x + item.width)
    }
    graphemes = GraphemeBoundaries(text)
    let kerning = items.reduce(0) {
      max($0, 0.5 * $1.font.size + 2 * abs($1.extraAdvance))
    }
    reshapingMargin = kerning + (tabs.isEmpty ? 0 : TabStops.interval)
  }

  /// Ascending; the last ends the text. Empty for an empty text.
  ///
  /// Found at the first call: a label that has room enough never needs them.
  package var breaks: LineBreaks {
    if let known = foundBreaks.withLock({ $0 }) { return known }
    let found = LineBreaks(positioned(engine.lineBreaks(in: text)))
    foundBreaks.withLock { $0 = found }
    return found
  }

  /// Returns the engine's opportunities with their positions, in one walk along the items.
  private func positioned(_ opportunities: [LineBreakOpportunity]) -> [LineBreaks.Place] {
    var index = 0
    func position(_ offset: Int) -> (x: CGFloat, endX: CGFloat, boundary: ShapedText.Boundary) {
      while index + 1 < items.count, items[index + 1].range.lowerBound <= offset { index += 1 }
      while index > 0, items[index].range.lowerBound > offset { index -= 1 }
      let item = items[index]
      let boundary = item.shaped.boundaries[offset - item.range.lowerBound]
      let x = item.x + item.width(upTo: offset)
      return (x, offset == item.range.lowerBound ? x - item.gap : x, boundary)
    }
    var previous = (offset: 0, contentEnd: 0)
    var hyphen: (item: Int, width: CGFloat) = (-1, 0)
    return opportunities.map { opportunity in
      var contentEnd = contentEnd(before: opportunity.offset, after: previous.offset)
      // Spaces after spaces hang with them.
      if contentEnd == previous.offset { contentEnd = previous.contentEnd }
      let hanging = opportunity.isMandatory ? opportunity.offset : contentEnd
      previous = (opportunity.offset, hanging)
      let contentX = position(contentEnd).endX
      var hyphenWidth: CGFloat = 0
      if contentEnd == opportunity.offset, contentEnd < text.count, text[contentEnd - 1] == 0xAD {
        _ = position(contentEnd - 1)
        if hyphen.item != index { hyphen = (index, max(items[index].hyphen.width, 0)) }
        hyphenWidth = hyphen.width
      }
      let end = position(opportunity.offset)
      let slack = slack(at: end.boundary)
      return LineBreaks.Place(
        offset: opportunity.offset, contentEnd: contentEnd, x: end.x, contentX: contentX,
        isMandatory: opportunity.isMandatory, slack: slack, hyphenWidth: hyphenWidth)
    }
  }

  /// Returns how far the sums at an end of a line may be from those of the line alone.
  func slack(at boundary: ShapedText.Boundary) -> CGFloat {
    switch boundary {
    case .safe: 0
    case .unsafe: reshapingMargin
    case .none: 4 * reshapingMargin
    }
  }

  /// Returns the whole text as one line; nil if it has line breaks, or content wider than the limit.
  package func singleLine(limit: CGFloat) -> BrokenLine? {
    guard !hasLineBreaks else { return nil }
    let end = contentEnd(before: text.count, after: 0)
    var sums = LineSums(self, from: 0)
    let width = max(sums.width(upTo: end, x: endX(at: end)), 0)
    guard width <= limit + lengthTolerance else { return nil }
    let range = 0..<text.count
    return keepingLastSpaces(
      BrokenLine(range: range, contentEnd: end, width: width, extent: extent(of: range)),
      limit: limit)
  }

  /// Returns the last line of the text with the spaces that end it, where they have room.
  ///
  /// Within a text, spaces at the end of a line hang. Behind it they belong to it: in a row of "by " and a
  /// name, without spacing, they are all that parts the two.
  package func keepingLastSpaces(_ line: BrokenLine, limit: CGFloat) -> BrokenLine {
    let end = text.count
    guard line.range.upperBound == end, line.contentEnd < end, !line.isHyphenated,
      text[line.contentEnd..<end].allSatisfy({ $0.hangsAtLineEnd && $0 != 0x09 && !$0.isLineBreak })
    else { return line }
    let width = line.width + x(at: end) - endX(at: line.contentEnd)
    guard width >= line.width, width <= limit + lengthTolerance else { return line }
    var line = line
    line.contentEnd = end
    line.width = width
    return line
  }

  /// Returns the item that holds an offset; the last one for the end of the text.
  package func itemIndex(at offset: Int) -> Int {
    var low = 0
    var high = items.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if items[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns points from the start of the text to an offset, were it all in one line.
  package func x(at offset: Int) -> CGFloat {
    let item = items[itemIndex(at: offset)]
    return item.x + item.width(upTo: offset)
  }

  /// Returns points from the start of the text to the end of what stands before an offset, were it all in one line: without the gap
  /// before an item that begins there.
  package func endX(at offset: Int) -> CGFloat {
    let item = items[itemIndex(at: offset)]
    return item.x + item.width(upTo: offset) - (offset == item.range.lowerBound ? item.gap : 0)
  }

  /// The least `x` from each offset on; empty, as it nearly always is, where no text leads back to the left.
  var leastX: [CGFloat] {
    foundLeastX.withLock { found in
      if let found { return found }
      let mayFall = items.contains { item in
        let least = max(-item.extraAdvance / item.pointsPerUnit, 0)
        return item.shaped.glyphs.contains { CGFloat($0.advance) < least }
      }
      var least: [CGFloat] = []
      if mayFall {
        least = items.flatMap { item in
          item.range.map {
            item.x + item.width(upTo: $0) - ($0 == item.range.lowerBound ? item.gap : 0)
          }
        }
        least.append(x(at: text.count))
        var falls = false
        for offset in least.indices.dropLast().reversed() where least[offset] > least[offset + 1] {
          least[offset] = least[offset + 1]
          falls = true
        }
        if !falls { least = [] }
      }
      found = least
      return least
    }
  }

  /// Whether clusters meet at an offset, and whether they depend on each other.
  package func boundary(at offset: Int) -> ShapedText.Boundary {
    let item = items[itemIndex(at: offset)]
    return item.shaped.boundaries[offset - item.range.lowerBound]
  }

  /// Whether text may be divided at an offset where nothing else is left: between clusters.
  package func isDivisible(at offset: Int) -> Bool {
    boundary(at: offset) != .none && graphemes.contains(offset)
  }

  /// Returns the items' parts in a range, reshaped at their ends where that changes glyphs.
  ///
  /// - Parameter lineX: How far from the start of its line the range starts, in points: tabs depend on it.
  package func pieces(
    in range: Range<Int>, lineX: CGFloat = 0, cache: ShapeCache
  ) -> [LinePiece] {
    guard !range.isEmpty else { return [] }
    var pieces: [LinePiece] = []
    var index = itemIndex(at: range.lowerBound)
    while index < items.count, items[index].range.lowerBound < range.upperBound {
      let part = items[index].range.clamped(to: range)
      if !part.isEmpty {
        var piece = items[index].piece(part, text: text, cache: cache)
        if !pieces.isEmpty { piece.gap = items[index].gap }
        pieces.append(piece)
      }
      index += 1
    }
    guard !tabs.isEmpty else { return pieces }
    var x = lineX
    for index in pieces.indices {
      if text[pieces[index].range.lowerBound] == 0x09 {
        pieces[index].tabWidth = TabStops.next(after: x) - x
      }
      x += pieces[index].gap + pieces[index].width
    }
    return pieces
  }

  /// Returns the points from the start of a line to the end of its content, its ends reshaped if needed.
  ///
  /// - Parameter lineX: As for `pieces`.
  package func width(
    of range: Range<Int>, contentEnd: Int, lineX: CGFloat = 0, cache: ShapeCache
  ) -> CGFloat {
    if boundary(at: range.lowerBound) == .safe, boundary(at: range.upperBound) == .safe {
      var sums = LineSums(self, from: range.lowerBound, lineX: lineX)
      return sums.width(upTo: contentEnd, x: endX(at: contentEnd))
    }
    return pieces(in: range, lineX: lineX, cache: cache)
      .reduce(0) {
        $0 + (contentEnd > $1.range.lowerBound ? $1.gap : 0) + $1.width(upTo: contentEnd)
      }
  }

  /// Returns how far the tallest items on a line reach from its baseline.
  package func extent(of range: Range<Int>) -> LineExtent {
    if let uniformExtent { return uniformExtent }
    var index = itemIndex(at: range.lowerBound)
    var extent = items[index].extent
    index += 1
    while index < items.count, items[index].range.lowerBound < range.upperBound {
      extent.formUnion(items[index].extent)
      index += 1
    }
    return extent
  }

  /// Returns the offset, at or before one, after which only spaces and line breaks follow.
  package func contentEnd(before offset: Int, after start: Int) -> Int {
    var end = offset
    while end > start, text[end - 1].hangsAtLineEnd { end -= 1 }
    return end
  }
}

/// How far a line reaches from its baseline, in points.
package struct LineExtent: Hashable, Sendable {
  package var ascent: CGFloat
  package var descent: CGFloat
  package var leading: CGFloat

  package var height: CGFloat { ascent + descent }

  /// Returns the room below the line, before another one: what its fonts ask for, or the spacing where that is more (rule L9.6).
  package func gap(spacing: CGFloat) -> CGFloat { max(leading, spacing) }

  /// Grows to hold the other extent as well.
  package mutating func formUnion(_ other: LineExtent) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
  }
}

extension TextItem {
  /// The vertical space that the item needs in its line: that of the text's own font, and of the glyphs of a
  /// substitute font.
  package var extent: LineExtent {
    let raise = attributes.baselineOffset
    let ascent = max(font.metrics.ascent, drawnAscent)
    let descent = max(font.metrics.descent, drawnDescent)
    return LineExtent(
      ascent: max(ascent + raise, 0), descent: max(descent - raise, 0),
      leading: font.metrics.leading)
  }
}

extension UInt16 {
  /// Whether the unit is a space or line break that takes no room at the end of a line.
  ///
  /// No-break spaces do take room.
  package var hangsAtLineEnd: Bool {
    switch self {
    case 0x20, 0x09...0x0D, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F,
      0x3000:
      true
    // Marks that direct text take no room anywhere, and do not keep spaces before them from hanging.
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether the unit ends a paragraph wherever it stands.
  package var isLineBreak: Bool {
    switch self {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
