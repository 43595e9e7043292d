import Foundation
import Stillframe
import Testing

@testable import StillViews

/// Files of strings are read once for all locales that lead to them, and bounded in bytes.
@Suite struct RememberedStringTests {
  @Test func localesShareTheirFile() {
    var remembered = RememberedStrings<Int>()
    let strings = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("key \($0)", "text \($0)") })
    remembered.add(strings, of: "en.lproj", for: 0)
    let first = remembered.byteCount
    #expect(first > 70_000)
    for number in 1..<100 { remembered.add(strings, of: "en.lproj", for: number) }
    #expect(remembered.byteCount < first + 100 * 400)
    #expect(remembered[99]?["key 7"] == "text 7" && remembered[100] == nil)
    remembered.add([:], of: "", for: 100)
    #expect(remembered[100] == [:])
  }

  @Test func filesAndLocalesWithoutEndAreForgotten() {
    var remembered = RememberedStrings<Int>()
    let long = ["a": String(repeating: "a", count: 1 << 20)]
    for number in 0..<100 {
      remembered.add(long, of: "file \(number)", for: number)
      #expect(remembered[number] != nil)
      #expect(remembered.byteCount <= RememberedStrings<Int>.mostBytes)
    }
    for number in 0..<200_000 { remembered.add([:], of: "", for: number) }
    #expect(remembered.byteCount <= RememberedStrings<Int>.mostBytes)
    let huge = ["a": String(repeating: "a", count: 17 << 20)]
    remembered.add(huge, of: "huge", for: -1)
    #expect(remembered[-1] == nil)
  }

  private static let catalogue = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "title": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "A title"}},
        "de": {"stringUnit": {"state": "translated", "value": "Ein Titel"}}}},
      "%lld rows": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld row"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld rows there"}}}}}}},
      "Plain": {}, "Empty": {"localizations": {}}
    }}
    """

  @Test(arguments: [("en_US", "A title"), ("de_CH", "Ein Titel"), ("fr", "A title")])
  func cataloguesHaveAllLanguages(_ locale: String, _ title: String) throws {
    let catalogue = try #require(StringCatalogue(Data(Self.catalogue.utf8)))
    let texts = catalogue.texts(for: Locale(identifier: locale))
    #expect(texts["title"] == title)
    #expect(texts["%lld rows"] == "%lld rows there")
    #expect(texts["Plain"] == nil && texts["Empty"] == nil)
  }

  @Test(arguments: ["", "[]", "{\"strings\": 1}", "{", "{\"strings\": {\"a\": []}}"])
  func brokenCataloguesAreNone(_ text: String) {
    #expect(StringCatalogue(Data(text.utf8)) == nil)
  }

  @Test(arguments: [
    ("en_US", ["de", "en", "fr"], ["en"]),
    ("de_CH", ["de", "de-CH", "en"], ["de-CH", "de", "en"]),
    ("zh_CN", ["zh-Hans", "zh-Hant"], ["zh-Hans"]), ("pt_BR", ["pt-PT", "en"], ["en"]),
    ("fr_CA@calendar=gregorian", ["Base", "fr"], ["fr", "Base"]), ("ja", ["de", "es"], ["de"]),
    ("ja", [], []),
  ])
  func languagesServeLocales(_ locale: String, _ all: [String], _ best: [String]) {
    #expect(LanguageMatch.languages(among: all, for: Locale(identifier: locale)) == best)
  }

  /// The specifiers are those in the interface of Apple's framework.
  @Test func keysHaveTheSpecifierOfEachType() {
    let keys: [(LocalizedStringKey, String)] = [
      ("\(Int8(1)) a", "%hhd a"), ("\(Int16(1)) a", "%hd a"), ("\(Int32(1)) a", "%d a"),
      ("\(Int64(1)) a", "%lld a"), ("\(UInt8(1)) a", "%hhu a"), ("\(UInt16(1)) a", "%hu a"),
      ("\(UInt32(1)) a", "%u a"), ("\(UInt(1)) a", "%llu a"), ("\(Float(1)) a", "%f a"),
      ("\(1.0) a", "%lf a"), ("\(CGFloat(1)) a", "%lf a"), ("\(1, specifier: "%03d") a", "%03d a"),
    ]
    for (key, name) in keys { #expect(key.tableKey == name) }
  }
}
