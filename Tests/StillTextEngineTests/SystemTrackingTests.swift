import Foundation
import StillText
import StillTextEngine
import StillTextTestSupport
import Testing

/// How far letters of the system's designs stand apart, by size and weight.
struct SystemTrackingTests {
  private func width(_ text: String, _ attributes: TextAttributes) -> CGFloat {
    EmbeddedTextSystem.shared.paragraph([TextRun(text, attributes: attributes)], style: .init())
      .layout(width: nil, height: nil).lines[0].width
  }

  private func width(_ text: String, _ font: FontDescriptor) -> CGFloat {
    width(text, TextAttributes(font: font))
  }

  /// How much wider a letter without corrections of its own is than its maker drew it, in thousandths of an em.
  private func tracking(
    _ design: FontDesign = .default, drawnAs family: String, size: CGFloat, weight: CGFloat = 400,
    isItalic: Bool = false
  ) -> CGFloat {
    let own = FontDescriptor(
      family: .system(design), size: size, weight: weight, isItalic: isItalic)
    let drawn = FontDescriptor(
      family: .named(family), size: size, weight: weight, isItalic: isItalic)
    return (width("jj", own) - width("jj", drawn)) / 2 / size * 1000
  }

  @Test(
    arguments: [
      (6, 400, 42.1), (9, 400, 20.1), (10, 500, 19), (12, 400, 1.1), (12, 700, 13),
      (13, 400, -4.9),
      (14.5, 400, -12.4), (16, 600, -10), (17, 400, -24.9), (17, 600, -16), (17, 900, -13),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func textStandsApartBySizeAndWeight(_ size: CGFloat, _ weight: CGFloat, _ expected: CGFloat) {
    #expect(abs(tracking(drawnAs: "Inter", size: size, weight: weight) - expected) < 1e-6)
    let italic = tracking(drawnAs: "Inter", size: size, weight: weight, isItalic: true)
    #expect(abs(italic - expected) < 1e-6)
  }

  @Test(
    arguments: [
      (30, 400, -2), (28, 400, -1), (28, 700, 12), (34, 400, -3), (34, 700, 10), (34, 800, 10),
      (35.5, 400, -3.5), (60, 400, -10), (80, 500, -8), (200, 500, -8),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func titlesAreOfTheDisplayCut(_ size: CGFloat, _ weight: CGFloat, _ expected: CGFloat) {
    let upright = tracking(drawnAs: "Inter Display", size: size, weight: weight)
    // Between the cuts, distances are whole numbers of small units.
    #expect(abs(upright - expected) < 0.03)
    let italic = tracking(drawnAs: "Inter Display", size: size, weight: weight, isItalic: true)
    #expect(abs(italic - expected - 10) < 0.03)
  }

  @Test(
    arguments: [(12, 400, 9), (17, 400, -15), (28, 400, -24), (34, 400, -25)]
      as [(CGFloat, CGFloat, CGFloat)])
  func theRoundedDesignHasItsOwn(_ size: CGFloat, _ weight: CGFloat, _ expected: CGFloat) {
    let found = tracking(.rounded, drawnAs: "Nunito", size: size, weight: weight)
    #expect(abs(found - expected) < 1e-6)
  }

  /// Bold texts have stems of the default design, which Nunito has at a higher weight, and keep their width.
  @Test(arguments: [500, 600, 700] as [CGFloat])
  func boldRoundedTextsAreDrawnByAHeavierFace(_ weight: CGFloat) {
    let words = "The quick brown fox jumps over the lazy dog while seven wizards brew"
    let system = FontDescriptor(family: .system(.rounded), size: 28, weight: weight)
    let light = FontDescriptor(family: .named("Nunito"), size: 28, weight: weight)
    let regular = FontDescriptor(family: .system(.rounded), size: 28, weight: 400)
    let lightRegular = FontDescriptor(family: .named("Nunito"), size: 28, weight: 400)
    let share = width(words, system) / width(words, light)
    let before = width(words, regular) / width(words, lightRegular)
    #expect(abs(share - before) < 0.04)
    #expect(width(words, system) > width(words, regular))
  }

  @Test(arguments: [12, 28] as [CGFloat])
  func otherDesignsAndWidthsAreAsDrawn(size: CGFloat) {
    #expect(abs(tracking(.serif, drawnAs: "Literata", size: size)) < 1e-6)
    // As wide as San Francisco's (rule L9.15).
    #expect(abs(tracking(.monospaced, drawnAs: "JetBrains Mono", size: size) - 18) < 1e-6)
    let condensed = FontDescriptor(size: size, width: 75)
    let drawn = FontDescriptor(family: .named("Archivo"), size: size, width: 75)
    #expect(width("nn", condensed) == width("nn", drawn))
  }

  @Test func serifsAreDrawnForTheirSize() {
    let drawn = (16...34).map { size in
      width("Hamburgefonstiv", FontDescriptor(family: .system(.serif), size: CGFloat(size)))
        / CGFloat(size)
    }
    #expect(Set(drawn).count == drawn.count)
  }

  @Test(arguments: [12, 19, 34] as [CGFloat])
  func itCanBeTurnedOff(size: CGFloat) {
    let off = FontDescriptor(size: size, isSystemTracked: false)
    let drawn = FontDescriptor(family: .named("Inter"), size: size)
    #expect(width("Stillframe", off) == width("Stillframe", drawn))
    let rounded = FontDescriptor(family: .system(.rounded), size: size, isSystemTracked: false)
    let nunito = FontDescriptor(family: .named("Nunito"), size: size)
    #expect(width("Stillframe", rounded) == width("Stillframe", nunito))
  }

  @Test(arguments: [12, 19, 34] as [CGFloat])
  func whatTheTextAsksForComesOnTop(size: CGFloat) {
    let font = FontDescriptor(size: size)
    let plain = width("Hello", font)
    #expect(abs(width("Hello", TextAttributes(font: font, tracking: 2)) - plain - 10) < 1e-9)
    #expect(abs(width("Hello", TextAttributes(font: font, kerning: -0.5)) - plain + 2.5) < 1e-9)
  }

  /// A soft hyphen that does not show, a joiner, a mark on a letter.
  @Test(
    arguments: [
      ("won\u{AD}der", "wonder"), ("a\u{200B}b", "ab"), ("e\u{301}e\u{301}", "éé"),
      ("n\u{303}\u{323}", "ñ"), ("a\u{2060}b\u{FEFF}", "ab"),
    ])
  func invisibleCharactersAndMarksGetNone(_ text: String, _ plain: String) {
    for size in [12, 17, 19, 34] as [CGFloat] {
      let font = FontDescriptor(size: size)
      // Kerning aside, which they interrupt.
      #expect(abs(width(text, font) - width(plain, font)) < 0.01 * size)
      let tracked = width(text, TextAttributes(font: font, kerning: 5)) - width(text, font)
      #expect(abs(tracked - CGFloat(5 * plain.count)) < 1e-9)
    }
  }

  @Test func glyphsOfOtherFontsAreAsDrawn() {
    let named = FontDescriptor(family: .named("Inter Display"), size: 34)
    #expect(width("漢字", FontDescriptor(size: 34)) == width("漢字", named))
    // Inter Display lacks the baht, Inter has it: of the system's font, but for a font by name.
    #expect(
      abs(width("\u{E3F}", FontDescriptor(size: 34)) - width("\u{E3F}", named) + 0.6256) < 1e-9)
  }

  @Test(arguments: [9, 17, 18.5, 20, 26, 34] as [CGFloat])
  func digitsOfOneWidthStayOfOneWidth(size: CGFloat) {
    let font = FontDescriptor(size: size, usesMonospacedDigits: true)
    let widths = (0...9).map { width("\($0)\($0)", font) }
    #expect(widths.allSatisfy { abs($0 - widths[0]) < 1e-9 })
  }

  private static let texts = [
    "The quick brown fox jumps over the lazy dog.", "Settings", "0123456789", "1", "111", "9:41",
    "i", "l", "|", "!", "WWW", "mm", "AVATAR Tomorrow", "office", "Il|", "...", "()[]", "'\"",
    "Größe naïve Ångström", "Съешь же ещё", "Ξεσκεπάζω", "€ 12,34 — “q”…", "a b c", "@#%&",
    "\u{E3F}100", "e\u{301}n\u{303}",
  ]

  @Test(arguments: [100, 400, 500, 600, 700, 900] as [CGFloat], [false, true])
  func widthsGrowWithTheSizeAndDoNotJump(weight: CGFloat, isItalic: Bool) {
    for text in Self.texts {
      var before: CGFloat = 0
      for tenths in 60...300 {
        let size = CGFloat(tenths) / 10
        let now = width(text, FontDescriptor(size: size, weight: weight, isItalic: isItalic))
        if before > 0 {
          let growth = size / (size - 0.1)
          #expect(now >= before, "\(text) at \(size)")
          #expect(abs(now / before / growth - 1) <= 0.005, "\(text) at \(size)")
        }
        before = now
      }
    }
  }

  /// Text whose pairs of letters are known is the same as text that was never seen.
  @Test(arguments: [17, 18.3, 20, 22, 34] as [CGFloat])
  func knownPairsChangeNothing(size: CGFloat) {
    let taught = EmbeddedTextSystem()
    let font = FontDescriptor(size: size)
    func layout(_ system: EmbeddedTextSystem, _ text: String) -> ParagraphLayout {
      system.paragraph([TextRun(text, attributes: .init(font: font))], style: .init())
        .layout(width: 120, height: nil)
    }
    let word = "The office of the quick brown fox, 10:30 - AVATAR Tomorrow (7)! "
    for count in 1...24 {
      _ = layout(taught, String(repeating: word, count: count % 5 + 1) + "\(count)")
    }
    for text in [word, "quick AVATAR of the fox", "Tomorrow, (7) 10:30"] {
      let known = layout(taught, text)
      let fresh = layout(EmbeddedTextSystem(), text)
      #expect(known.lines == fresh.lines)
      #expect(known.runs.map(\.glyphs.positions) == fresh.runs.map(\.glyphs.positions))
    }
  }

  /// Lines that are cut from a text are as wide as the same words alone.
  @Test(arguments: [12, 17, 18.3, 22, 34] as [CGFloat])
  func linesAreAsWideAsTheirWords(size: CGFloat) {
    let text = "The quick brown fox jumps over the lazy dog, again and again"
    let units = Array(text.utf16)
    let layout = paragraph(text, size: size).layout(width: 9 * size, height: nil)
    #expect(layout.lines.count > 2)
    for line in layout.lines {
      let words = String(decoding: units[line.range], as: UTF16.self)
        .trimmingCharacters(in: .whitespaces)
      #expect(abs(line.width - lineWidth(words, size: size)) < 1e-9)
    }
  }
}
