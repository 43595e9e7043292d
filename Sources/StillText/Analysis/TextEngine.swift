/// What paragraphs need from font and Unicode libraries. May be asked from any thread.
package protocol TextEngine: Sendable {
  /// The face for a descriptor; never fails, an unknown family is replaced and warned of.
  func font(for descriptor: FontDescriptor) -> SelectedFont

  /// A font for characters that the descriptor's own lacks, or should leave to a coloured one.
  ///
  /// - Parameters:
  ///   - characters: Those of one cluster that need a glyph; not empty.
  ///   - wantsColor: Whether a coloured picture is preferred.
  ///   - language: BCP 47; decides how ideographs look. nil where the text does not tell.
  /// - Returns: nil when no font has them all.
  func fallback(
    for characters: [Unicode.Scalar], wantsColor: Bool, language: String?,
    descriptor: FontDescriptor
  ) -> SelectedFont?

  /// Whether fallback looks among the system's fonts, too.
  var allowsSystemFonts: Bool { get }

  /// Where lines may or must end (UAX #14), ascending; the last one is the end of the text.
  ///
  /// Empty for an empty text.
  func lineBreaks(in text: [UInt16]) -> [LineBreakOpportunity]

  /// The embedding level of every UTF-16 unit (UAX #9), and that of the first paragraph.
  ///
  /// - Parameter isRightToLeft: the direction of a paragraph without a character of any.
  func bidiLevels(of text: [UInt16], isRightToLeft: Bool) -> BidiLevels

  /// The script a character belongs to.
  func script(of scalar: Unicode.Scalar) -> ScriptTag

  /// Whether the character is as wide as it is high in East Asian typography; emoji are.
  func isWide(_ scalar: Unicode.Scalar) -> Bool
}

/// Which way each part of a text runs.
package struct BidiLevels: Hashable, Sendable {
  /// One a UTF-16 unit: odd where text runs from right to left.
  package let levels: [UInt8]
  /// Of the first paragraph.
  package let base: UInt8

  package init(levels: [UInt8], base: UInt8) {
    self.levels = levels
    self.base = base
  }
}

/// A place where a line may end.
package struct LineBreakOpportunity: Hashable, Sendable {
  /// UTF-16 offset of the first unit of the next line.
  package let offset: Int
  /// Whether the line has to end here: after a line break character.
  package let isMandatory: Bool

  package init(offset: Int, isMandatory: Bool) {
    self.offset = offset
    self.isMandatory = isMandatory
  }
}
