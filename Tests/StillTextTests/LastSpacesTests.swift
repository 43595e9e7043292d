import Foundation
import StillTextTestSupport
import Testing

@testable import StillText

/// Spaces at the end of a line hang, but for those that end the text.
struct LastSpacesTests {
  private let space = lineWidth("a a") - 2 * lineWidth("a")

  @Test(arguments: [1, 2, 5])
  func spacesAtTheEndOfATextCount(_ count: Int) {
    let text = "abc" + String(repeating: " ", count: count)
    #expect(abs(lineWidth(text) - lineWidth("abc") - CGFloat(count) * space) < 1e-6)
    #expect(abs(lineWidth(String(repeating: " ", count: count)) - CGFloat(count) * space) < 1e-6)
  }

  @Test func spacesWithoutRoomHang() {
    let width = lineWidth("abc") + space / 2
    let layout = paragraph("abc ").layout(width: width, height: nil)
    #expect(layout.lines.count == 1)
    #expect(abs(layout.lines[0].width - lineWidth("abc")) < 1e-6)
  }

  @Test func spacesWithinATextHang() {
    let layout = paragraph("abc   def  ").layout(width: lineWidth("abc") + space, height: nil)
    #expect(layout.lines.count == 2)
    #expect(abs(layout.lines[0].width - lineWidth("abc")) < 1e-6)
  }

  /// Rule L3.41: the border around wrapped paragraphs in Apple's pictures stands one space behind their widest line.
  @Test(arguments: [1, 3])
  func spacesAtWhichALineWrapsWidenTheText(_ count: Int) {
    let text = paragraph("abcd" + String(repeating: " ", count: count) + "ef")
    let (line, spaces) = (lineWidth("abcd"), CGFloat(count) * space)
    #expect(text.size(width: line + spaces + 1, height: nil).width == (line + spaces).rounded(.up))
    #expect(text.layout(width: line + spaces + 1, height: nil).lines[0].width == line)
  }

  @Test func spacesAtWhichALineWrapsNeedNoRoom() {
    let line = lineWidth("abcd")
    #expect(paragraph("abcd ef").size(width: line + 1, height: nil).width == line + 1)
    #expect(lineTexts("abcd ef", width: line) == ["abcd ", "ef"])
    // The last line has none, and an ellipsis takes their place.
    #expect(paragraph("ab abcd").size(width: line + 9, height: nil).width == line.rounded(.up))
    let cut = paragraph("abcd efgh", style: ParagraphStyle(lineLimit: 1))
    #expect(
      cut.size(width: lineWidth("abcd e…") + 1, height: nil).width
        == lineWidth("abcd e…").rounded(.up))
  }

  /// Lines stand as if there were none.
  @Test func spacesAtWhichALineWrapsMoveNoLine() {
    let text = paragraph("abcd ef", style: ParagraphStyle(alignment: .trailing))
    let layout = text.layout(width: lineWidth("abcd") + 2 * space, height: nil)
    let ends = layout.lines.map { $0.origin.x + $0.width }
    #expect(ends.allSatisfy { abs($0 - layout.size.width) < 1e-6 })
  }

  @Test(arguments: ["abc \n", "abc\t", "abc \t "])
  func spacesBeforeLineBreaksAndTabsHang(_ text: String) {
    let layout = paragraph(text).layout(width: nil, height: nil)
    #expect(abs(layout.lines[0].width - lineWidth("abc")) < 1e-6)
  }

  @Test func theyStandWhereTheTextEnds() throws {
    func ink(_ text: String) throws -> CGFloat {
      let layout = paragraph(text).layout(width: nil, height: nil)
      let run = try #require(layout.runs.first { !$0.glyphs.glyphs.isEmpty })
      return try run.origin.x + #require(run.glyphs.positions.first).x
    }
    #expect(try ink("abc ") == ink("abc"))
    let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
    #expect(try abs(ink(hebrew + " ") - ink(hebrew) - space) < 0.5)
  }

  @Test(arguments: [ParagraphStyle.Alignment.leading, .center, .trailing])
  func alignmentDoesNotMoveASingleLine(_ alignment: ParagraphStyle.Alignment) {
    let layout = paragraph("abc  ", style: ParagraphStyle(alignment: alignment, pixelLength: 1e-3))
      .layout(width: nil, height: nil)
    #expect(abs(layout.lines[0].origin.x) < 1e-2)
  }
}
