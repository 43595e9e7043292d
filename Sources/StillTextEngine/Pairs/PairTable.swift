internal import StillText
internal import Synchronization

/// How printable ASCII is shaped by a face, as far as earlier texts have shown it: text in which every
/// character's advance is known beside the one behind it is put together without HarfBuzz.
///
/// That is the same, not nearly the same. `PairAnalysis` has read from the font's tables which pairs may start
/// a ligature or stand in a context, and texts with such a pair are left to HarfBuzz; in all others a glyph
/// depends on its character alone and its advance on the pair (kerning).
final class PairTable: Sendable {
  /// The entry of one character before another, or before the end of the text, in 32 bits.
  private struct Cell {
    var bits: Int32 = 0

    static let unknown = Cell()
    static let forbidden = Cell(bits: 2)

    /// - Parameter isUnsafe: Whether a line that ends between the two must be reshaped.
    init(advance: Int32, isUnsafe: Bool) {
      bits = advance << 3 | (isUnsafe ? 4 : 0) | 1
    }

    private init(bits: Int32 = 0) { self.bits = bits }

    var isKnown: Bool { bits & 1 != 0 }
    var isForbidden: Bool { bits & 2 != 0 }
    var isUnsafe: Bool { bits & 4 != 0 }
    /// In font units.
    var advance: Int32 { bits >> 3 }
  }

  /// One row a character; a row's last column is the end of the text.
  private static let columns = PrintableSet.size + 1
  private static let end = PrintableSet.size
  private static let space: UInt16 = 0x20

  private let glyphs: [GlyphID]
  /// How far each character is moved in its room, in font units.
  private let offsets: [Int32]
  private let cells: Mutex<[Cell]>

  /// - Parameter offset: How far a character is moved in its room, in font units.
  init(_ analysis: PairAnalysis, offset: (UInt16) -> Int32) {
    glyphs = analysis.glyphs
    offsets = (0..<PrintableSet.size).map { offset(Self.space + UInt16($0)) }
    var cells = [Cell](repeating: .unknown, count: PrintableSet.size * Self.columns)
    for (first, second) in analysis.forbiddenPairs {
      cells[first * Self.columns + second] = .forbidden
    }
    for character in analysis.forbiddenCharacters {
      for other in 0..<Self.columns { cells[character * Self.columns + other] = .forbidden }
      for other in 0..<PrintableSet.size { cells[other * Self.columns + character] = .forbidden }
    }
    self.cells = Mutex(cells)
  }

  /// Returns the text as the font shapes it; nil when that does not follow from what is known.
  func shape(_ text: [UInt16]) -> ShapedText? {
    cells.withLock { cells in
      guard !text.isEmpty, Self.places(in: text, { cells[$0].isKnown }) else { return nil }
      var prefix: [Int32] = []
      var boundaries: [ShapedText.Boundary] = []
      var glyphs: [ShapedGlyph] = []
      glyphs.reserveCapacity(text.count)
      prefix.reserveCapacity(text.count + 1)
      boundaries.reserveCapacity(text.count + 1)
      var pen: Int32 = 0
      var boundary = ShapedText.Boundary.safe
      let isComplete = Self.places(in: text) { place in
        let cell = cells[place]
        let unit = text[glyphs.count]
        glyphs.append(
          ShapedGlyph(
            glyph: self.glyphs[Int(unit - Self.space)],
            cluster: Int32(truncatingIfNeeded: glyphs.count), advance: cell.advance,
            xOffset: offsets[Int(unit - Self.space)], isSpace: unit == Self.space))
        prefix.append(pen)
        boundaries.append(boundary)
        pen = pen.addingReportingOverflow(cell.advance).partialValue
        boundary = cell.isUnsafe ? .unsafe : .safe
        return true
      }
      guard isComplete else { return nil }
      prefix.append(pen)
      boundaries.append(.safe)
      return ShapedText(glyphs: glyphs, prefix: prefix, boundaries: boundaries)
    }
  }

  /// Goes through the places in the table that a text's characters have, up to the first that the closure
  /// does not take.
  ///
  /// - Returns: Whether it took all of them, and all characters are in the table.
  @inline(__always)
  private static func places(in text: [UInt16], _ body: (Int) -> Bool) -> Bool {
    for index in text.indices {
      let character = Int(text[index] &- space)
      let next = index + 1 < text.count ? Int(text[index + 1] &- space) : end
      guard character < PrintableSet.size, next < columns, body(character * columns + next) else {
        return false
      }
    }
    return true
  }

  /// Takes over what HarfBuzz made of a text.
  ///
  /// - Returns: Whether it was as the tables of the font say: one glyph a character, moved by kerning alone.
  func learn(_ text: [UInt16], _ shaped: ShapedText) -> Bool {
    cells.withLock { cells in
      guard Self.places(in: text, { !cells[$0].isForbidden }) else { return true }
      guard shaped.glyphs.count == text.count else { return false }
      var index = 0
      return Self.places(in: text) { place in
        let glyph = shaped.glyphs[index]
        guard glyph.cluster == index, glyph.glyph == glyphs[Int(text[index] - Self.space)],
          glyph.xOffset == offsets[Int(text[index] - Self.space)], glyph.yOffset == 0,
          abs(Int(glyph.advance)) < 1 << 28
        else { return false }
        index += 1
        cells[place] = Cell(
          advance: glyph.advance,
          isUnsafe: index < text.count && shaped.boundaries[index] == .unsafe)
        return true
      }
    }
  }
}
