/// Why a typeface file could not be used.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// FreeType refused; its error code and the call that gave it.
  case freeType(code: Int32, during: String)
  /// The file has neither outlines nor coloured pictures.
  case notScalable
  /// No character has a glyph.
  case noCharacters

  package var description: String {
    switch self {
    case .freeType(let code, let call):
      "The font cannot be read: FreeType's \(call) gave error \(code). Is the file a complete font?"
    case .notScalable:
      "The font has neither outlines nor coloured pictures: only scalable and colour fonts can be used."
    case .noCharacters:
      "The font maps no character to a glyph: its cmap table is missing or empty."
    }
  }
}
