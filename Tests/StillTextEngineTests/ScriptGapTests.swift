import Foundation
import StillText
import StillTextEngine
import StillTextTestSupport
import Testing

/// An eighth of an em stands between Japanese and what is beside it (rule L9.20).
struct ScriptGapTests {
  private let system = EmbeddedTextSystem()
  private let font = FontDescriptor(size: 24)

  private func width(_ text: String) -> CGFloat {
    system.paragraph(text, font).layout(width: nil, height: nil).lines[0].width
  }

  @Test(arguments: [
    (["あと", "10", "文字の"], 2), (["ア", "a"], 1), (["a", "あ"], 1), (["9", "ー"], 1), (["漢の", "Ж"], 1),
    (["か\u{3099}", "10"], 1),
    (["あ（", "1"], 0), (["あ", "1%", "の"], 1), (["あ。", "1"], 0), (["あ😀", "1"], 0),
  ])
  func gapsAreAnEighthOfAnEm(_ parts: [String], _ gaps: Int) {
    let apart = parts.reduce(0) { $0 + width($1) }
    #expect(abs(width(parts.joined()) - apart - 3 * CGFloat(gaps)) < 0.01)
  }

  @Test(arguments: ["漢10字", "한10글", "ab10cd"])
  func otherLanguagesHaveNone(_ text: String) {
    let digits = text.filter { $0.isNumber }
    let halves = text.split(separator: digits).map(String.init)
    #expect(abs(width(text) - width(halves[0]) - width(digits) - width(halves[1])) < 0.01)
  }

  @Test func linesEndWithout() {
    let layout = system.paragraph("あいう10", font).layout(width: width("あいう") + 1, height: nil)
    #expect(layout.lines.count == 2)
    #expect(abs(layout.lines[0].width - width("あいう")) < 0.01)
    #expect(abs(layout.lines[1].width - width("10")) < 0.01)
    #expect(layout.runs.last?.origin.x == 0)
    // The end of a line has no gap to hang.
    #expect(layout.size.width < width("あいう") + 1)
    // What just fits without the gap stands on one line only with it.
    let whole = width("あ1い2う3")
    #expect(system.paragraph("あ1い2う3", font).layout(width: whole, height: nil).lines.count == 1)
    #expect(
      system.paragraph("あ1い2う3", font).layout(width: whole - 2, height: nil).lines.count == 2)
  }

  @Test func glyphsStandBehindTheirGaps() throws {
    let details = system.paragraph("あ1", font).detailedLayout(width: nil, height: nil)
    let runs = try #require(details.lines.first).runs
    try #require(runs.count == 2)
    let end = runs[0].run.origin.x + runs[0].run.width
    #expect(abs(runs[1].run.origin.x - end - 3) < 0.01)
    #expect(runs[1].clusters.first?.x == 0)
  }

  @Test func truncatedLinesFit() {
    for width in stride(from: CGFloat(0), to: 200, by: 7) {
      let layout = system.paragraph("あ1い2う3え4お5か6き7", font).layout(width: width, height: 20)
      #expect(layout.size.width <= max(width, 60))
      #expect(layout.lines.count == 1)
    }
  }
}
