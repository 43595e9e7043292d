internal import StillText

/// Keeps phrases of Japanese on one line (rule L3.71).
enum PhraseBreaks {
  /// Returns the opportunities of a text without those inside phrases, if it has Japanese letters.
  ///
  /// - Parameter opportunities: Ascending, those of UAX #14.
  /// - Complexity: Linear in the text.
  static func keepingPhrases(
    _ opportunities: [LineBreakOpportunity], in text: [UInt16]
  ) -> [LineBreakOpportunity] {
    guard text.contains(where: isKana) else { return opportunities }
    let phrases = LineBreakIterator.opportunities(in: text, by: .phrases)
    var index = 0
    return opportunities.filter { opportunity in
      let offset = opportunity.offset
      guard !opportunity.isMandatory, offset > 0, offset < text.count,
        isLetter(text[offset - 1]), isLetter(text[offset])
      else { return true }
      // What the dictionary takes for a word of its own may be the ending of the word before: words begin with
      // ideographs or katakana, endings are written in hiragana.
      guard !isHiragana(text[offset]) else { return false }
      while index < phrases.count, phrases[index].offset < offset { index += 1 }
      return index < phrases.count && phrases[index].offset == offset
    }
  }

  private static func isHiragana(_ unit: UInt16) -> Bool { (0x3041...0x309F).contains(unit) }

  private static func isKana(_ unit: UInt16) -> Bool {
    (0x3041...0x30FF).contains(unit) && unit != 0x30FB
  }

  /// Whether a UTF-16 unit is a letter of Japanese: kana, the marks that repeat or prolong, or an ideograph.
  private static func isLetter(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x3005, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true
    default: isKana(unit)
    }
  }
}
