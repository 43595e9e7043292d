/// The reason why a font file could not be used.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// FreeType refused; its error code and the call that gave it.
  case freeType(code: Int32, during: String)
  /// The file has neither outlines nor coloured pictures.
  case notScalable
  /// No character has a glyph.
  case noCharacters

  /// The problem with the font and its remedy, as a phrase that follows the font's name.
  package var description: String {
    switch self {
    case .freeType(let code, let call):
      "it is no font, or a part of one (FreeType's \(call) gave error \(code)): give a complete TTF, OTF, TTC or OTC file"
    case .notScalable:
      "it has neither outlines nor coloured pictures: give a scalable or a colour font"
    case .noCharacters:
      "its cmap table is missing or empty, so no character has a glyph: give another font"
    }
  }
}
