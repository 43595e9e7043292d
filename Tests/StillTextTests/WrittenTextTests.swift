import Foundation
import StillText
import StillTextTestSupport
import Testing

/// What glyphs say of the text that they were made of.
struct WrittenTextTests {
  private func clusters(_ text: String) -> [WrittenText.Cluster] {
    paragraph(text).layout(width: nil, height: nil).runs.flatMap { $0.glyphs.text?.clusters ?? [] }
  }

  /// Without room and marks, which leave no ink and may have no glyphs.
  private func inked(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { scalar in
          !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
            && scalar.properties.generalCategory != .control
        }))
  }

  @Test(arguments: samples + ["ll ff -> => 10:30 (a) Wolf & Sons", "e\u{301}x"])
  func everyCharacterIsSaidOnceAndInOrder(_ text: String) {
    #expect(inked(clusters(text).map(\.text).joined()) == inked(text))
  }

  @Test func spacesAreSaidWithThePlaceWhereTheyStand() throws {
    let clusters = clusters("a b")
    #expect(clusters.map(\.text) == ["a", " ", "b"])
    #expect(clusters.map { $0.glyphs.map(\.isSpace) } == [[false], [true], [false]])
    let places = clusters.map { $0.glyphs[0].position.x }
    #expect(places[0] < places[1] && places[1] < places[2])
  }

  @Test func theGlyphsAreThoseThatAreDrawn() {
    for text in ["To AV ll -> 10:30", "e\u{301}x", "ab \u{202E}cde\u{202C} fg"] {
      for run in paragraph(text).layout(width: nil, height: nil).runs {
        let said = (run.glyphs.text?.clusters ?? []).flatMap(\.glyphs).filter { !$0.isSpace }
        #expect(said.map(\.glyph) == run.glyphs.glyphs)
        #expect(said.map(\.position) == run.glyphs.positions)
      }
    }
  }

  @Test func textFromRightToLeftIsSaidAsItStands() {
    #expect(clusters("\u{202E}cde fg\u{202C}").map(\.text).joined().filter(\.isLetter) == "gfedc")
  }

  @Test func whatALineAddsIsNotSaid() {
    let broken = paragraph("Donau\u{AD}dampf\u{AD}schiff").layout(
      width: lineWidth("Donaudampf-") - 1, height: nil)
    #expect(broken.lines.count > 1)
    let said = broken.runs.compactMap(\.glyphs.text).flatMap(\.clusters).map(\.text).joined()
    #expect(inked(said) == "Donaudampfschiff")
    #expect(broken.runs.contains { $0.glyphs.text == nil && !$0.glyphs.glyphs.isEmpty })
  }
}
