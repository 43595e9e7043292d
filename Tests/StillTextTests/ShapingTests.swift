import Foundation
import StillText
import StillTextEngine
import StillTextTestSupport
import Testing

struct ShapingTests {
  @Test func composedAndDecomposedTextsAreTwo() {
    let composed = paragraph("\u{E9}").layout(width: nil, height: nil)
    let decomposed = paragraph("e\u{301}").layout(width: nil, height: nil)
    #expect(composed.lines[0].range == 0..<1 && decomposed.lines[0].range == 0..<2)
  }

  private func attributedWidth(_ text: String, _ attributes: TextAttributes) -> CGFloat {
    system.paragraph([TextRun(text, attributes: attributes)], style: .init())
      .layout(width: nil, height: nil).lines[0].width
  }

  /// Inter Regular: A and V advance 1904 units each, the pair is kerned by -192.
  @Test(arguments: [1.0, 11, 17, 28.5, 400])
  func advancesAreSumsOfFontUnits(size: Double) {
    let size = CGFloat(size)
    let scale = size / interUnits
    #expect(abs(lineWidth("A", size: size, isSystemTracked: false) - 1904 * scale) < 1e-9)
    #expect(abs(lineWidth("AV", size: size, isSystemTracked: false) - 3616 * scale) < 1e-9)
    #expect(
      abs(lineWidth("Hello, World", size: size, isSystemTracked: false) - 15992 * scale) < 1e-9)
  }

  /// Between digits the colon is raised, and nowhere else (rule L9.16).
  @Test func contextChangesColons() {
    let digits = glyphs(paragraph("1:2:3").layout(width: nil, height: nil))
    let letters = glyphs(paragraph("a:b:3").layout(width: nil, height: nil))
    #expect(digits.count == 5 && letters.count == 5)
    #expect(digits[1] == digits[3])
    #expect(digits[1] != letters[1])
    #expect(letters[1] == letters[3])
  }

  /// The family could draw an arrow and a multiplication sign, and raise signs beside digits and capitals.
  @Test(arguments: [
    "->", "4x4", "4 x 4", "+7 (12) 3-4", "A-B", "A - B", "(AB)", "1/2 @ 3", "«A»", "5–6 × 7",
  ])
  func contextWritesNoOtherCharacters(_ text: String) {
    let shown = glyphs(paragraph(text).layout(width: nil, height: nil))
    let letters = text.compactMap {
      glyphs(paragraph(String($0)).layout(width: nil, height: nil)).first
    }
    #expect(shown == letters)
  }

  @Test func marksAreComposedWithTheirBase() {
    #expect(lineWidth("e\u{301}") == lineWidth("\u{E9}"))
    #expect(glyphs(paragraph("e\u{301}").layout(width: nil, height: nil)).count == 1)
  }

  @Test func digitsCanHaveOneWidth() {
    let font = FontDescriptor(size: 17, usesMonospacedDigits: true)
    #expect(attributedWidth("111", .init(font: font)) == attributedWidth("888", .init(font: font)))
    #expect(lineWidth("111") < lineWidth("888"))
  }

  @Test func trackingWidensEveryCluster() {
    func width(tracking: CGFloat = 0, kerning: CGFloat = 0) -> CGFloat {
      let font = FontDescriptor(size: 17)
      return attributedWidth(
        "office", TextAttributes(font: font, tracking: tracking, kerning: kerning))
    }
    #expect(abs(width(tracking: 2) - width() - 12) < 1e-9)
    #expect(abs(width(kerning: -1) - width() + 6) < 1e-9)
    #expect(abs(width(tracking: 2, kerning: 5) - width() - 12) < 1e-9)
  }

  @Test func trackingMovesEveryGlyphAfterTheFirst() {
    let attributes = TextAttributes(font: FontDescriptor(size: 17), tracking: 3)
    let tracked = system.paragraph([TextRun("nnn", attributes: attributes)], style: .init())
      .layout(width: nil, height: nil).runs[0].glyphs.positions
    let plain = paragraph("nnn").layout(width: nil, height: nil).runs[0].glyphs.positions
    #expect(zip(tracked, plain).map { ($0.x - $1.x).rounded() } == [0, 3, 6])
  }

  @Test func runsOfTwoFontsStandOnOneBaseline() {
    let small = TextAttributes(font: FontDescriptor(size: 10), paintIndex: 1)
    let large = TextAttributes(font: FontDescriptor(size: 20, weight: 700), paintIndex: 2)
    let text = system.paragraph(
      [TextRun("One ", attributes: small), TextRun("Two", attributes: large)], style: .init())
    let layout = text.layout(width: nil, height: nil)
    // At 10 points the system's letters stand wider by 0.0131 em.
    let space = 792 * 10 / interUnits + 0.131
    let expected = lineWidth("One", size: 10) + space + lineWidth("Two", size: 20, weight: 700)
    #expect(abs(layout.lines[0].width - expected) < 1e-9)
    #expect(layout.runs.map(\.paintIndex) == [1, 2])
    #expect(layout.runs[0].origin.y == layout.runs[1].origin.y)
    #expect(layout.lines[0].ascent == system.metrics(of: large.font).ascent)
  }

  @Test func baselineOffsetRaisesGlyphsAndTheLine() {
    let raised = TextAttributes(font: FontDescriptor(size: 16), baselineOffset: 5)
    let plain = TextAttributes(font: FontDescriptor(size: 16))
    let layout = system.paragraph(
      [TextRun("a", attributes: plain), TextRun("b", attributes: raised)], style: .init()
    ).layout(width: nil, height: nil)
    #expect(layout.runs[0].origin.y - layout.runs[1].origin.y == 5)
    #expect(abs(layout.lines[0].ascent - (16 * 1950 / 2048 + 5)) < 1e-9)
  }

  @Test func decorationsSpanTheirRunWithoutTrailingSpaces() {
    let lined = TextAttributes(
      font: FontDescriptor(size: 16), underline: LineDecoration(),
      strikethrough: LineDecoration())
    let layout = system.paragraph([TextRun("abc  def", attributes: lined)], style: .init())
      .layout(width: lineWidth("abc", size: 16), height: nil)
    let decorations = layout.runs[0].decorations
    #expect(decorations.count == 2)
    #expect(decorations.allSatisfy { abs($0.rectangle.width - lineWidth("abc", size: 16)) < 1e-9 })
    #expect(decorations[0].rectangle.minY > layout.firstBaseline)
    #expect(decorations[1].rectangle.maxY < layout.firstBaseline)
  }

  @Test func sourcesAreTheSameForTheSameFaceAndSize() {
    let a = paragraph("a").layout(width: nil, height: nil).runs[0].glyphs.source
    let b = paragraph("b").layout(width: nil, height: nil).runs[0].glyphs.source
    let bold = paragraph("b", weight: 700).layout(width: nil, height: nil).runs[0].glyphs.source
    let large = paragraph("b", size: 18).layout(width: nil, height: nil).runs[0].glyphs.source
    #expect(a === b)
    #expect(Set([a.identifier, bold.identifier, large.identifier]).count == 3)
  }

  @Test func sameTextIsTheSameParagraph() {
    let text = "cached \(#line)"
    #expect(paragraph(text) === paragraph(text))
    #expect(paragraph(text) !== paragraph(text, weight: 500))
    #expect(paragraph(text) !== paragraph(text, style: .init(lineLimit: 1)))
  }

  @Test func greekAndCyrillicComeFromTheSameFace() {
    let text = paragraph("Привет, world, Ελλάδα")
    #expect(text.warnings.isEmpty)
    #expect(glyphs(text.layout(width: nil, height: nil)).count == 19)
  }
}
