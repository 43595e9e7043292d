import Foundation
import StillText
import StillTextEngine

/// Opens any bytes as a font; shapes, measures and draws with what opens.
enum FontAttack {
  static func run(_ bytes: UnsafeRawBufferPointer) {
    let system = EmbeddedTextSystem()
    system.allowsSystemFonts = false
    let families: [String]
    do {
      families = try unsafe system.register(bytes)
    } catch {
      precondition(!error.description.isEmpty)
      return
    }
    for family in families.prefix(3) {
      let font = FontDescriptor(family: .named(family), size: 17)
      for text in [
        "AVfi 1e\u{301} \u{5D0}\u{627}", "Hamburgefonstiv AVATAR -> 2x3", "\u{1F600}\u{FE0F}",
      ] {
        let runs = [TextRun(text, attributes: TextAttributes(font: font))]
        let paragraph = system.paragraph(runs, style: ParagraphStyle())
        draw(paragraph.layout(width: nil, height: nil))
        draw(paragraph.layout(width: 40, height: nil))
      }
      precondition(system.metrics(of: font).lineHeight.isFinite)
    }
  }

  private static func draw(_ layout: ParagraphLayout) {
    precondition(layout.size.width.isFinite && layout.size.height.isFinite)
    for run in layout.runs {
      let source = run.glyphs.source
      for glyph in run.glyphs.glyphs.prefix(64) {
        _ = source.outline(of: glyph)
        _ = source.coverage(of: glyph, scale: 2, phase: CGPoint(x: 0.5, y: 0.25))
        _ = source.picture(of: glyph)
      }
    }
  }
}
