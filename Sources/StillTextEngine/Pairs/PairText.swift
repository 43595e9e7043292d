internal import StillText

/// Text as the characters of `PrintableSet` and pairs of them.
enum PairText {
  /// How many columns a table of pairs has: a row is a character, its last column the end of the text.
  static let columns = PrintableSet.size + 1
  private static let end = PrintableSet.size
  private static let space: UInt16 = 0x20

  /// Goes through the places in a table that a text's characters have, up to the first that the closure does not
  /// take.
  ///
  /// - Returns: Whether it took all of them, and all characters are in the table.
  @inline(__always)
  static func places(in text: [UInt16], _ body: (Int) -> Bool) -> Bool {
    guard let first = text.first else { return true }
    var next = PrintableSet.place(of: first)
    guard next < end else { return false }
    for index in text.indices {
      let character = next
      next = index + 1 < text.count ? PrintableSet.place(of: text[index + 1]) : end
      guard next < end || index + 1 == text.count, body(character * columns + next) else {
        return false
      }
    }
    return true
  }

  /// Puts a text together; nil where a pair of it is not known.
  ///
  /// - Parameters:
  ///   - cell: Returns what is known of a place in the table.
  ///   - glyph: Returns a character's glyph and how far it is moved in its room, in font units.
  @inline(__always)
  static func assemble(
    _ text: [UInt16], cell: (Int) -> PairCell, glyph: (Int) -> (id: GlyphID, offset: Int32)
  ) -> ShapedText? {
    guard !text.isEmpty, places(in: text, { cell($0).isKnown }) else { return nil }
    var prefix: [Int32] = []
    var boundaries: [ShapedText.Boundary] = []
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(text.count)
    prefix.reserveCapacity(text.count + 1)
    boundaries.reserveCapacity(text.count + 1)
    var pen: Int32 = 0
    var boundary = ShapedText.Boundary.safe
    let isComplete = places(in: text) { place in
      let known = cell(place)
      let unit = text[glyphs.count]
      let (id, offset) = glyph(place / columns)
      glyphs.append(
        ShapedGlyph(
          glyph: id, cluster: Int32(truncatingIfNeeded: glyphs.count), advance: known.advance,
          xOffset: offset, isSpace: unit == space))
      prefix.append(pen)
      boundaries.append(boundary)
      pen = pen.addingReportingOverflow(known.advance).partialValue
      boundary = known.isUnsafe ? .unsafe : .safe
      return true
    }
    guard isComplete else { return nil }
    prefix.append(pen)
    boundaries.append(.safe)
    return ShapedText(glyphs: glyphs, prefix: prefix, boundaries: boundaries)
  }
}
