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
    let phrases = Set(LineBreakIterator.opportunities(in: text, by: .phrases).map(\.offset))
    var kept: [LineBreakOpportunity] = []
    var inside: [LineBreakOpportunity] = []
    for opportunity in opportunities {
      let offset = opportunity.offset
      let isBetweenLetters =
        !opportunity.isMandatory && offset > 0 && offset < text.count
        && isLetter(text[offset - 1]) && isLetter(text[offset])
      // What the dictionary takes for a word of its own may be the ending of the word before: words begin with
      // ideographs or katakana, endings are written in hiragana.
      if isBetweenLetters, isHiragana(text[offset]) || !phrases.contains(offset) {
        inside.append(opportunity)
      } else {
        let start = kept.last?.offset ?? 0
        kept += parts(inside, from: start, to: offset, by: phrases) + [opportunity]
        inside.removeAll(keepingCapacity: true)
      }
    }
    return kept
  }

  /// The most characters of a phrase that stay on one line.
  private static let longest = 10

  /// Returns the opportunities inside a stretch that are kept as it is too long for one phrase: those of the
  /// dictionary, and where these are too far apart, all.
  private static func parts(
    _ inside: [LineBreakOpportunity], from start: Int, to end: Int, by phrases: Set<Int>
  ) -> [LineBreakOpportunity] {
    guard end - start > longest else { return [] }
    var kept: [LineBreakOpportunity] = []
    var between: [LineBreakOpportunity] = []
    var last = start
    func close(at offset: Int) {
      if offset - last > longest { kept += between }
      between.removeAll(keepingCapacity: true)
      last = offset
    }
    for opportunity in inside {
      guard phrases.contains(opportunity.offset) else {
        between.append(opportunity)
        continue
      }
      close(at: opportunity.offset)
      kept.append(opportunity)
    }
    close(at: end)
    return kept
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
