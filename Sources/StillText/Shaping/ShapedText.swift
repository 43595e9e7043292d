package import Foundation

/// One glyph that shaping gave, in font units.
package struct ShapedGlyph: Hashable, Sendable {
  package var glyph: GlyphID
  /// UTF-16 offset of the cluster it belongs to, from the start of the shaped text.
  package var cluster: Int32
  /// The distance that the pen moves to the right.
  package var advance: Int32
  /// The offset of the glyph from the pen; y up.
  package var xOffset: Int32
  package var yOffset: Int32
  /// Whether the glyph leaves no ink because its character is a space.
  package var isSpace: Bool

  package init(
    glyph: GlyphID, cluster: Int32, advance: Int32, xOffset: Int32 = 0, yOffset: Int32 = 0,
    isSpace: Bool = false
  ) {
    self.glyph = glyph
    self.cluster = cluster
    self.advance = advance
    self.xOffset = xOffset
    self.yOffset = yOffset
    self.isSpace = isSpace
  }
}

/// A stretch of text as glyphs of one face, in font units: independent of size, scale and width, so
/// it is made once and shared.
package final class ShapedText: Sendable {
  /// The kind of an offset for line breaking.
  package enum Boundary: UInt8, Sendable {
    /// Inside a cluster.
    case none
    /// Between clusters, but the glyphs around it depend on each other: a line that ends here must be reshaped.
    case unsafe
    /// Between clusters that do not know each other.
    case safe
  }

  /// In the order of the text; drawn from left to right in this order or, from right to left, in the other.
  package let glyphs: [ShapedGlyph]
  package let isRightToLeft: Bool
  /// Sum of the advances before each UTF-16 offset; one more element than the text has units.
  package let prefix: [Int32]
  /// One per UTF-16 offset, the end included.
  package let boundaries: [Boundary]
  /// How many clusters with an advance start before each UTF-16 offset; empty where that is the offset itself.
  private let clusterCounts: [Int32]

  /// - Parameters:
  ///   - glyphs: With ascending clusters.
  ///   - length: UTF-16 units of the text.
  ///   - isRightToLeft: Whether the first glyph stands on the right.
  ///   - isUnsafe: Whether a line that ends before the glyph must be reshaped.
  package init(
    glyphs: [ShapedGlyph], length: Int, isRightToLeft: Bool = false,
    isUnsafe: (Int) -> Bool = { _ in false }
  ) {
    var prefix = [Int32](repeating: 0, count: length + 1)
    var boundaries = [Boundary](repeating: .none, count: length + 1)
    var pen: Int32 = 0
    var offset = 0
    for index in glyphs.indices {
      let glyph = glyphs[index]
      let cluster = Int(glyph.cluster)
      while offset <= cluster {
        prefix[offset] = pen
        offset += 1
      }
      if boundaries[cluster] == .none {
        boundaries[cluster] = isUnsafe(index) && cluster > 0 ? .unsafe : .safe
      }
      pen = pen.addingReportingOverflow(glyph.advance).partialValue
    }
    while offset <= length {
      prefix[offset] = pen
      offset += 1
    }
    boundaries[0] = .safe
    boundaries[length] = .safe
    self.glyphs = glyphs
    self.isRightToLeft = isRightToLeft
    self.prefix = prefix
    self.boundaries = boundaries
    let isPlain =
      glyphs.count == length
      && glyphs.indices.allSatisfy { glyphs[$0].cluster == $0 && glyphs[$0].advance != 0 }
    clusterCounts = isPlain ? [] : Self.clusterCounts(prefix, boundaries)
  }

  /// Text of one glyph a unit, each with an advance, from left to right, with its sums.
  ///
  /// - Parameters:
  ///   - glyphs: One per UTF-16 unit.
  ///   - prefix: One element more than that, as `boundaries`.
  package init(glyphs: [ShapedGlyph], prefix: [Int32], boundaries: [Boundary]) {
    self.glyphs = glyphs
    self.isRightToLeft = false
    self.prefix = prefix
    self.boundaries = boundaries
    clusterCounts = []
  }

  /// Text without ink that advances by a number of font units: a tab, a line break.
  package static func blank(length: Int, advance: Int32) -> ShapedText {
    let glyph = ShapedGlyph(glyph: 0, cluster: 0, advance: advance, isSpace: true)
    return ShapedText(glyphs: [glyph], length: length)
  }

  /// UTF-16 units of the text.
  package var length: Int { prefix.count - 1 }

  /// Returns how many clusters start before an offset, those aside that have no advance: what is set between
  /// letters comes once a cluster, and an invisible character gets none of it.
  package func clusters(before offset: Int) -> Int {
    clusterCounts.isEmpty ? offset : Int(clusterCounts[offset])
  }

  private static func clusterCounts(_ prefix: [Int32], _ boundaries: [Boundary]) -> [Int32] {
    var counts = [Int32](repeating: 0, count: prefix.count)
    var start = 0
    while start + 1 < prefix.count {
      var end = start + 1
      while end + 1 < prefix.count, boundaries[end] == .none { end += 1 }
      let count = counts[start] + (prefix[end] == prefix[start] ? 0 : 1)
      for offset in start + 1...end { counts[offset] = count }
      start = end
    }
    return counts
  }

  /// Returns the glyphs whose clusters start within a range of UTF-16 offsets.
  package func glyphIndices(in range: Range<Int>) -> Range<Int> {
    let lower = firstGlyph(from: range.lowerBound)
    return lower..<max(lower, firstGlyph(from: range.upperBound))
  }

  /// Places the glyphs whose clusters start within a range of UTF-16 offsets, from left to right, whichever way the text
  /// runs.
  ///
  /// - Parameters:
  ///   - extraAdvance: Points behind every cluster.
  ///   - body: Gets each glyph with its place in points, y down.
  @inline(__always)
  package func place(
    _ part: Range<Int>, pointsPerUnit: CGFloat, extraAdvance: CGFloat,
    _ body: (ShapedGlyph, CGPoint) -> Void
  ) {
    let indices = glyphIndices(in: part)
    var pen = 0
    var clusters = 0
    var advance = 0
    var last: Int32?
    for step in indices {
      let index = isRightToLeft ? indices.upperBound - 1 - (step - indices.lowerBound) : step
      let glyph = glyphs[index]
      if let last, last != glyph.cluster {
        if advance != 0 { clusters += 1 }
        advance = 0
      }
      last = glyph.cluster
      let x =
        CGFloat(pen + Int(glyph.xOffset)) * pointsPerUnit + CGFloat(clusters) * extraAdvance
      body(glyph, CGPoint(x: x, y: -CGFloat(glyph.yOffset) * pointsPerUnit))
      pen += Int(glyph.advance)
      advance += Int(glyph.advance)
    }
  }

  /// Returns the first glyph whose cluster is at or after an offset.
  private func firstGlyph(from offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= length { return glyphs.count }
    var low = 0
    var high = glyphs.count
    while low < high {
      let middle = (low + high) / 2
      if Int(glyphs[middle].cluster) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
