import Foundation
import StillGeometry
import StillText
import StillTextEngine
import StillTextTestSupport
import Testing

struct MissingCharacterTests {
  /// Texts without the system's fonts, whatever the machine has.
  private func paragraph(_ text: String) -> Paragraph {
    let system = EmbeddedTextSystem()
    system.allowsSystemFonts = false
    return system.paragraph(
      [TextRun(text, attributes: .init(font: FontDescriptor(size: 17)))], style: .init())
  }

  @Test func missingCharacterIsABoxAndAWarning() {
    let text = paragraph("a\u{1F31F}b")
    #expect(
      text.warnings == [
        "No registered font has the character U+1F31F (GLOWING STAR), and the system's fonts are "
          + "forbidden: a box is drawn. Register one that has it with FontRegistry."
      ])
    let layout = text.layout(width: nil, height: nil)
    #expect(layout.runs.count == 3)
    #expect(layout.runs[1].glyphs.glyphs == [MissingGlyphSource.wideBox])
    #expect(abs(layout.lines[0].width - lineWidth("a") - lineWidth("b") - 17) < 1e-9)
  }

  @Test func boxIsOnePerClusterAndWarningOnePerCharacter() {
    let family = "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    let text = paragraph(family + family)
    #expect(glyphs(text.layout(width: nil, height: nil)).count == 2)
    #expect(text.warnings.count == 1)
    let hebrew = glyphs(paragraph("\u{05D0}\u{05D1}").layout(width: nil, height: nil))
    #expect(hebrew == [MissingGlyphSource.narrowBox, MissingGlyphSource.narrowBox])
  }

  @Test func charactersWithoutInkDrawNothing() {
    let text = paragraph("\u{0}\u{1}\u{7F}\u{9B}\u{200D}\u{FE0F}\u{200B}\u{2060}\u{AD}")
    #expect(text.warnings.isEmpty)
    let layout = text.layout(width: nil, height: nil)
    #expect(glyphs(layout).isEmpty)
    #expect(layout.lines[0].width == 0)
    #expect(abs(lineWidth("a\u{200D}b\u{1}c") - lineWidth("abc")) < 1e-9)
  }

  @Test func boxHasInkAlongItsEdges() throws {
    let source = MissingGlyphSource(size: 100)
    let mask = try #require(
      source.coverage(of: MissingGlyphSource.narrowBox, scale: 1, phase: CGPoint(x: 0.5, y: 0)))
    #expect(mask.left == 6 && mask.top == -73)
    #expect(mask.widthInPixels == 53 && mask.heightInPixels == 73)
    #expect(mask.coverage[0] == 128 && mask.coverage[1] == 255)
    #expect(mask.coverage[36 * 53 + 26] == 0)
    let bounds = pointBounds(source.outline(of: MissingGlyphSource.narrowBox))
    #expect(abs(bounds.minX - 6) < 1e-9 && abs(bounds.maxX - 58) < 1e-9)
    #expect(abs(bounds.minY + 73) < 1e-9 && abs(bounds.maxY) < 1e-9)
  }
}
