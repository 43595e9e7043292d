@_exported public import Foundation

/// A language.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A language of a code.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not known.
  public static let undetermined = NLLanguage("und")
  /// Arabic.
  public static let arabic = NLLanguage("ar")
  /// Simplified Chinese.
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  /// Traditional Chinese.
  public static let traditionalChinese = NLLanguage("zh-Hant")
  /// English.
  public static let english = NLLanguage("en")
  /// French.
  public static let french = NLLanguage("fr")
  /// German.
  public static let german = NLLanguage("de")
  /// Greek.
  public static let greek = NLLanguage("el")
  /// Hebrew.
  public static let hebrew = NLLanguage("he")
  /// Hindi.
  public static let hindi = NLLanguage("hi")
  /// Italian.
  public static let italian = NLLanguage("it")
  /// Japanese.
  public static let japanese = NLLanguage("ja")
  /// Korean.
  public static let korean = NLLanguage("ko")
  /// Portuguese.
  public static let portuguese = NLLanguage("pt")
  /// Russian.
  public static let russian = NLLanguage("ru")
  /// Spanish.
  public static let spanish = NLLanguage("es")
  /// Thai.
  public static let thai = NLLanguage("th")
  /// Turkish.
  public static let turkish = NLLanguage("tr")
}

/// Tells the language of words where the script alone tells it; of words in Latin, Cyrillic or Arabic script it does not.
open class NLLanguageRecognizer: NSObject {
  /// The languages that may be found; none: all.
  open var languageConstraints: [NLLanguage] = []
  /// No effect: languages are not guessed.
  open var languageHints: [NLLanguage: Double] = [:]
  private var text = ""

  /// A recognizer without words.
  public override init() {
    super.init()
  }

  /// Adds words.
  open func processString(_ string: String) {
    text += string
  }

  /// Forgets the words.
  open func reset() {
    text = ""
  }

  /// The language; nil: not known.
  open var dominantLanguage: NLLanguage? {
    let language = Self.dominantLanguage(for: text)
    guard let language, !languageConstraints.isEmpty else { return language }
    return languageConstraints.contains(language) ? language : nil
  }

  /// Returns the language alone, with certainty; empty: not known.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    guard maxHypotheses > 0, let language = dominantLanguage else { return [:] }
    return [language: 1]
  }

  /// Returns the language of words; nil: not known.
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    var counts: [NLLanguage: Int] = [:]
    for scalar in string.unicodeScalars {
      if let language = language(of: scalar) { counts[language, default: 0] += 1 }
    }
    // Japanese mixes Han with Kana, so that a share of Kana decides.
    if let kana = counts[.japanese], let han = counts.removeValue(forKey: .simplifiedChinese) {
      counts[.japanese] = kana + han
    }
    return counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
  }

  /// The language that alone uses the character's script.
  private static func language(of scalar: Unicode.Scalar) -> NLLanguage? {
    switch scalar.value {
    case 0x370...0x3FF: .greek
    case 0x590...0x5FF: .hebrew
    case 0x900...0x97F: .hindi
    case 0xE00...0xE7F: .thai
    case 0x3040...0x30FF: .japanese
    case 0x4E00...0x9FFF: .simplifiedChinese
    case 0xAC00...0xD7A3: .korean
    default: nil
    }
  }
}
