import Foundation
import StillText
import StillTextEngine
import Synchronization

/// Opens any bytes as a font; shapes, measures and draws with what opens.
///
/// The last byte chooses which of these, so that each input is cheap and millions can be tried.
enum FontFuzzing {
  private static let texts = [
    "AVfi 1e\u{301} \u{5D0}\u{627}", "Hamburgefonstiv AVATAR -> 2x3", "\u{1F600}\u{FE0F}",
    "\u{644}\u{627}\u{928}\u{92E}",
  ]

  /// With the fonts in the binary alone, and nothing registered yet.
  private static func freshSystem() -> EmbeddedTextSystem {
    let system = EmbeddedTextSystem()
    system.allowsSystemFonts = false
    return system
  }

  // A refused font leaves nothing in a system, which then serves the next input.
  private static let system = Mutex(freshSystem())

  static func run(_ bytes: UnsafeRawBufferPointer) {
    system.withLock { system in
      let isUsed = unsafe run(bytes, in: system)
      if isUsed {
        system.forget()
        system = freshSystem()
      }
    }
  }

  /// Whether the bytes are a font; the system then has it.
  private static func run(
    _ bytes: UnsafeRawBufferPointer, in system: EmbeddedTextSystem
  ) -> Bool {
    let families: [String]
    do {
      families = try unsafe system.register(bytes)
    } catch {
      precondition(!error.description.isEmpty)
      return false
    }
    let choice = unsafe Int(bytes.last ?? 0)
    for family in families.prefix(2) {
      let font = FontDescriptor(family: .named(family), size: 17)
      let selected = system.font(for: font)
      precondition(selected.metrics.lineHeight.isFinite)
      let text = texts[choice & 3]
      if choice >> 2 & 31 == 31 {
        set(text, font, system)
      } else {
        shape(text, selected, isRightToLeft: choice & 4 != 0, drawing: choice >> 3 & 3)
      }
    }
    return true
  }

  /// Glyphs of the font alone.
  private static func shape(
    _ text: String, _ font: SelectedFont, isRightToLeft: Bool, drawing: Int
  ) {
    let shaped = font.face.shape(
      Array(text.utf16), script: .latin, features: [], isRightToLeft: isRightToLeft)
    let source = font.face.source(size: font.size)
    for glyph in shaped.glyphs.prefix(12) {
      switch drawing {
      case 0: _ = source.outline(of: glyph.glyph)
      case 1: _ = source.coverage(of: glyph.glyph, scale: 2, phase: CGPoint(x: 0.5, y: 0.25))
      case 2: _ = source.picture(of: glyph.glyph)
      default: _ = font.face.hasFeature(OpenTypeTag.smallCaps)
      }
    }
  }

  /// Lines, with what other fonts have where this one has nothing.
  private static func set(_ text: String, _ font: FontDescriptor, _ system: EmbeddedTextSystem) {
    let runs = [TextRun(text, attributes: TextAttributes(font: font))]
    let paragraph = system.paragraph(runs, style: ParagraphStyle())
    for width in [nil, 40] as [CGFloat?] {
      let layout = paragraph.layout(width: width, height: nil)
      precondition(layout.size.width.isFinite && layout.size.height.isFinite)
      for run in layout.runs {
        for glyph in run.glyphs.glyphs.prefix(64) { _ = run.glyphs.source.outline(of: glyph) }
      }
    }
  }
}
