import Foundation
import StillText
import StillTextTestSupport
import Testing

/// Soft hyphens (U+00AD) show only where a line ends at them.
struct SoftHyphenTests {
  private let hyphen = glyphs(paragraph("\u{2010}").layout(width: nil, height: nil))
  private let word = "won\u{AD}der\u{AD}ful"

  private func drawn(_ text: String, width: CGFloat?) -> [[GlyphID]] {
    let layout = paragraph(text).layout(width: width, height: nil)
    return layout.lines.map { line in
      layout.runs.filter { abs($0.origin.y - line.baseline) < 0.01 }.flatMap(\.glyphs.glyphs)
    }
  }

  private func shown(_ text: String) -> [GlyphID] {
    glyphs(paragraph(text).layout(width: nil, height: nil))
  }

  @Test func invisibleInsideALine() {
    #expect(drawn(word, width: nil) == [shown("wonderful")])
    #expect(abs(lineWidth(word) - lineWidth("wonderful")) < 0.1)
  }

  @Test func aHyphenShowsAndCountsWhereALineEnds() {
    let width = lineWidth("wonder\u{2010}")
    #expect(drawn(word, width: width + 0.2) == [shown("wonder") + hyphen, shown("ful")])
    let layout = paragraph(word).layout(width: width + 0.2, height: nil)
    #expect(abs(layout.lines[0].width - width) < 0.2)
  }

  @Test func aLineEndsEarlierWhereTheHyphenHasNoRoom() {
    let width = lineWidth("wonder") + 0.2
    #expect(width < lineWidth("wonder\u{2010}"))
    #expect(drawn(word, width: width) == [shown("won") + hyphen, shown("derful")])
  }

  @Test func aWordThatEndsAtASpaceHasNone() {
    let width = lineWidth("won") + 1
    #expect(drawn("won\u{AD} der", width: width) == [shown("won"), shown("der")])
  }

  @Test func aSyllableThatIsTooWideIsDividedWithoutHyphens() {
    let lines = drawn(word, width: 1)
    #expect(lines.count == 9)
    #expect(!lines.joined().contains(hyphen[0]))
  }

  @Test func theHyphenStandsAtTheEndOfALineFromRightToLeft() {
    let text = "\u{200F}\u{202E}won\u{AD}der"
    let width = lineWidth("\u{200F}\u{202E}won\u{2010}") + 0.3
    let layout = paragraph(text).layout(width: width, height: nil)
    #expect(layout.lines.count == 2)
    let leftmost = layout.runs.filter { abs($0.origin.y - layout.lines[0].baseline) < 0.01 }
      .min { $0.origin.x < $1.origin.x }
    #expect(leftmost?.glyphs.glyphs == hyphen)
  }

  @Test func truncationShowsNoHyphen() {
    let style = ParagraphStyle(lineLimit: 1)
    for width in stride(from: CGFloat(10), to: 90, by: 3) {
      let found = glyphs(paragraph(word, style: style).layout(width: width, height: nil))
      #expect(!found.contains(hyphen[0]))
    }
  }
}
