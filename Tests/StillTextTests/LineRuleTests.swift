import Foundation
import StillGeometry
import StillText
import StillTextEngine
import StillTextTestSupport
import Testing

/// What holds for every line, whatever it says.
struct LineRuleTests {
  /// The offsets in a text between which a reader sees one character.
  private func boundaries(_ text: String) -> Set<Int> {
    var offset = 0
    return Set(
      [0]
        + text.map {
          offset += $0.utf16.count
          return offset
        })
  }

  @Test func noClusterIsDividedInUnicodesGraphemeTests() throws {
    for line in try UnicodeData.lines(of: "GraphemeBreakTest.txt") {
      let text = String(decoding: BreakCase(line).text, as: UTF16.self)
      let whole = boundaries(text)
      let opportunities = Set(system.lineBreaks(in: Array(text.utf16)).map(\.offset))
      for width in [0, 1, 12] as [CGFloat] {
        for line in paragraph(text).layout(width: width, height: nil).lines {
          let end = line.range.upperBound
          #expect(
            whole.contains(end) || opportunities.contains(end),
            "\(line) \(text.unicodeScalars.map(\.value)) at \(width)")
        }
      }
    }
  }

  @Test(arguments: [
    "👩‍👩‍👧🇪🇺🏳️‍🌈", "e\u{301}\u{302}o\u{308}", "क्षि नमस्ते", "각\u{1100}\u{1161}\u{11A8}", "a\r\nb", "กำ้",
  ])
  func clustersAreNotDividedByNarrowLinesNorByTruncation(text: String) {
    let runs = [TextRun(text, attributes: .init(font: FontDescriptor(size: 17)))]
    let content = TextAnalyzer.content(of: runs, engine: system, cache: ShapeCache())
    let whole = boundaries(text)
    for offset in 0...text.utf16.count where content.isDivisible(at: offset) {
      #expect(whole.contains(offset))
    }
  }

  @Test func aMarkInARunOfItsOwnStaysWithItsLetter() {
    let first = TextAttributes(font: FontDescriptor(size: 17), paintIndex: 0)
    let second = TextAttributes(font: FontDescriptor(size: 17), paintIndex: 1)
    let runs = [TextRun("e", attributes: first), TextRun("\u{301}e", attributes: second)]
    let layout = system.paragraph(runs, style: .init()).layout(width: 0, height: nil)
    #expect(layout.lines.map(\.range) == [0..<2, 2..<3])
  }

  /// Rule L3.47: the sides are those of the layout direction.
  @Test(arguments: [
    (ParagraphStyle.Alignment.leading, false), (.trailing, true), (.center, false),
  ])
  func alignmentFollowsTheLayoutDirection(_ alignment: ParagraphStyle.Alignment, _ isMirrored: Bool)
  {
    let text = "The quick brown fox jumps over"
    func lines(_ direction: LayoutDirection) -> (ParagraphLayout, [CGFloat]) {
      let layout = paragraph(
        text, style: .init(alignment: alignment, layoutDirection: direction)
      ).layout(width: 90, height: nil)
      return (layout, layout.lines.map(\.origin.x))
    }
    let (left, leftX) = lines(.leftToRight)
    let (right, rightX) = lines(.rightToLeft)
    #expect(left.lines.count > 2)
    for (index, line) in left.lines.enumerated() {
      let free = left.size.width - line.width
      #expect(abs(leftX[index] + rightX[index] - free) < 1e-6)
      let expected = alignment == .center ? free / 2 : isMirrored ? free : 0
      #expect(abs(leftX[index] - expected) < 1e-6)
    }
    #expect(right.size == left.size)
  }

  @Test func lineSpacingStandsBetweenLinesOnly() {
    let text = "one\ntwo\nthree"
    let loose = paragraph(text, style: .init(lineSpacing: 7)).layout(width: nil, height: nil)
    let tight = paragraph(text).layout(width: nil, height: nil)
    #expect(loose.size.height == (3 * 20.287109375 + 14).rounded(.up))
    for (index, (a, b)) in zip(loose.lines, tight.lines).enumerated() {
      #expect(abs(a.origin.y - b.origin.y - CGFloat(index) * 7) < 1e-6)
    }
    #expect(
      paragraph("one", style: .init(lineSpacing: 7)).size(width: nil, height: nil).height == 21)
  }

  @Test func textWithoutADirectionTakesThatOfTheLayout() {
    let style = ParagraphStyle(layoutDirection: .rightToLeft)
    func order(_ style: ParagraphStyle) -> [GlyphID?] {
      let runs = paragraph("1 - 2", style: style).layout(width: nil, height: nil).runs
      let glyphs = runs.sorted { $0.origin.x < $1.origin.x }.flatMap(\.glyphs.glyphs)
      return [glyphs.first, glyphs.last]
    }
    #expect(order(style) == order(.init()).reversed())
  }

  // MARK: The ellipsis

  /// The glyphs of one truncated line from left to right.
  private func drawn(_ text: String, _ mode: ParagraphStyle.Truncation, _ width: CGFloat) -> String
  {
    let layout = paragraph(text, style: .init(lineLimit: 1, truncation: mode))
      .layout(width: width, height: nil)
    var names: [GlyphID: Character] = [:]
    for letter in "abcdefghijklmnopqrstuvwxyz\u{2026}" {
      for glyph in glyphs(paragraph(String(letter)).layout(width: nil, height: nil)) {
        names[glyph] = letter
      }
    }
    let placed = layout.runs.flatMap { run in
      zip(run.glyphs.glyphs, run.glyphs.positions).map { ($0, run.origin.x + $1.x) }
    }
    return String(placed.sorted { $0.1 < $1.1 }.map { names[$0.0] ?? "?" })
  }

  @Test func theEllipsisStandsWhereTheTextGoesOn() {
    let width = lineWidth("abcdef\u{2026}")
    let text = "abcdefghijklmnop"
    #expect(drawn(text, .tail, width).hasSuffix("\u{2026}"))
    #expect(drawn(text, .head, width).hasPrefix("\u{2026}"))
    let turned = "\u{200F}\u{202E}" + text
    #expect(drawn(turned, .tail, width).hasPrefix("\u{2026}"))
    #expect(drawn(turned, .tail, width).hasSuffix("cba"))
    #expect(drawn(turned, .head, width).hasSuffix("\u{2026}"))
    #expect(drawn(turned, .head, width).hasPrefix("pon"))
    let middle = drawn(turned, .middle, width)
    #expect(middle.hasPrefix("po") && middle.hasSuffix("ba") && middle.contains("\u{2026}"))
  }

  /// Between text that runs from right to left it goes with that, also where the paragraph does not.
  @Test func theEllipsisGoesWithTheTextAroundIt() {
    let text = "x \u{202E}abcdefghijklmnop\u{202C}"
    let middle = drawn(text, .middle, lineWidth("x abcdef\u{2026}"))
    #expect(middle.hasPrefix("xpo") || middle.hasPrefix("xp"))
    #expect(middle.hasSuffix("a"))
    #expect(drawn(text, .tail, lineWidth("x abcdef\u{2026}")).hasSuffix("\u{2026}"))
  }

  @Test func everyParagraphHasItsOwnSideForTheEllipsis() {
    let text = "abc\n\u{200F}\u{202E}defghijklmnop"
    let style = ParagraphStyle(lineLimit: 2)
    let layout = paragraph(text, style: style).layout(width: lineWidth("defg\u{2026}"), height: nil)
    let dots = glyphs(paragraph("\u{2026}").layout(width: nil, height: nil))
    let last = layout.runs.filter { $0.origin.y > 30 }.min { $0.origin.x < $1.origin.x }
    #expect(last?.glyphs.glyphs == dots)
  }
}
