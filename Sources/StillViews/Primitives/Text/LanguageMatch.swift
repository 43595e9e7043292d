import Foundation

/// The choice of a language among those that texts have.
///
/// `Bundle.preferredLocalizations(from:forPreferences:)` answers with the first one on Linux, whatever is preferred.
enum LanguageMatch {
  /// Returns the languages to look in for a locale, the best first. Where none matches, that is English, the base or else the first.
  static func languages(among all: [String], for locale: Locale) -> [String] {
    let result = matches(among: all, for: locale)
    let others = ["en", "Base"].filter { all.contains($0) && !result.contains($0) }
    return result.isEmpty && others.isEmpty ? Array(all.prefix(1)) : result + others
  }

  /// Returns the languages that match a locale: with its script and region, then with fewer of them.
  static func matches(among all: [String], for locale: Locale) -> [String] {
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
  }

  private static func parts(_ identifier: String) -> [String] {
    identifier.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
  }
}
