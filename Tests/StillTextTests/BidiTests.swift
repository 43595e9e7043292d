import Foundation
import StillText
import StillTextTestSupport
import Testing

/// Text that runs both ways. The embedded family has Latin, Greek and Cyrillic only, so that marks turn Latin text around.
struct BidiTests {
  /// The glyphs of a text from left to right, by where they stand.
  private func drawn(_ text: String, width: CGFloat? = nil) -> [[GlyphID]] {
    let layout = paragraph(text).layout(width: width, height: nil)
    return layout.lines.map { line in
      layout.runs.filter { abs($0.origin.y - line.baseline) < 0.01 }
        .flatMap { run in
          zip(run.glyphs.glyphs, run.glyphs.positions).map { ($0, $1.x + run.origin.x) }
        }
        .sorted { $0.1 < $1.1 }
        .map(\.0)
    }
  }

  /// The glyphs of letters, one at a time.
  private func letters(_ text: String) -> [GlyphID] {
    text.flatMap { glyphs(paragraph(String($0)).layout(width: nil, height: nil)) }
  }

  @Test func textThatIsTurnedRunsFromRightToLeft() {
    #expect(drawn("ab \u{202E}cde\u{202C} fg") == [letters("abedcfg")])
  }

  @Test func numbersKeepTheirDigitsInOrder() {
    #expect(drawn("x \u{2067}12 34\u{2069} y") == [letters("x3412y")])
  }

  @Test func levelsInsideLevelsAreTurnedTwice() {
    #expect(drawn("a \u{202E}bc \u{202D}12 de\u{202C} f\u{202C} g") == [letters("af12decbg")])
  }

  @Test func everyLineIsOrderedByItself() {
    let width = lineWidth("abc def")
    let lines = drawn("\u{202E}abc def ghi jk", width: width)
    #expect(lines == [letters("fedcba"), letters("kjihg")])
  }

  @Test func theWidthIsThatOfTheSameText() {
    let plain = lineWidth("cde")
    #expect(abs(lineWidth("\u{202E}edc\u{202C}") - plain) < 0.5)
    let spaces = 3 * (lineWidth("a a") - 2 * lineWidth("a"))
    let wide = lineWidth("\u{202E}cde   \u{202C}") - lineWidth("\u{202E}cde\u{202C}")
    #expect(abs(wide - spaces) < 0.5)
  }

  @Test func truncatedTextIsOrderedWithItsEllipsis() {
    let style = ParagraphStyle(lineLimit: 1)
    let text = "abc \u{202E}defghij klm"
    let layout = paragraph(text, style: style).layout(width: lineWidth("abc defg"), height: nil)
    #expect(layout.isTruncated)
    #expect(layout.lines.count == 1)
  }

  @Test(arguments: ["\u{202E}", "\u{2067}\u{2069}", "\u{202E}\n\u{202E}a", "\u{200F}", "a\u{2067}"])
  func marksAloneAreHarmless(_ text: String) {
    let layout = paragraph(text).layout(width: 10, height: nil)
    #expect(layout.size.height > 0)
    #expect(layout.size.width.isFinite)
  }
}
