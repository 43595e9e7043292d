package import Foundation

/// The text of a run's glyphs, for searching and copying in a document: the characters that each glyph was made of,
/// including spaces. Computed lazily.
package final class WrittenText: Sendable {
  /// Glyphs that stand for characters together: one for a letter, one for two letters that are joined, two for a letter
  /// with a mark.
  package struct Cluster: Sendable {
    package var text: String
    /// From left to right.
    package var glyphs: [Glyph]

    package init(text: String, glyphs: [Glyph]) {
      self.text = text
      self.glyphs = glyphs
    }
  }

  package struct Glyph: Sendable {
    package var glyph: GlyphID
    /// Relative to the run's origin, in points, y down.
    package var position: CGPoint
    /// Whether it leaves no ink because it is a space.
    package var isSpace: Bool

    package init(glyph: GlyphID, position: CGPoint, isSpace: Bool) {
      self.glyph = glyph
      self.position = position
      self.isSpace = isSpace
    }
  }

  private let shaped: ShapedText
  private let part: Range<Int>
  private let text: [UInt16]
  private let start: Int
  private let pointsPerUnit: CGFloat
  private let extraAdvance: CGFloat
  /// Spaces in other fonts behind it, which are no run of their own as they have no ink, and how far behind its origin.
  private let spaces: [(text: WrittenText, distance: CGFloat)]

  /// - Parameters:
  ///   - part: UTF-16 offsets in `shaped`.
  ///   - text: The text that contains the shaped stretch.
  ///   - start: The start of that stretch.
  package init(
    _ shaped: ShapedText, part: Range<Int>, of text: [UInt16], from start: Int,
    pointsPerUnit: CGFloat, extraAdvance: CGFloat,
    spaces: [(text: WrittenText, distance: CGFloat)] = []
  ) {
    self.shaped = shaped
    self.part = part
    self.text = text
    self.start = start
    self.pointsPerUnit = pointsPerUnit
    self.extraAdvance = extraAdvance
    self.spaces = spaces
  }

  /// Returns the same with spaces behind it that begin at a distance from its origin.
  package func followed(by space: WrittenText, at distance: CGFloat) -> WrittenText {
    WrittenText(
      shaped, part: part, of: text, from: start, pointsPerUnit: pointsPerUnit,
      extraAdvance: extraAdvance, spaces: spaces + [(space, distance)])
  }

  /// From left to right, whichever way the text runs.
  package var clusters: [Cluster] {
    var clusters: [Cluster] = []
    var last: Int32?
    shaped.place(part, pointsPerUnit: pointsPerUnit, extraAdvance: extraAdvance) {
      glyph, position in
      let placed = Glyph(glyph: glyph.glyph, position: position, isSpace: glyph.isSpace)
      if last == glyph.cluster {
        clusters[clusters.count - 1].glyphs.append(placed)
      } else {
        clusters.append(Cluster(text: text(from: Int(glyph.cluster)), glyphs: [placed]))
      }
      last = glyph.cluster
    }
    for space in spaces {
      for var cluster in space.text.clusters {
        for index in cluster.glyphs.indices {
          // A glyph of another font.
          cluster.glyphs[index].glyph = 0
          cluster.glyphs[index].position.x += space.distance
        }
        clusters.append(cluster)
      }
    }
    return clusters
  }

  /// Returns the characters of the cluster that begins at an offset in what was shaped.
  private func text(from offset: Int) -> String {
    var end = offset + 1
    while end < min(part.upperBound, shaped.length), shaped.boundaries[end] == .none { end += 1 }
    let lower = min(max(start + offset, 0), text.count)
    return String(decoding: text[lower..<min(max(start + end, lower), text.count)], as: UTF16.self)
  }
}
