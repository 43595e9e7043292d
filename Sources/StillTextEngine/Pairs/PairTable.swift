internal import StillText
internal import Synchronization

/// How common characters are shaped by a face, as far as earlier texts have shown it: text in which every
/// character's advance is known beside the one behind it is put together without HarfBuzz.
///
/// That is the same, not nearly the same. `PairAnalysis` has read from the font's tables which pairs may start
/// a ligature or stand in a context, and texts with such a pair are left to HarfBuzz; in all others a glyph
/// depends on its character alone and its advance on the pair (kerning).
final class PairTable: Sendable {
  private let glyphs: [GlyphID]
  /// How far each character is moved in its room, in font units.
  private let offsets: [Int32]
  private let cells: Mutex<[PairCell]>

  /// - Parameter offset: How far a character is moved in its room, in font units.
  init(_ analysis: PairAnalysis, offset: (UInt16) -> Int32) {
    glyphs = analysis.glyphs
    offsets = (0..<PrintableSet.size).map { offset(PrintableSet.unit(at: $0)) }
    var cells = [PairCell](
      repeating: .unknown, count: PrintableSet.size * PairText.columns)
    for (first, second) in analysis.forbiddenPairs {
      cells[first * PairText.columns + second] = .forbidden
    }
    for character in analysis.forbiddenCharacters {
      for other in 0..<PairText.columns { cells[character * PairText.columns + other] = .forbidden }
      for other in 0..<PrintableSet.size {
        cells[other * PairText.columns + character] = .forbidden
      }
    }
    self.cells = Mutex(cells)
  }

  /// Returns the text as the font shapes it; nil when that does not follow from what is known.
  func shape(_ text: [UInt16]) -> ShapedText? {
    cells.withLock { cells in
      PairText.assemble(text, cell: { cells[$0] }, glyph: { (glyphs[$0], offsets[$0]) })
    }
  }

  /// Takes over what HarfBuzz made of a text.
  ///
  /// - Returns: Whether it was as the tables of the font say: one glyph a character, moved by kerning alone.
  func learn(_ text: [UInt16], _ shaped: ShapedText) -> Bool {
    cells.withLock { cells in
      guard PairText.places(in: text, { !cells[$0].isForbidden }) else { return true }
      guard shaped.glyphs.count == text.count else { return false }
      var index = 0
      return PairText.places(in: text) { place in
        let glyph = shaped.glyphs[index]
        let character = place / PairText.columns
        guard glyph.cluster == index, glyph.glyph == glyphs[character],
          glyph.xOffset == offsets[character], glyph.yOffset == 0,
          abs(Int(glyph.advance)) < 1 << 28
        else { return false }
        index += 1
        cells[place] = PairCell(
          advance: glyph.advance,
          isUnsafe: index < text.count && shaped.boundaries[index] == .unsafe)
        return true
      }
    }
  }
}
