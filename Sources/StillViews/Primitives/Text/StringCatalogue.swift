import Foundation

/// A catalogue of strings as Xcode keeps it: keys with their texts in all languages, in one file.
///
/// Of texts that depend on a number, the one for other numbers counts.
struct StringCatalogue: Decodable {
  private let sourceLanguage: String?
  private let strings: [String: Entry]

  private struct Entry: Decodable {
    let localizations: [String: Form]?
  }

  /// A text, or one for each case.
  private struct Form: Decodable {
    let stringUnit: Unit?
    let variations: [String: [String: Form]]?

    var text: String? {
      stringUnit?.value
        ?? variations?.sorted { $0.key < $1.key }.lazy.compactMap { $0.value["other"]?.text }.first
    }
  }

  private struct Unit: Decodable {
    let value: String
  }

  /// Nil: the data is no catalogue.
  init?(_ data: Data) {
    guard let catalogue = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = catalogue
  }

  /// Returns the texts in the language that matches a locale best; keys without a text are left out.
  func texts(for locale: Locale) -> [String: String] {
    var languages = Set(strings.values.flatMap { ($0.localizations ?? [:]).keys })
    if let sourceLanguage { languages.insert(sourceLanguage) }
    let preferred = LanguageMatch.languages(among: languages.sorted(), for: locale)
    let order =
      preferred.filter { $0 != "en" || $0 == sourceLanguage || isEnglish(locale) }
      + (sourceLanguage.map { [$0] } ?? [])
    return strings.compactMapValues { entry in
      order.lazy.compactMap { entry.localizations?[$0]?.text }.first
    }
  }

  private func isEnglish(_ locale: Locale) -> Bool { locale.identifier.hasPrefix("en") }
}
