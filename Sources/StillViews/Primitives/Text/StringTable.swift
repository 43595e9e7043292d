import Foundation
import Synchronization

/// A file of strings in a bundle, one version for each language.
struct StringTable: Hashable, Sendable {
  private let name: String
  private let bundle: URL

  init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.bundleURL
  }

  private struct Version: Hashable {
    let table: StringTable
    let locale: String
  }

  /// The cache of tables, kept while the program runs.
  private static let known = Mutex(RememberedStrings<Version>())

  /// Returns the text of a key in the language that matches a locale best; nil if the table has none.
  func string(for key: String, locale: Locale) -> String? {
    let version = Version(table: self, locale: locale.identifier)
    if let strings = Self.known.withLock({ $0[version] }) { return strings[key] }
    let (file, strings) = read(for: locale)
    Self.known.withLock { $0.add(strings, of: file, for: version) }
    return strings[key]
  }

  /// Returns the file of the language, "" if there is none, and its strings.
  private func read(for locale: Locale) -> (file: String, strings: [String: String]) {
    let added = bundle == Bundle.main.bundleURL ? ProgramStrings.folders : []
    for folder in added + [bundle] {
      if let found = read(from: folder, for: locale) { return found }
    }
    return ("", [:])
  }

  private func read(
    from folder: URL, for locale: Locale
  ) -> (file: String, strings: [String: String])? {
    guard let bundle = Bundle(url: folder) else { return nil }
    let languages = LanguageMatch.languages(among: bundle.localizations.sorted(), for: locale)
    for language in languages.map(Optional.some) + [nil] {
      let file =
        language.map {
          bundle.url(
            forResource: name, withExtension: "strings", subdirectory: nil, localization: $0)
        } ?? bundle.url(forResource: name, withExtension: "strings")
      guard let file, let data = try? Data(contentsOf: file),
        let list = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)
      else { continue }
      return (file.path, list as? [String: String] ?? [:])
    }
    let file = folder.appendingPathComponent(name + ".xcstrings")
    guard let data = try? Data(contentsOf: file), let catalogue = StringCatalogue(data) else {
      return nil
    }
    // One file has all languages, each of which is kept under a name of its own.
    return ("\(file.path)#\(locale.identifier)", catalogue.texts(for: locale))
  }
}
