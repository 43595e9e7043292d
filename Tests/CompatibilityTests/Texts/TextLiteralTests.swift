import SwiftUI
import Testing

/// Which initialiser a text's argument picks, and what the text says then.
@Suite @MainActor struct TextLiteralTests {
  @Test func literalsAreKeysAndVariablesAreNot() throws {
    let star = "*a*"
    let part = star.dropFirst()
    let isOn = star.count == 3
    #expect(try said(Text("*a*")) == ["a"])
    #expect(try said(Text(star)) == ["*a*"])
    #expect(try said(Text(part)) == ["a*"])
    #expect(try said(Text("*a*" as String)) == ["*a*"])
    #expect(try said(Text(verbatim: "*a*")) == ["*a*"])
    #expect(try said(Text(isOn ? "*a*" : "*b*")) == ["a"])
    #expect(try said(Text("*b" + star)) == ["*b*a*"])
    #expect(try said(Text(LocalizedStringKey(star))) == ["a"])
    #expect(try said(Text(.init(star))) == ["a"])
    #expect(try said(Text("*a*", comment: "a letter")) == ["a"])
    #expect(try said(Text(AttributedString("*a*"))) == ["*a*"])
    #expect(try said(Text("")) == [""])
    #expect(try said(Text("100%")) == ["100%"])
    let key: LocalizedStringKey = "**\(3)** left"
    #expect(try said(Text(key)) == ["3 left"])
  }

  @Test func valuesAreWrittenAsTheyAreAndAreNoMarkdown() throws {
    struct Plain: CustomStringConvertible { var description: String { "*plain*" } }
    let name = "*Ada*"
    func text<T>(_ value: T) -> Text { Text("\(value)") }
    let items = 3
    #expect(try said(Text("\(items) items")) == ["3 items"])
    #expect(try said(Text("**Hi** \(name), 100% \(name.dropFirst())")) == ["Hi *Ada*, 100% Ada*"])
    #expect(try said(Text("\(Plain()) \(true)")) == ["*plain* true"])
    #expect(try said(text(nil as Int?)) == ["nil"])
    #expect(try said(text(Int?.some(4))) == ["Optional(4)"])
    #expect(try said(Text("*\(name)*")) == ["*Ada*"])
    #expect(try said(Text("[\(name)](https://a.org/\(items))")) == ["*Ada*"])
    #expect(try said(Text("\(AttributedString("x*"))\(Text("*y*"))")) == ["x*y"])
  }

  @Test func numbersAreWrittenAsTheLocaleHasIt() throws {
    let german = Locale(identifier: "de_DE")
    let (whole, half) = (1_234_567, 1234.5)
    #expect(try said(Text("\(whole) \(UInt8(7)) \(-5)")) == ["1,234,567 7 -5"])
    #expect(try said(Text("\(half) \(CGFloat(1))")) == ["1,234.500000 1.000000"])
    #expect(try said(Text("\(whole)").environment(\.locale, german)) == ["1.234.567"])
    #expect(try said(Text("\(half)").environment(\.locale, german)) == ["1.234,500000"])
    let arabic = Locale(identifier: "ar_EG")
    #expect(try said(Text("\(42)").environment(\.locale, arabic)) == ["٤٢"])
  }

  @Test(arguments: [
    ("%.2f", "3.14"), ("%.1f km", "3.1 km"), ("%5.1f|", "  3.1|"), ("%d", "3"), ("%02d", "03"),
    ("%x", "3"), ("%lld", "3"), ("%.0f%%", "3%"), ("%e", "3.141590E+00"),
  ])
  func specifiersFormatAnyNumber(_ specifier: String, _ expected: String) throws {
    #expect(try said(Text("\(3.14159, specifier: specifier)")) == [expected])
  }

  @Test(arguments: [
    "%s", "%n", "%@", "%", "", "%%", "%*d", "%.f", "%99999999999999999999f", "%hhhd", "%c",
  ])
  func badSpecifiersAreHarmless(_ specifier: String) throws {
    for number in [Double.nan, .infinity, -1e300, 0.5] {
      #expect(try said(Text("\(number, specifier: specifier)"))[0].count < 500)
    }
    #expect(try said(Text("\(Int.min, specifier: specifier)"))[0].count < 500)
  }

  @Test func controlsTakeKeysToo() throws {
    let title = "*t*"
    #expect(try said(Button("*a*") {}) == ["a"])
    #expect(try said(Button(title) {}) == ["*t*"])
    #expect(try said(Toggle("*a* \(2)", isOn: .constant(true))) == ["a 2"])
    #expect(try said(Toggle(title, isOn: .constant(true))) == ["*t*"])
    #expect(try said(ProgressView("*a*", value: 0.5)) == ["a"])
    #expect(try said(ProgressView(title, value: 0.5)) == ["*t*"])
    #expect(try said(LazyVStack { Section("*a*") { Text("b") } }) == ["a", "b"])
    #expect(try said(LazyVStack { Section(title) { Text("b") } }) == ["*t*", "b"])
  }

  @Test func keysAreLookedUpWhereATableIsNamed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stillframe-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let german = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    try Data(
      """
      "Hello" = "*Hallo*";
      "%lld of %@, 5%%" = "%2$@ hat **%1$lld**, 5%% %3$@";
      """.utf8
    ).write(to: german.appendingPathComponent("Words.strings"))
    let bundle = try #require(Bundle(url: folder))
    let locale = Locale(identifier: "de_AT")
    func said(_ text: Text) throws -> [String] {
      try CompatibilityTests.said(text.environment(\.locale, locale))
    }
    #expect(try said(Text("Hello", tableName: "Words", bundle: bundle)) == ["Hallo"])
    #expect(try said(Text("Bye", tableName: "Words", bundle: bundle)) == ["Bye"])
    #expect(try said(Text("Hello", tableName: "None", bundle: bundle)) == ["Hello"])
    #expect(try said(Text("Hello", bundle: bundle)) == ["Hello"])
    let text = Text("\(4) of \("Ada"), 5%", tableName: "Words", bundle: bundle)
    #expect(try said(text) == ["Ada hat 4, 5% %3$@"])
  }

  @Test func textsInTextsInTexts() throws {
    var text = Text("a")
    for _ in 0..<2000 { text = Text("\(text)b") }
    #expect(try said(text)[0].count == 2001)
  }
}
