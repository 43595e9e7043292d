public import Foundation

/// A part of words.
public enum NLTokenUnit: Int, Sendable {
  /// A word, a sentence, a paragraph, or all.
  case word, sentence, paragraph, document
}

/// A kind of tags.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The kind of word.
  public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
  /// The kind of name.
  public static let nameType = NLTagScheme(rawValue: "NameType")
  /// The basic form.
  public static let lemma = NLTagScheme(rawValue: "Lemma")
  /// The language.
  public static let language = NLTagScheme(rawValue: "Language")
  /// The mood.
  public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}

/// A tag.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A noun.
  public static let noun = NLTag(rawValue: "Noun")
  /// A verb.
  public static let verb = NLTag(rawValue: "Verb")
  /// An adjective.
  public static let adjective = NLTag(rawValue: "Adjective")
  /// A person's name.
  public static let personalName = NLTag(rawValue: "PersonalName")
  /// A place's name.
  public static let placeName = NLTag(rawValue: "PlaceName")
  /// A company's name.
  public static let organizationName = NLTag(rawValue: "OrganizationName")
}

/// Tells the kinds of words. It knows none.
open class NLTagger: NSObject {
  /// Parts that are left out.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Words.
    public static let omitWords = Options(rawValue: 1)
    /// Punctuation.
    public static let omitPunctuation = Options(rawValue: 2)
    /// Spaces.
    public static let omitWhitespace = Options(rawValue: 4)
    /// Other characters.
    public static let omitOther = Options(rawValue: 8)
    /// Names of several words are one.
    public static let joinNames = Options(rawValue: 16)
  }

  /// The kinds of tags.
  public let tagSchemes: [NLTagScheme]
  /// The words; nil: none.
  open var string: String?

  /// A tagger of kinds.
  public init(tagSchemes: [NLTagScheme]) {
    self.tagSchemes = tagSchemes
  }

  /// The language; nil: not known.
  open var dominantLanguage: NLLanguage? {
    string.flatMap(NLLanguageRecognizer.dominantLanguage(for:))
  }

  /// Returns no tag, and the character at the index.
  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    guard let string, index < string.endIndex else { return (nil, index..<index) }
    return (nil, index..<string.index(after: index))
  }

  /// Calls the function for no part.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme,
    options: Options = [], using block: (NLTag?, Range<String.Index>) -> Bool
  ) {}
}

/// Cuts words into parts.
open class NLTokenizer: NSObject {
  /// The parts.
  public let unit: NLTokenUnit
  /// The words; nil: none.
  open var string: String?

  /// A tokenizer of parts.
  public init(unit: NLTokenUnit) {
    self.unit = unit
  }

  /// Returns the ranges of parts; words are letters and digits, sentences end with a mark, paragraphs with a line.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string, range.upperBound <= string.endIndex else { return [] }
    switch unit {
    case .document: return range.isEmpty ? [] : [range]
    case .word:
      return string[range].split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
        .map { $0.startIndex..<$0.endIndex }
    case .sentence, .paragraph:
      let ends: Set<Character> =
        unit == .sentence ? [".", "!", "?", "。", "！", "？", "\n"] : ["\n"]
      var result: [Range<String.Index>] = []
      var start = range.lowerBound
      for index in string[range].indices where ends.contains(string[index]) {
        let end = string.index(after: index)
        result.append(start..<end)
        start = end
      }
      if start < range.upperBound { result.append(start..<range.upperBound) }
      return result
    }
  }

  /// Calls the function for each part until it returns false.
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    for token in tokens(for: range) where !block(token, []) { return }
  }

  /// The kind of characters of a part.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Digits.
    public static let numeric = Attributes(rawValue: 1)
    /// Symbols.
    public static let symbolic = Attributes(rawValue: 2)
    /// Emoji.
    public static let emoji = Attributes(rawValue: 4)
  }
}
