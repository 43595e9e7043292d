import Foundation
import StillGeometry
import StillText
import StillTextEngine
import StillTextTestSupport
import Testing

/// Typefaces of the repository as files, as a program would register its own.
enum TypefaceFile {
  static func bytes(_ path: String) throws -> Data {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try Data(contentsOf: root.appendingPathComponent("assets/fonts/\(path)"))
  }

  /// A text system of its own with typefaces registered, and none of the machine's.
  static func system(_ paths: String...) throws -> EmbeddedTextSystem {
    let system = EmbeddedTextSystem()
    system.allowsSystemFonts = false
    for path in paths { _ = try system.register(bytes(path)) }
    return system
  }
}

extension EmbeddedTextSystem {
  func paragraph(
    _ text: String, _ font: FontDescriptor = FontDescriptor(size: 20),
    style: ParagraphStyle = .init()
  ) -> Paragraph {
    paragraph([TextRun(text, attributes: .init(font: font))], style: style)
  }
}

@Suite struct FallbackTests {
  private static let arabic = "noto-world/NotoSansArabic-Regular.ttf"
  private static let emoji = "noto-emoji/NotoColorEmoji.ttf"

  @Test(arguments: [
    ("\u{0645}\u{0631}\u{062D}\u{0628}\u{0627}", "noto-world/NotoSansArabic-Regular.ttf"),
    ("\u{05E9}\u{05DC}\u{05D5}\u{05DD}", "noto-world/NotoSansHebrew-Regular.ttf"),
    ("\u{0928}\u{092E}\u{0938}\u{094D}\u{0924}\u{0947}", "noto-world/NotoSansDevanagari-Bold.ttf"),
    ("\u{0E2A}\u{0E27}\u{0E31}\u{0E2A}\u{0E14}\u{0E35}", "noto-world/NotoSansThai-Regular.ttf"),
  ])
  func whatTheFontLacksARegisteredOneDraws(_ word: String, _ file: String) throws {
    let bare = try TypefaceFile.system().paragraph(word)
    #expect(!bare.warnings.isEmpty)
    let text = try TypefaceFile.system(file).paragraph(word)
    #expect(text.warnings.isEmpty)
    let runs = text.layout(width: nil, height: nil).runs
    #expect(runs.count == 1)
    #expect(!runs[0].glyphs.glyphs.contains(0))
  }

  /// Letters join across a word, which they could not if each cluster were a run of its own.
  @Test func aWordOfTheOtherFontIsShapedAsOne() throws {
    let system = try TypefaceFile.system(Self.arabic)
    func glyphs(_ text: String) -> [GlyphID] {
      system.paragraph(text).layout(width: nil, height: nil).runs.flatMap(\.glyphs.glyphs)
    }
    let joined = glyphs("\u{0628}\u{0628}\u{0628}")
    let alone = glyphs("\u{0628}")
    #expect(joined.count >= 3)
    #expect(Set(joined).count >= 3)
    #expect(!joined.contains(alone[0]))
  }

  @Test func spacesBetweenWordsOfTheOtherFontAreItsOwn() throws {
    let system = try TypefaceFile.system(Self.arabic)
    let text = "a \u{0628}\u{0628} \u{0628}\u{0628} b"
    let runs = system.paragraph(text).layout(width: nil, height: nil).runs
    #expect(runs.count == 3)
    #expect(runs[0].glyphs.source.identifier == runs[2].glyphs.source.identifier)
  }

  @Test(arguments: [
    "\u{2728}", "\u{1F31F}", "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1EA}\u{1F1FA}",
    "\u{1F44D}\u{1F3FD}", "\u{2764}\u{FE0F}", "1\u{FE0F}\u{20E3}",
    "\u{1F3F4}\u{200D}\u{2620}\u{FE0F}", "\u{26F9}\u{1F3FF}\u{200D}\u{2640}\u{FE0F}",
  ])
  func anEmojiIsOneColouredGlyph(_ emoji: String) throws {
    let text = try TypefaceFile.system(Self.emoji).paragraph("a\(emoji)b")
    #expect(text.warnings.isEmpty)
    let runs = text.layout(width: nil, height: nil).runs
    #expect(runs.count == 3)
    let run = runs[1].glyphs
    #expect(run.source.isColored)
    #expect(run.glyphs.count == 1)
    let picture = try #require(run.source.picture(of: run.glyphs[0]))
    #expect(picture.widthInPixels == 136 && picture.heightInPixels == 128)
    // Two of the picture's channels differ somewhere: it has colour.
    #expect(
      // The family is a grey one.
      picture.pixels.contains { ($0 >> 16 & 255) != ($0 & 255) }
        || emoji.unicodeScalars.contains("\u{1F467}"))
    // Rule L9.18, whatever the glyph.
    #expect(abs(runs[1].width - 23) < 0.01)
  }

  /// Keycaps, flags of regions and of parts of them, couples whose skin differs.
  @Test(arguments: [
    "#\u{FE0F}\u{20E3}", "*\u{FE0F}\u{20E3}", "0\u{FE0F}\u{20E3}", "9\u{FE0F}\u{20E3}",
    "\u{1F1EF}\u{1F1F5}", "\u{1F1FA}\u{1F1F3}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    "\u{1F469}\u{1F3FB}\u{200D}\u{1F91D}\u{200D}\u{1F469}\u{1F3FF}",
    "\u{1F468}\u{1F3FD}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F48B}\u{200D}\u{1F468}\u{1F3FF}",
    "\u{1FAF1}\u{1F3FB}\u{200D}\u{1FAF2}\u{1F3FE}", "\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}",
    "\u{1F9D1}\u{1F3FE}\u{200D}\u{1F680}",
  ])
  func aSequenceIsOneClusterOfOnePicture(_ emoji: String) throws {
    let text = try TypefaceFile.system(Self.emoji).paragraph(emoji + emoji + "b")
    #expect(text.warnings.isEmpty)
    let layout = text.detailedLayout(width: nil, height: nil)
    let clusters = layout.lines[0].runs[0].clusters
    let length = emoji.utf16.count
    #expect(clusters.map(\.characters) == [0..<length, length..<2 * length])
    #expect(clusters.allSatisfy { $0.glyphs.count == 1 && abs($0.width - 23) < 0.01 })
    let run = layout.lines[0].runs[0].run.glyphs
    #expect(run.source.isColored && run.glyphs[0] == run.glyphs[1])
    // However narrow a line is, it ends between the two.
    let narrow = text.layout(width: 1, height: nil)
    #expect(narrow.lines.map(\.range.count) == [length, length, 1])
  }

  /// Where the registered fonts have a character in colour alone, one of the system's that has it without is
  /// taken for the sake of U+FE0E, but the system is not asked when the text asks for nothing.
  @Test func theTextFormIsLookedForInTheSystemsFonts() throws {
    func isColored(_ text: String, system allowed: Bool) throws -> Bool? {
      let system = try TypefaceFile.system(Self.emoji)
      system.allowsSystemFonts = allowed
      let paragraph = system.paragraph(text)
      #expect(paragraph.warnings.isEmpty)
      return paragraph.layout(width: nil, height: nil).runs.first?.glyphs.source.isColored
    }
    #expect(try isColored("\u{2602}\u{FE0E}", system: true) == false)
    #expect(try isColored("\u{2602}\u{FE0E}", system: false) == true)
    #expect(try isColored("\u{2602}\u{FE0F}", system: true) == true)
    #expect(try isColored("\u{2602}", system: true) == true)
  }

  /// The variation selectors decide where a character has both forms (UTS #51).
  @Test(arguments: [
    ("\u{2600}", false), ("\u{2600}\u{FE0E}", false), ("\u{2600}\u{FE0F}", true),
    ("\u{2B50}", true), ("\u{2764}", false), ("7", false),
    ("\u{A9}", false), ("\u{A9}\u{FE0F}", true),
  ])
  func presentationFollowsTheVariationSelector(_ text: String, _ isColored: Bool) throws {
    let runs = try TypefaceFile.system(Self.emoji).paragraph(text)
      .layout(width: nil, height: nil).runs
    #expect(runs.count == 1)
    #expect(runs.first?.glyphs.source.isColored == isColored)
  }

  /// A line has the height of its own font as long as what others draw fits in.
  @Test func linesGrowOnlyForGlyphsThatDoNotFit() throws {
    let system = try TypefaceFile.system(
      Self.arabic, Self.emoji, "noto-world/NotoSansThai-Regular.ttf")
    func height(_ text: String) -> CGFloat {
      system.paragraph(text).size(width: nil, height: nil).height
    }
    let plain = height("abc")
    #expect(height("abc\u{2728}") == plain)
    // Letters fit; the font's own metrics would ask for 42.24.
    #expect(height("abc\u{0628}") == plain)
    // A tone mark on top of a vowel mark, and a vowel below a letter with a tail.
    #expect(height("\u{0E1B}\u{0E37}\u{0E49}\u{0E0F}\u{0E39}") > plain)
    // All lines of one text alike, whichever holds the tall letters.
    let lines = system.paragraph("\u{0E01}\n\u{0E1B}\u{0E37}\u{0E49}").layout(
      width: nil, height: nil
    ).lines
    #expect(lines.count == 2)
    #expect(lines[0].ascent == lines[1].ascent)
    #expect(lines[0].ascent > 20 * 1950 / 2048)
  }

  @Test func weightsOfAFamilyAreMatched() throws {
    let system = try TypefaceFile.system(
      "noto-world/NotoSansHebrew-Regular.ttf", "noto-world/NotoSansHebrew-Bold.ttf")
    func source(_ weight: CGFloat) -> UInt64? {
      system.paragraph("\u{05D0}", FontDescriptor(size: 20, weight: weight))
        .layout(width: nil, height: nil).runs.first?.glyphs.source.identifier
    }
    #expect(source(400) == source(300))
    #expect(source(700) == source(900))
    #expect(source(400) != source(700))
  }

  /// Fontconfig's configuration costs milliseconds: it is read when something is missing.
  @Test func theSystemIsAskedOnlyForWhatIsMissing() throws {
    let system = try TypefaceFile.system(Self.emoji)
    system.allowsSystemFonts = true
    for text in ["Latin", "Ελληνικά", "Кириллица", "\u{1F31F}", "naïve — “quotes” → ★ ✓"] {
      #expect(system.paragraph(text).warnings.isEmpty)
    }
    #expect(!system.hasAskedForSystemFonts)
    _ = system.paragraph("\u{13000}")
    #expect(system.hasAskedForSystemFonts)
  }

  @Test(arguments: ["你好世界", "こんにちは", "안녕하세요"])
  func chineseJapaneseAndKoreanComeFromTheSystem(_ text: String) {
    let system = EmbeddedTextSystem()
    let paragraph = system.paragraph(text)
    #expect(
      paragraph.warnings.isEmpty, "no font for it: install fonts-noto-cjk, as scripts/test does")
    #expect(system.hasAskedForSystemFonts)
  }

  /// Japanese words in the system's font are at 0.933 of its size (rule L9.19), in lines as high as all others.
  @Test(
    arguments: [
      ("こんにちは", .system(.default), 20 * 0.933), ("直の", .system(.default), 20 * 0.933),
      ("你好", .system(.default), 20), ("こんにちは", .named("Noto Sans CJK JP"), 20),
    ] as [(String, FontFamily, CGFloat)])
  func japaneseIsSmallerInTheSystemsFont(_ text: String, _ family: FontFamily, _ size: CGFloat) {
    let font = FontDescriptor(family: family, size: 20)
    let system = EmbeddedTextSystem()
    let layout = system.paragraph(text, font).layout(width: nil, height: nil)
    #expect(abs(layout.size.width - size * CGFloat(text.count)) < 1)
    if case .system = family {
      let latin = system.paragraph("a", font).layout(width: nil, height: nil)
      #expect(abs(layout.size.height - latin.size.height) < 0.001)
    }
  }

  /// Ideographs look as the language writes them, which other characters of the text tell.
  @Test func ideographsFollowTheLanguageOfTheText() throws {
    let system = EmbeddedTextSystem()
    func sources(_ text: String) -> [UInt64] {
      system.paragraph(text).layout(width: nil, height: nil).runs
        .map(\.glyphs.source.identifier)
    }
    let chinese = try #require(sources("\u{76F4}").first)
    let japanese = try #require(sources("\u{76F4}\u{306E}").first)
    let korean = try #require(sources("\u{76F4}\u{C548}").first)
    #expect(Set([chinese, japanese, korean]).count == 3)
  }

  /// Whatever attributes the characters have that tell.
  @Test func ideographsFollowTheLanguageOfOtherRuns() throws {
    let system = EmbeddedTextSystem()
    let fonts = [400, 700].map { TextAttributes(font: FontDescriptor(size: 20, weight: $0)) }
    func sources(_ texts: [String]) -> [UInt64] {
      let runs = zip(texts, fonts).map { TextRun($0, attributes: $1) }
      return system.paragraph(runs, style: ParagraphStyle()).layout(width: nil, height: nil).runs
        .map(\.glyphs.source.identifier)
    }
    let alone = try #require(sources(["\u{76F4}\u{306E}"]).first)
    #expect(sources(["\u{76F4}", "\u{306E}"]).first == alone)
  }

  /// A picture must not depend on what was made before it.
  @Test func aForbiddenSystemFamilyIsForgotten() throws {
    let system = EmbeddedTextSystem()
    let font = FontDescriptor(family: .named("Noto Sans CJK JP"), size: 20)
    try #require(
      system.paragraph("a", font).warnings.isEmpty,
      "install fonts-noto-cjk, as scripts/test does")
    system.allowsSystemFonts = false
    #expect(system.paragraph("a", font).warnings.count == 1)
    system.allowsSystemFonts = true
    #expect(system.paragraph("a", font).warnings.isEmpty)
  }

  @Test func aParagraphFromBeforeARegistrationIsMadeAnew() throws {
    let system = try TypefaceFile.system()
    #expect(!system.paragraph("\u{05D0}").warnings.isEmpty)
    _ = try system.register(TypefaceFile.bytes("noto-world/NotoSansHebrew-Regular.ttf"))
    #expect(system.paragraph("\u{05D0}").warnings.isEmpty)
  }
}
