import Foundation

/// The choice of a language among those that texts have.
///
/// `Bundle.preferredLocalizations(from:forPreferences:)` answers with the first one on Linux, whatever is preferred.
enum LanguageMatch {
  /// Returns the languages that serve a locale, the best first: with its script and region, with fewer of them, then English and the base.
  static func languages(among all: [String], for locale: Locale) -> [String] {
    let own = parts(String(locale.identifier.prefix { $0 != "@" }))
    let full = parts(Locale.Language(identifier: own.joined(separator: "-")).maximalIdentifier)
    var result: [String] = []
    for start in [own, full] {
      var wanted = start
      while !wanted.isEmpty {
        result += all.filter { parts($0) == wanted && !result.contains($0) }
        wanted.removeLast()
      }
    }
    return result
      + ["en", "Base"].flatMap { name in all.filter { $0 == name && !result.contains($0) } }
  }

  private static func parts(_ identifier: String) -> [String] {
    identifier.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
  }
}
