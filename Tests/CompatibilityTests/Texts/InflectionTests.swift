import SwiftUI
import Testing

/// Words that agree with a number.
@Suite @MainActor struct InflectionTests {
  private func shown(_ text: Text, _ locale: String = "en_US") throws -> String {
    try ImageRenderer(content: text.environment(\.locale, Locale(identifier: locale)))
      .layoutReport().description
  }

  @Test func nounsAreInThePluralUnlessThereIsOne() throws {
    for (count, words) in [
      (0, "0 apples"), (1, "1 apple"), (2, "2 apples"), (1000, "1,000 apples"),
    ] {
      let text = try shown(Text("You have ^[\(count) apple](inflect: true) left."))
      #expect(text.contains("You have \(words) left."), "\(count)")
    }
    #expect(try shown(Text("^[3 ripe pear](inflect: true)")).contains("3 ripe pears"))
    #expect(try shown(Text("^[3 Apfel](inflect: true)"), "de_DE").contains("3 Apfel"))
  }

  @Test func valuesAreNounsToo() throws {
    for (noun, plural) in [
      ("Bread", "Breads"), ("Box", "Boxes"), ("Berry", "Berries"), ("Boy", "Boys"),
      ("Child", "Children"), ("Deer", "Deer"), ("Church", "Churches"), ("Woman", "Women"),
    ] {
      #expect(try shown(Text("^[\(2) \(noun)](inflect: true)")).contains("2 \(plural)"), "\(noun)")
      #expect(try shown(Text("^[\(1) \(noun)](inflect: true)")).contains("1 \(noun)"), "\(noun)")
    }
  }

  @Test func otherMarksStay() throws {
    #expect(try shown(Text("2^[3] and ^x")).contains("2^[3] and ^x"))
    #expect(
      try shown(Text(verbatim: "^[2 cat](inflect: true)")).contains("^[2 cat](inflect: true)"))
    #expect(try shown(Text("**^[2 cat](inflect: true)**")).contains("2 cats"))
  }
}
