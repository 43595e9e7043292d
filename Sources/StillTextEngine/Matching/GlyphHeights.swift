internal import Foundation
internal import StillText

/// Where points of a face's glyphs go at one size.
struct GlyphHeights: Sendable {
  /// The kinds of letters that glyphs are; others are `LetterKind.other`.
  let kinds: [GlyphID: LetterKind]
  let maps: [LetterKind: HeightMap]

  /// Returns where the points of a glyph go.
  func map(of glyph: GlyphID) -> HeightMap {
    maps[kinds[glyph] ?? .other] ?? HeightMap(knots: [], scale: 1)
  }
}

/// How high a letter stands beside others of its typeface.
enum LetterKind: CaseIterable, Sendable {
  /// A capital or a digit.
  case capital
  /// Small letters with a straight ascender: b, d, h, k, l.
  case ascending
  /// The letter t.
  case crossed
  /// The letter f.
  case hooked
  /// Small letters with a dot: i, j.
  case dotted
  /// Small letters with a straight descender: p, q.
  case descending
  /// Small letters with a tail: g, y.
  case tailed
  /// Small letters without any of that.
  case small
  /// The per cent sign, which is wider than its maker drew it.
  case percent
  /// The slash, which reaches further below the baseline than its maker drew it.
  case slash
  /// Signs, and letters of which nothing is known.
  case other
}
