internal import CStillFonts
internal import StillText

/// How common characters are set by an embedded face of the system with the features of plain text, read from the
/// font's tables when the face was embedded: the first texts of a process need no HarfBuzz.
///
/// The file begins with the number of faces and that of characters, and for each face its place among the embedded ones and its weight.
/// Behind stand, face by face, the glyphs of the characters, how far these are moved, and the pairs as
/// `PairCell(packed:)` takes them. All numbers have 16 bits, the low ones first. `EmbeddedPairsTests` writes it, and
/// compares it with what HarfBuzz says.
@safe
struct EmbeddedPairs: Sendable {
  // Safe to share: it points to constants.
  private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  private static let glyphCount = PrintableSet.size
  /// Bytes.
  private static let faceSize = 2 * (2 * glyphCount + glyphCount * PairText.columns)

  /// The features of text in the system's font that asks for no others.
  static let features: FontFeatures = [.keepsCharacters]

  /// nil for a face that has no table.
  ///
  /// - Parameter index: The face's place among those that are embedded.
  init?(face index: Int, weight: Double) {
    let file = unsafe cstillfonts_pairs()
    guard let start = unsafe file.start, let end = unsafe file.end else { return nil }
    let all = unsafe UnsafeRawBufferPointer(start: start, count: end - start)
    // A file of another number of characters is an old one: the test writes it again.
    guard all.count > 4, unsafe Int(Self.number(all, 2)) == Self.glyphCount else { return nil }
    let count = unsafe Int(Self.number(all, 0))
    for place in 0..<count {
      guard unsafe Int(Self.number(all, 4 + 4 * place)) == index,
        unsafe Double(Self.number(all, 6 + 4 * place)) == weight
      else { continue }
      let begin = 4 + 4 * count + Self.faceSize * place
      unsafe bytes = UnsafeRawBufferPointer(rebasing: all[begin..<begin + Self.faceSize])
      return
    }
    return nil
  }

  /// Returns the text as the font shapes it; nil for one that only HarfBuzz can.
  func shape(_ text: [UInt16]) -> ShapedText? {
    PairText.assemble(
      text,
      cell: { place in
        PairCell(packed: unsafe Self.number(bytes, 2 * (2 * Self.glyphCount + place)))
      },
      glyph: { character in
        (
          GlyphID(UInt16(bitPattern: unsafe Self.number(bytes, 2 * character))),
          Int32(unsafe Self.number(bytes, 2 * (Self.glyphCount + character)))
        )
      })
  }

  private static func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int16 {
    Int16(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: Int16.self))
  }
}
