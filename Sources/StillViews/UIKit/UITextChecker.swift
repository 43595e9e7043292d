public import Foundation

/// A checker of spelling, without a dictionary: it calls every word right.
@MainActor @preconcurrency open class UITextChecker: NSObject {
  /// Words that a person has taught, in one process.
  private static var learned: Set<String> = []

  /// The languages with a dictionary: none.
  open class var availableLanguages: [String] { [] }

  /// Returns the first word that is wrong: none, as the location `NSNotFound` says.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Returns right words in place of a wrong one: nil, as none is wrong.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Returns the words that begin like a part of one: nil, as no words are known.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Adds a word to those that a person has taught.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Whether a person has taught a word.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Removes a word from those that a person has taught.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  /// No effect: every word is right.
  open func ignoreWord(_ wordToIgnore: String) {}
}
