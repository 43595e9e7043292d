import SwiftUI
import Testing

/// What a renderer is told about a text.
@MainActor @Suite struct TextLayoutTests {
  private struct Mark: TextAttribute, Equatable {
    var name: String
  }

  @Test func theLinesFillTheTextsFrame() throws {
    let text = Text("One line after another, until all the words have found their place")
      .font(.system(size: 15)).lineSpacing(3).frame(width: 120)
    let lines = try layout(of: text)
    let size = try size(of: text.fixedSize(horizontal: false, vertical: true))
    #expect(lines.count > 3)
    #expect(!lines.isTruncated)
    var top: CGFloat = 0
    let ascent = lines[0].typographicBounds.ascent
    for line in lines {
      let bounds = line.typographicBounds
      #expect(bounds.width > 0 && bounds.width <= 120)
      #expect(line.origin == bounds.origin)
      // The first baseline is at the pixel nearest to the ascent, others are whole pixels below it (rule L3.68).
      #expect(bounds.ascent == ascent)
      #expect(bounds.origin.y == ascent.rounded() + (top - 0.001).rounded(.up))
      #expect(bounds.rect.minY == bounds.origin.y - bounds.ascent)
      #expect(bounds.rect.height == bounds.ascent + bounds.descent)
      top += bounds.ascent + bounds.descent + bounds.leading + 3
    }
    #expect((top - 3).rounded(.up) == size.height)
  }

  @Test(arguments: [
    "word", "two words", "  inner   spaces  ", "tab\tbed", "Tea, “AVA” fi ffl", "e\u{301}a\u{308}",
    "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "abc \u{5D0}\u{5D1}\u{5D2} def", "\u{5D0}\u{5D1} 123 x", "a\nb",
    "漢字 and letters", "extra\u{AD}ordi\u{AD}nary soft\u{AD}hyphens all\u{AD}over", "a\tb\tc",
    "😀 and 👨‍👩‍👧", "",
  ])
  func slicesTileTheirLine(_ words: String) throws {
    for text in [
      Text(verbatim: words), Text(verbatim: words).kerning(2),
      Text(verbatim: words) + Text(Image(systemName: "star")) + Text(verbatim: words),
      Text(verbatim: words).bold() + Text(verbatim: words).font(.title).baselineOffset(4),
    ] {
      for line in try layout(of: text.lineLimit(nil).frame(width: 150)) {
        let bounds = line.typographicBounds
        var x = bounds.origin.x
        for run in line {
          #expect(abs(run.typographicBounds.origin.x - x) < 0.001)
          for slice in run {
            #expect(abs(slice.typographicBounds.origin.x - x) < 0.001)
            #expect(slice.count == 1)
            x += slice.typographicBounds.width
          }
          #expect(run.characterIndices.count == run.count)
        }
        #expect(abs(x - bounds.origin.x - bounds.width) < 0.001)
      }
    }
  }

  @Test func aSliceIsAClusterAndKnowsItsCharacters() throws {
    let run = try #require(try layout(of: Text(verbatim: "ae\u{301}🇫🇷z")).first?.first)
    let all = try layout(of: Text(verbatim: "ae\u{301}bc")).first?.first
    #expect(run.count >= 2)
    let indices = try #require(all?.characterIndices)
    // The accent belongs to its letter.
    #expect(indices.map { indices[0].distance(to: $0) } == [0, 1, 3, 4])
    let middle = try #require(all)[1..<3]
    #expect(middle.characterIndices == Array(indices[1..<3]))
    #expect(middle.typographicBounds.width == middle.reduce(0) { $0 + $1.typographicBounds.width })
    #expect(Text.Layout.RunSlice(run: try #require(all), indices: -5..<99).count == 4)
  }

  @Test func textFromRightToLeftHasSlicesFromLeftToRight() throws {
    let line = try #require(try layout(of: Text(verbatim: "\u{5D0}\u{5D1}\u{5D2}")).first)
    let slices = line.flatMap { $0 }
    #expect(line.allSatisfy { $0.layoutDirection == .rightToLeft })
    #expect(slices.count == 3)
    let places = slices.map(\.typographicBounds.origin.x)
    #expect(places == places.sorted())
    let indices = slices.flatMap(\.characterIndices)
    #expect(indices == indices.sorted(by: >))
    let latin = try #require(try layout(of: Text("abc")).first?.first)
    #expect(latin.layoutDirection == .leftToRight)
  }

  @Test(arguments: [Text.TruncationMode.head, .middle, .tail])
  func truncatedTextEndsInItsFrame(_ mode: Text.TruncationMode) throws {
    let words = "A sentence that is far too long for its line"
    let lines = try layout(
      of: Text(words).lineLimit(1).truncationMode(mode).frame(width: 140))
    let line = try #require(lines.first)
    let indices = line.flatMap(\.characterIndices)
    let start = try #require(try layout(of: Text(words)).first?.first?.characterIndices.first)
    #expect(lines.count == 1 && lines.isTruncated)
    #expect(line.typographicBounds.width <= 140)
    #expect(indices.count < words.count && indices == indices.sorted())
    #expect((indices.first == start) == (mode != .head))
    #expect((indices.last.map { start.distance(to: $0) } == words.count - 1) == (mode != .tail))
  }

  @Test func valuesOfOnesOwnCutRunsAndChangeNoPlace() throws {
    let plain = try layout(of: Text("AVAVAV"))
    let marked = try layout(
      of: Text("AV") + Text("AV").customAttribute(Mark(name: "inner")) + Text("AV"))
    #expect(marked[0].count == 3)
    #expect(marked[0].map { $0[Mark.self]?.name } == [nil, "inner", nil])
    #expect(marked[0][1][0][Mark.self] == Mark(name: "inner"))
    #expect(
      marked[0].flatMap { $0.map(\.typographicBounds) }
        == plain[0].flatMap { $0.map(\.typographicBounds) })
  }

  @Test func aHyphenStandsWhereTheTextGoesOn() throws {
    let lines = try layout(of: Text(verbatim: "extra\u{AD}ordinary").frame(width: 60))
    let start = try #require(lines.first?.first?.characterIndices.first)
    let first = lines[0].flatMap { $0.characterIndices }
    try #require(lines.count > 1)
    #expect(first.last.map { start.distance(to: $0) } == 6)
    #expect(lines[1].first?.characterIndices.first.map { start.distance(to: $0) } == 6)
  }

  @Test func theInnerValueOfATypeStays() throws {
    let text = Text("\(Text("in").customAttribute(Mark(name: "inner"))) out")
      .customAttribute(Mark(name: "outer"))
    let names = try layout(of: text)[0].map { $0[Mark.self]?.name }
    #expect(names == ["inner", "outer"])
  }

  @Test func anEllipsisGoesWithTheTextBeforeIt() throws {
    let text =
      Text("Start ") + Text("and a long rest of many words").customAttribute(Mark(name: "rest"))
    let lines = try layout(of: text.lineLimit(1).frame(width: 100))
    #expect(lines[0].last?[Mark.self]?.name == "rest")
    #expect(lines[0].count >= 2)
  }
}
