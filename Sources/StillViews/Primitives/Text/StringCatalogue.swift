package import Foundation

/// A catalogue of strings as Xcode keeps it: keys with their texts in all languages, in one file.
///
/// Of texts that depend on a number, the one for other numbers counts.
package struct StringCatalogue: Decodable {
  private let sourceLanguage: String?
  private let strings: [String: Entry]

  private struct Entry: Decodable {
    let extractionState: String?
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
  package init?(_ data: Data) {
    guard let catalogue = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = catalogue
  }

  /// The keys that people added themselves, in their order, with the texts in the source language; without one the key is the text.
  package var addedTexts: [(key: String, text: String)] {
    let language = sourceLanguage ?? "en"
    return strings.filter { $0.value.extractionState == "manual" }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.localizations?[language]?.text ?? $0.key) }
  }

  /// The languages of the texts, in their order.
  package var languages: [String] {
    Set(strings.values.flatMap { ($0.localizations ?? [:]).keys } + [sourceLanguage ?? "en"])
      .sorted()
  }

  /// Returns the texts in the language that matches a locale best, or else in the source language; keys without a text are left out.
  package func texts(for locale: Locale) -> [String: String] {
    let order =
      LanguageMatch.matches(among: languages, for: locale)
      + (sourceLanguage.map { [$0] } ?? [])
    return strings.compactMapValues { entry in
      order.lazy.compactMap { entry.localizations?[$0]?.text }.first
    }
  }
}
