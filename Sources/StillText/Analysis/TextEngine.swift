/// What paragraphs need from font and Unicode libraries. May be asked from any thread.
package protocol TextEngine: Sendable {
  /// The face for a descriptor; never fails, an unknown family is replaced and warned of.
  func font(for descriptor: FontDescriptor) -> SelectedFont

  /// Where lines may or must end (UAX #14), ascending; the last one is the end of the text.
  ///
  /// Empty for an empty text.
  func lineBreaks(in text: [UInt16]) -> [LineBreakOpportunity]

  /// The script a character belongs to.
  func script(of scalar: Unicode.Scalar) -> ScriptTag

  /// Whether the character is as wide as it is high in East Asian typography; emoji are.
  func isWide(_ scalar: Unicode.Scalar) -> Bool
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
