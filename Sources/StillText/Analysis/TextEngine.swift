/// The font and Unicode functions that paragraphs need. Callable from any thread.
package protocol TextEngine: SymbolSystem {
  /// Returns the face for a descriptor; never fails, an unknown family is replaced and warned of.
  func font(for descriptor: FontDescriptor) -> SelectedFont

  /// Returns a font for characters that the descriptor's own lacks, or should leave to a coloured one.
  ///
  /// - Parameters:
  ///   - characters: Those of one cluster that need a glyph; not empty.
  ///   - presentation: The preferred presentation.
  ///   - language: BCP 47; decides how ideographs look. nil where the text does not tell.
  /// - Returns: nil when no font has them all.
  func fallback(
    for characters: [Unicode.Scalar], presentation: CharacterPresentation,
    language: String?, descriptor: FontDescriptor
  ) -> SelectedFont?

  /// Whether fallback looks among the system's fonts, too.
  var allowsSystemFonts: Bool { get }

  /// Returns where lines may or must end (UAX #14), ascending; the last one is the end of the text.
  ///
  /// Empty for an empty text.
  func lineBreaks(in text: [UInt16]) -> [LineBreakOpportunity]

  /// Returns the embedding level of every UTF-16 unit (UAX #9), and those of the paragraphs.
  ///
  /// - Parameter isRightToLeft: the direction of a paragraph without a character of any.
  func bidiLevels(of text: [UInt16], isRightToLeft: Bool) -> BidiLevels

  /// Returns the script a character belongs to.
  func script(of scalar: Unicode.Scalar) -> ScriptTag

  /// Whether the character is as wide as it is high in East Asian typography; emoji are.
  func isWide(_ scalar: Unicode.Scalar) -> Bool
}

/// Which way each part of a text runs.
package struct BidiLevels: Hashable, Sendable {
  /// One a UTF-16 unit: odd where text runs from right to left.
  package let levels: [UInt8]
  /// Ascending.
  package let paragraphs: [BidiParagraph]

  package init(levels: [UInt8], paragraphs: [BidiParagraph]) {
    self.levels = levels
    self.paragraphs = paragraphs
  }

  /// Returns the level of the paragraph that holds an offset, the last one at the end of the text.
  package func base(at offset: Int) -> UInt8 {
    var low = 0
    var high = paragraphs.count
    while low < high {
      let middle = (low + high) / 2
      if paragraphs[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < paragraphs.count ? paragraphs[low].level : paragraphs.last?.level ?? 0
  }
}

/// Which way a paragraph runs as a whole.
package struct BidiParagraph: Hashable, Sendable {
  /// UTF-16 offset behind its last unit.
  package let end: Int
  /// 1 where it runs from right to left, otherwise 0.
  package let level: UInt8

  package init(end: Int, level: UInt8) {
    self.end = end
    self.level = level
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
