package import Foundation
import StillGeometry

/// Puts broken lines below each other and their glyphs at their places.
package struct LineAssembly {
  private let content: ShapedContent
  private let cache: ShapeCache
  private let style: ParagraphStyle
  /// Whether runs keep what they were made of, and runs without ink are kept as well.
  private let isDetailed: Bool

  package init(
    content: ShapedContent, cache: ShapeCache, style: ParagraphStyle, isDetailed: Bool = false
  ) {
    self.content = content
    self.cache = cache
    self.style = style
    self.isDetailed = isDetailed
  }

  /// - Parameters:
  ///   - lines: At least one.
  ///   - size: The reported size of the text; lines are aligned within its width.
  package func layout(_ lines: [BrokenLine], size: CGSize, isTruncated: Bool) -> ParagraphLayout {
    var placed: [TextLine] = []
    var runs: [PositionedRun] = []
    var top: CGFloat = 0
    let ascent = lines.first?.extent.ascent ?? 0
    let first = pixelRounded(ascent, pixelLength: style.pixelLength)
    for line in lines {
      let distance = top + line.extent.ascent - ascent
      let baseline = first + pixelRoundedUp(distance, pixelLength: style.pixelLength)
      let x = alignmentFactor * (size.width - line.width)
      placed.append(
        TextLine(
          origin: CGPoint(x: x, y: top), width: line.width, ascent: line.extent.ascent,
          descent: line.extent.descent, baseline: baseline, range: line.range))
      let firstRun = runs.count
      appendRuns(of: line, at: CGPoint(x: x, y: baseline), to: &runs)
      placed[placed.count - 1].runs = firstRun..<runs.count
      top += line.extent.height + line.extent.gap(spacing: style.lineSpacing)
    }
    return ParagraphLayout(
      size: size, firstBaseline: guide(of: placed.first), lastBaseline: guide(of: placed.last),
      lines: placed, runs: runs, isTruncated: isTruncated)
  }

  /// Returns where layout has a line's baseline.
  private func guide(of line: TextLine?) -> CGFloat {
    line.map { pixelRoundedUp($0.origin.y + $0.ascent, pixelLength: style.pixelLength) } ?? 0
  }

  /// The part of the free width that stands left of a line.
  private var alignmentFactor: CGFloat {
    let isLeftToRight = style.layoutDirection == .leftToRight
    return switch style.alignment {
    case .leading: isLeftToRight ? 0 : 1
    case .center: 0.5
    case .trailing: isLeftToRight ? 1 : 0
    }
  }

  private func appendRuns(of line: BrokenLine, at origin: CGPoint, to runs: inout [PositionedRun]) {
    if content.isBidirectional { return appendMixedRuns(of: line, at: origin, to: &runs) }
    let pieces = pieces(of: line, upTo: line.range.upperBound)
    let first = runs.count
    var x = origin.x
    for piece in pieces {
      let isOnlySpace = !line.isReplaced && piece.range.lowerBound >= line.contentEnd
      if isOnlySpace { break }
      let width = line.isReplaced ? piece.width : piece.width(upTo: line.contentEnd)
      x += piece.gap
      let baseline = origin.y - piece.item.attributes.baselineOffset
      let run = self.run(of: piece, at: CGPoint(x: x, y: baseline), width: width)
      append(run, behind: first, to: &runs)
      x += piece.width
    }
  }

  /// Spaces at the end of a line hang: they are left out, whichever way the text before them runs.
  private func appendMixedRuns(
    of line: BrokenLine, at origin: CGPoint, to runs: inout [PositionedRun]
  ) {
    let pieces = pieces(of: line, upTo: max(line.contentEnd, line.range.lowerBound))
    let first = runs.count
    var x = origin.x
    for piece in visualOrder(of: pieces.map(\.item.level)).map({ pieces[$0] }) {
      let baseline = origin.y - piece.item.attributes.baselineOffset
      let run = self.run(of: piece, at: CGPoint(x: x, y: baseline), width: piece.width)
      append(run, behind: first, to: &runs)
      x += piece.width
    }
  }

  /// Adds a run to those of a line, which begin at an index. One without ink is only written behind the one before.
  private func append(_ run: PositionedRun, behind first: Int, to runs: inout [PositionedRun]) {
    guard !isDetailed, !run.isVisible else { return runs.append(run) }
    guard runs.count > first, let before = runs.last, let text = before.glyphs.text,
      let space = run.glyphs.text
    else { return }
    runs[runs.count - 1].glyphs = GlyphRun(
      source: before.glyphs.source, glyphs: before.glyphs.glyphs,
      positions: before.glyphs.positions,
      text: text.followed(by: space, at: run.origin.x - before.origin.x))
  }

  /// Returns the pieces of a line, in the order of the text.
  private func pieces(of line: BrokenLine, upTo end: Int) -> [LinePiece] {
    if let truncated = line.truncated { return truncated }
    let pieces = content.pieces(in: line.range.lowerBound..<end, cache: cache)
    guard line.isHyphenated, let last = pieces.last else { return pieces }
    return pieces + [last.item.hyphen]
  }

  private func run(of piece: LinePiece, at origin: CGPoint, width: CGFloat) -> PositionedRun {
    let item = piece.item
    let (scale, extra) = (item.pointsPerUnit, item.extraAdvance)
    var glyphs: [GlyphID] = []
    var positions: [CGPoint] = []
    let count = piece.shaped.glyphIndices(in: piece.part).count
    glyphs.reserveCapacity(count)
    positions.reserveCapacity(count)
    piece.shaped.place(piece.part, pointsPerUnit: scale, extraAdvance: extra) { glyph, position in
      guard !glyph.isSpace else { return }
      glyphs.append(glyph.glyph)
      positions.append(position)
    }
    // Glyphs added at the end of a line are not in the text.
    let text =
      piece.isAdded
      ? nil
      : WrittenText(
        piece.shaped, part: piece.part, of: content.text,
        from: piece.range.lowerBound - piece.part.lowerBound, pointsPerUnit: scale,
        extraAdvance: extra)
    return PositionedRun(
      glyphs: GlyphRun(source: item.source, glyphs: glyphs, positions: positions, text: text),
      origin: origin, paintIndex: item.attributes.paintIndex,
      decorations: item.decorations(at: origin, width: width), width: width,
      piece: isDetailed ? piece : nil)
  }
}

extension BrokenLine {
  /// Whether the line shows something else than its range up to `contentEnd`.
  fileprivate var isReplaced: Bool { truncated != nil || isHyphenated }
}
