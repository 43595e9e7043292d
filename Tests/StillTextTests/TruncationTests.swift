import Foundation
import StillText
import StillTextEngine
import StillTextTestSupport
import Testing

struct TruncationTests {
  private let text = "The quick brown fox jumps over the lazy dog"
  private let ellipsis = glyphs(paragraph("\u{2026}").layout(width: nil, height: nil))

  private func layout(
    _ text: String, width: CGFloat?, height: CGFloat? = nil, limit: Int? = nil,
    mode: ParagraphStyle.Truncation = .tail
  ) -> ParagraphLayout {
    paragraph(text, style: .init(lineLimit: limit, truncation: mode))
      .layout(width: width, height: height)
  }

  private func shown(_ text: String) -> [GlyphID] {
    glyphs(paragraph(text).layout(width: nil, height: nil))
  }

  /// Rules L3.43 and L3.44.
  @Test func tailGivesWay() {
    let result = layout(text, width: lineWidth("The quick br") + lineWidth("\u{2026}"), limit: 1)
    #expect(result.isTruncated && result.lines.count == 1)
    #expect(glyphs(result) == shown("The quick br") + ellipsis)
    #expect(result.size.height == 21)
    #expect(result.lines[0].range == 0..<text.utf16.count)
  }

  @Test func spaceBeforeTheEllipsisIsDropped() {
    let result = layout(text, width: lineWidth("The quick \u{2026}") + 0.5, limit: 1)
    #expect(glyphs(result) == shown("The quick") + ellipsis)
  }

  @Test func headAndMiddleGiveWay() {
    let width = lineWidth("\u{2026}") + lineWidth("lazy dog")
    let head = layout(text, width: width, limit: 1, mode: .head)
    #expect(glyphs(head) == ellipsis + shown("lazy dog"))
    let middle = layout(text, width: 120, limit: 1, mode: .middle)
    let found = glyphs(middle)
    #expect(found.first == shown("T").first && found.last == shown("g").first)
    #expect(found.filter { $0 == ellipsis[0] }.count == 1)
    #expect(middle.lines[0].width <= 120 && middle.lines[0].width > 100)
  }

  @Test func heightLimitsTheLines() {
    let all = layout(text, width: 100)
    #expect(all.lines.count == 4 && !all.isTruncated)
    let two = layout(text, width: 100, height: 41)
    #expect(two.lines.count == 2 && two.isTruncated)
    #expect(two.size.height == 41)
    #expect(layout(text, width: 100, height: 40).lines.count == 1)
    #expect(layout(text, width: 100, height: 1).lines.count == 1)
    #expect(layout(text, width: 100, height: all.size.height).isTruncated == false)
  }

  /// Rule L3.45.
  @Test func lineLimitBelowOneActsAsOne() {
    #expect(layout(text, width: 100, limit: 0).lines.count == 1)
    #expect(layout(text, width: 100, limit: -3).lines.count == 1)
    #expect(layout(text, width: 100, limit: 3).lines.count == 3)
    #expect(layout(text, width: 100, limit: 4).isTruncated == false)
  }

  @Test func linesBehindALineBreakAreMissed() {
    let result = layout("one\ntwo", width: nil, limit: 1)
    #expect(glyphs(result) == shown("one") + ellipsis)
    #expect(result.isTruncated)
    let head = layout("one\ntwo", width: nil, limit: 1, mode: .head)
    #expect(glyphs(head) == ellipsis + shown("two"))
  }

  @Test func reservedLinesTakeRoom() {
    let text = paragraph("one", style: .init(reservedLines: 3))
    #expect(text.size(width: nil, height: nil).height == (3 * 20.287109375).rounded(.up))
  }

  /// Rule L3.72.
  @Test func narrowerThanTheEllipsisTheFirstLetterIsSeen() {
    let width = lineWidth("\u{2026}") - 0.1
    for mode in [.tail, .head, .middle] as [ParagraphStyle.Truncation] {
      let narrow = layout("Title", width: width, limit: 1, mode: mode)
      #expect(narrow.isTruncated && glyphs(narrow) == shown("T"))
      let none = layout("Title", width: 0, height: 18, mode: mode)
      #expect(none.isTruncated && glyphs(none).isEmpty && none.size.width == 0)
    }
  }

  @Test(arguments: samples)
  func truncatedTextIsStableAtItsOwnWidth(sample: String) {
    for mode in [.tail, .head, .middle] as [ParagraphStyle.Truncation] {
      for limit in 1...2 {
        let text = paragraph(sample, style: .init(lineLimit: limit, truncation: mode))
        for step in 0..<24 {
          let width = CGFloat(step) * 11.3
          let size = text.size(width: width, height: nil)
          #expect(size.width <= width)
          let first = text.layout(width: width, height: nil)
          let again = text.layout(width: size.width, height: size.height)
          #expect(again.lines.count <= limit)
          if mode != .middle { #expect(glyphs(first) == glyphs(again), "\(sample) at \(width)") }
        }
      }
    }
  }
}
