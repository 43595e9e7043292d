/// Why a typeface file could not be used.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// FreeType refused; its error code and the call that gave it.
  case freeType(code: Int32, during: String)
  /// The file is no scalable font with glyphs.
  case notScalable

  package var description: String {
    switch self {
    case .freeType(let code, let call):
      "The font cannot be read: FreeType's \(call) gave error \(code). Is the file a complete font?"
    case .notScalable:
      "The font has no outlines: only scalable fonts can be used."
    }
  }
}
