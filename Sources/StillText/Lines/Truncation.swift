package import Foundation

/// Makes the last visible line show that text is missing: "…" at its head, middle or tail
/// (rule L3.44).
package struct Truncation {
  private let content: ShapedContent
  private let cache: ShapeCache
  private let limit: CGFloat
  private let mode: ParagraphStyle.Truncation

  package init(
    content: ShapedContent, cache: ShapeCache, limit: CGFloat, mode: ParagraphStyle.Truncation
  ) {
    self.content = content
    self.cache = cache
    self.limit = limit
    self.mode = mode
  }

  /// Returns the line with as much of the remaining text as fits beside the ellipsis.
  ///
  /// - Parameters:
  ///   - line: The last visible line.
  ///   - breakIndex: The first of the content's breaks after the line's start.
  package func apply(to line: BrokenLine, breakIndex: Int) -> BrokenLine {
    let start = line.range.lowerBound
    let hardEnd = endOfHardLine(from: breakIndex, start: start)
    let textEnd = content.contentEnd(before: content.text.count, after: start)
    let lastHardStart = startOfLastHardLine(after: start, textEnd: textEnd)
    let mark = ellipsis(at: mode == .head ? lastHardStart : start, level: 0)
    guard mark.width <= limit else { return withoutMark(line) }
    let room = max(limit - mark.width, 0)

    var head = start..<start
    var tail = textEnd..<textEnd
    switch mode {
    case .tail:
      head = prefix(from: start, upTo: hardEnd, fitting: room)
    case .head:
      tail = suffix(before: textEnd, downTo: lastHardStart, fitting: room, lineX: mark.width)
    case .middle:
      head = prefix(from: start, upTo: hardEnd, fitting: room / 2)
      let lowest = max(lastHardStart, head.upperBound)
      let headWidth = width(of: head)
      tail = suffix(
        before: textEnd, downTo: lowest, fitting: room - headWidth, lineX: headWidth + mark.width)
      let highest = min(hardEnd, tail.lowerBound)
      // Text after tabs must stay in place.
      if !content.text[tail].contains(0x09) {
        head = prefix(from: start, upTo: highest, fitting: room - width(of: tail))
      }
    }

    let markOffset = head.isEmpty ? tail.lowerBound : head.upperBound - 1
    let shown = ellipsis(
      at: min(markOffset, max(content.text.count - 1, 0)), level: level(between: head, tail))
    let headPieces = content.pieces(in: head, cache: cache) + [shown]
    let tailX = headPieces.reduce(0) { $0 + $1.gap + $1.width }
    let pieces = headPieces + content.pieces(in: tail, lineX: tailX, cache: cache)
    var result = line
    result.range = start..<content.text.count
    result.contentEnd = content.text.count
    result.width = max(pieces.reduce(0) { $0 + $1.gap + $1.width }, 0)
    result.hanging = 0
    result.extent.formUnion(shown.item.extent)
    result.truncated = pieces
    result.isHyphenated = false
    return result
  }

  /// Returns the line where "…" itself has no room: it is cut behind what breaking left of it, and in no room at all nothing is
  /// seen (rule L3.72).
  private func withoutMark(_ line: BrokenLine) -> BrokenLine {
    let shown = limit > 0 ? line.range.lowerBound..<line.contentEnd : 0..<0
    let pieces = shown.isEmpty ? [] : content.pieces(in: shown, cache: cache)
    var result = line
    result.range = line.range.lowerBound..<content.text.count
    result.contentEnd = content.text.count
    result.width = max(pieces.reduce(0) { $0 + $1.gap + $1.width }, 0)
    result.hanging = 0
    result.truncated = pieces
    result.isHyphenated = false
    return result
  }

  private func width(of range: Range<Int>) -> CGFloat {
    content.width(of: range, contentEnd: range.upperBound, cache: cache)
  }

  private func prefix(from start: Int, upTo end: Int, fitting room: CGFloat) -> Range<Int> {
    guard start < end else { return start..<start }
    let fit = content.lastBoundary(
      after: content.lineStart(at: start, cache: cache), upTo: end, fitting: room, cache: cache)
    return start..<content.contentEnd(before: fit?.offset ?? start, after: start)
  }

  private func suffix(
    before end: Int, downTo start: Int, fitting room: CGFloat, lineX: CGFloat
  ) -> Range<Int> {
    guard start < end else { return end..<end }
    var first = content.firstBoundary(
      before: end, downTo: start, fitting: room, lineX: lineX, cache: cache)
    while first < end, content.text[first].hangsAtLineEnd { first += 1 }
    return first..<end
  }

  /// Returns where the content of the line up to the next line break character ends.
  private func endOfHardLine(from breakIndex: Int, start: Int) -> Int {
    let breaks = content.breaks
    guard breakIndex < breaks.count else { return start }
    let end = breaks[breaks.firstMandatory(from: breakIndex)]
    return max(end.contentEnd, start)
  }

  /// Returns the offset after the last line break character that is followed by content.
  private func startOfLastHardLine(after start: Int, textEnd: Int) -> Int {
    var offset = textEnd
    while offset > start, !content.text[offset - 1].isLineBreak { offset -= 1 }
    return offset
  }

  /// Returns the level of the ellipsis: a neutral character's where it stands (UAX #9, N1 and N2), so that it goes
  /// with text on both sides that runs the same way, and otherwise stands at the paragraph's end or start.
  private func level(between head: Range<Int>, _ tail: Range<Int>) -> UInt8 {
    guard let bidi = content.bidi else { return 0 }
    let base = bidi.base(at: head.isEmpty ? tail.lowerBound : head.lowerBound)
    guard !head.isEmpty, !tail.isEmpty else { return base }
    let before = bidi.levels[head.upperBound - 1]
    let after = bidi.levels[tail.lowerBound]
    return before % 2 == after % 2 ? min(before, after) : base
  }

  /// "…" set like the text at an offset.
  private func ellipsis(at offset: Int, level: UInt8) -> LinePiece {
    let model = content.items[content.itemIndex(at: offset)]
    let face = model.font.face
    let dots: [UInt16] = face.covers("\u{2026}") ? [0x2026] : [0x2E, 0x2E, 0x2E]
    let shaped = cache.shape(
      dots, face: face, script: .latin, features: FontFeatures(model.attributes))
    let item = TextItem(
      range: 0..<dots.count, attributes: model.attributes, font: model.font,
      drawnFont: model.font, script: .latin,
      level: level, source: face.source(size: model.font.size), shaped: shaped,
      unitsPerEm: face.unitsPerEm, fontTracking: model.font.tracking, isReshapable: false)
    return LinePiece(
      item: item, shaped: shaped, part: 0..<dots.count, range: 0..<dots.count, isAdded: true)
  }
}
