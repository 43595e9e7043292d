package import Foundation
import Synchronization

/// A paragraph broken into lines, down to the clusters of its glyphs, for drawing them one by one.
package struct DetailedLayout: Sendable {
  /// From top to bottom; never empty.
  package let lines: [DetailedLine]
  /// Whether text is missing because height or lines did not suffice.
  package let isTruncated: Bool
}

/// One line of a laid out paragraph with its runs.
package struct DetailedLine: Sendable {
  package let line: TextLine
  /// Of the fonts on the line, the largest.
  package let leading: CGFloat
  /// From left to right. The spaces at the line's end are in none of them.
  package let runs: [DetailedRun]
}

/// A run with its measures and its clusters.
package struct DetailedRun: Sendable {
  package let run: PositionedRun
  package let isRightToLeft: Bool
  /// Above the run's origin, in points.
  package let ascent: CGFloat
  /// Below the run's origin, in points.
  package let descent: CGFloat
  package let leading: CGFloat
  /// From left to right.
  package let clusters: [GlyphCluster]
}

/// Glyphs that belong together, because one character made them or several made one.
package struct GlyphCluster: Hashable, Sendable {
  /// Positions in the run's glyphs; empty for a space.
  package let glyphs: Range<Int>
  /// UTF-16 offsets in the paragraph's text; empty for what stands for text that is missing.
  package let characters: Range<Int>
  /// Points from the run's origin to the cluster's left edge.
  package let x: CGFloat
  /// Points that the cluster advances by, what is set between letters included.
  package let width: CGFloat
}

extension Paragraph {
  /// Returns the same lines and glyphs as `layout(width:height:)`, cluster by cluster. Remembered like it.
  package func detailedLayout(width: CGFloat?, height: CGFloat?) -> DetailedLayout {
    let proposal = Proposal(width: width, height: height)
    if let known = answers.withLock({ $0.details(proposal) }) { return known }
    let (broken, isTruncated) = brokenLines(proposal)
    let size = reported(Measured(of: broken, style), width: proposal.width)
    let layout = LineAssembly(content: content, cache: cache, style: style, isDetailed: true)
      .layout(broken, size: size, isTruncated: isTruncated)
    let lines = zip(layout.lines, broken).map { line, broken in
      DetailedLine(
        line: line, leading: broken.extent.leading, runs: detailed(layout.runs[line.runs]))
    }
    let details = DetailedLayout(lines: lines, isTruncated: isTruncated)
    answers.withLock { $0.store(details, for: proposal) }
    return details
  }

  private func detailed(_ runs: ArraySlice<PositionedRun>) -> [DetailedRun] {
    var result: [DetailedRun] = []
    for (index, run) in zip(runs.indices, runs) {
      guard let piece = run.piece else { continue }
      var mark: Int?
      if !content.contains(piece) {
        let before = index > runs.startIndex ? runs[index - 1].piece : nil
        let after = index + 1 < runs.endIndex ? runs[index + 1].piece : nil
        mark = Self.place(between: before, after)
      }
      let clusters = piece.clusters(hanging: content.isBidirectional ? nil : run.width, mark: mark)
      guard !clusters.isEmpty || run.isVisible else { continue }
      let extent = piece.item.extent
      let raise = piece.item.attributes.baselineOffset
      result.append(
        DetailedRun(
          run: run, isRightToLeft: !piece.item.level.isMultiple(of: 2),
          ascent: max(extent.ascent - raise, 0), descent: max(extent.descent + raise, 0),
          leading: extent.leading, clusters: clusters))
    }
    return result
  }

  /// Returns the offset at which the text that a mark stands for begins, by what stands beside the mark.
  private static func place(between left: LinePiece?, _ right: LinePiece?) -> Int {
    if let left {
      return left.item.level.isMultiple(of: 2) ? left.range.upperBound : left.range.lowerBound
    }
    guard let right else { return 0 }
    return right.item.level.isMultiple(of: 2) ? right.range.lowerBound : right.range.upperBound
  }
}

extension ShapedContent {
  /// Whether the piece shows some of the text, and not something in its place, like an ellipsis.
  fileprivate func contains(_ piece: LinePiece) -> Bool {
    let item = items[itemIndex(at: piece.range.lowerBound)]
    return item.range == piece.item.range && item.shaped === piece.item.shaped
  }
}

extension LinePiece {
  /// Returns the piece's clusters from left to right.
  ///
  /// - Parameters:
  ///   - width: Spaces that lie behind it, at the end of the text, are left out; nil: none are.
  ///   - mark: The offset that the piece represents if it replaces text; nil otherwise.
  fileprivate func clusters(hanging width: CGFloat?, mark: Int?) -> [GlyphCluster] {
    /// A cluster's glyphs, in the order of the text.
    struct Group {
      var start: Int32
      var advance = 0
      var inks = 0
    }
    var groups: [Group] = []
    for index in shaped.glyphIndices(in: part) {
      let glyph = shaped.glyphs[index]
      if groups.last?.start != glyph.cluster { groups.append(Group(start: glyph.cluster)) }
      groups[groups.count - 1].advance += Int(glyph.advance)
      if !glyph.isSpace { groups[groups.count - 1].inks += 1 }
    }
    var clusters: [GlyphCluster] = []
    clusters.reserveCapacity(groups.count)
    let scale = item.pointsPerUnit
    let extra = item.extraAdvance
    var pen = 0
    var spaced = 0
    var glyphs = 0
    for step in groups.indices {
      let index = shaped.isRightToLeft ? groups.count - 1 - step : step
      let group = groups[index]
      let next = index + 1 < groups.count ? Int(groups[index + 1].start) : part.upperBound
      let shift = range.lowerBound - part.lowerBound
      let characters = Int(group.start) + shift..<max(next, Int(group.start)) + shift
      clusters.append(
        GlyphCluster(
          glyphs: glyphs..<glyphs + group.inks, characters: mark.map { $0..<$0 } ?? characters,
          x: CGFloat(pen) * scale + CGFloat(spaced) * extra,
          width: groups.count == 1
            ? self.width : CGFloat(group.advance) * scale + (group.advance == 0 ? 0 : extra)))
      pen += group.advance
      if group.advance != 0 { spaced += 1 }
      glyphs += group.inks
    }
    if let width {
      while let last = clusters.last, last.glyphs.isEmpty,
        last.x + last.width > width + lengthTolerance
      {
        clusters.removeLast()
      }
    }
    return clusters
  }
}
