import Foundation
import StillText
import StillTextTestSupport
import Testing

/// Tabs lead to multiples of 28 points, counted from where the line starts.
struct TabTests {
  /// Where the glyphs of each run start, in points from the left.
  private func starts(
    _ text: String, width: CGFloat? = nil, style: ParagraphStyle = .init()
  ) -> [CGFloat] {
    paragraph(text, style: style).layout(width: width, height: nil).runs
      .map { ($0.origin.x * 1000).rounded() / 1000 }
  }

  @Test func textGoesOnAtTheNextStop() {
    #expect(starts("a\tb\tc") == [0, 28, 56])
    #expect(starts("\ta") == [28])
    #expect(starts("\t\t\ta") == [84])
    let wide = "WWW\ta"
    #expect(lineWidth("WWW") > 28 && lineWidth("WWW") < 84)
    #expect(starts(wide)[1] == 28 * (lineWidth("WWW") / 28).rounded(.up))
  }

  @Test func widthsCountTabs() {
    #expect(abs(lineWidth("a\tb") - 28 - lineWidth("b")) < 1e-6)
    #expect(abs(lineWidth("a\t\tbc") - 56 - lineWidth("bc")) < 1e-6)
  }

  @Test func tabsAtTheEndHang() {
    #expect(abs(lineWidth("a\t\t") - lineWidth("a")) < 1e-6)
  }

  @Test func linesBreakBehindTabsAndCountFromTheirOwnStart() {
    let limit = 28 + lineWidth("b")
    #expect(lineTexts("a\tb\tc\td", width: limit) == ["a\tb\t", "c\td"])
    #expect(starts("a\tb\tc\td", width: limit) == [0, 28, 0, 28])
    #expect(lineTexts("a\tb", width: limit - 0.1) == ["a\t", "b"])
  }

  @Test func everyLineOfATableHasTheSameColumns() {
    let columns = starts("x\t1\niii\t22\nWi\t333")
    #expect(columns == [0, 28, 0, 28, 0, 28])
  }

  /// Counted from the right, where such a line starts.
  @Test func linesFromRightToLeftCountFromTheRight() {
    let text = "\u{200F}\u{202E}a\tb"
    let layout = paragraph(text).layout(width: nil, height: nil)
    let right = layout.runs.map { $0.origin.x + $0.width }.max() ?? 0
    let left = layout.runs.map { $0.origin.x + $0.width }.min() ?? 0
    #expect(abs(right - left - 28) < 1e-6)
  }

  @Test func truncatedTextKeepsItsStops() {
    for mode in [.tail, .head, .middle] as [ParagraphStyle.Truncation] {
      let style = ParagraphStyle(lineLimit: 1, truncation: mode)
      for width in stride(from: CGFloat(5), to: 260, by: 7) {
        let layout = paragraph("a\tbc\tdef\tghij\tklmno\tpq", style: style)
          .layout(width: width, height: nil)
        #expect(layout.lines[0].width <= max(width, lineWidth("\u{2026}")) + 1e-4)
        let end = layout.runs.map { $0.origin.x + $0.width }.max() ?? 0
        #expect(end <= layout.lines[0].width + 1e-4, "\(mode) \(width)")
      }
    }
  }
}
