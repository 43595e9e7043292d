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
