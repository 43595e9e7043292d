import Foundation
import StillText
import StillTextEngine
import StillTextTestSupport
import Testing

/// The typeface for emoji that the program is linked with, for which nobody has to call anything.
@Suite struct LinkedEmojiTests {
  private func system() -> EmbeddedTextSystem {
    let system = EmbeddedTextSystem(withLinkedEmoji: true)
    system.allowsSystemFonts = false
    return system
  }

  /// What the first run of a text is drawn with.
  private func source(
    _ text: String, _ system: EmbeddedTextSystem, _ family: FontFamily = .system(.default)
  ) throws -> any GlyphSource {
    let paragraph = system.paragraph(text, FontDescriptor(family: family, size: 20))
    #expect(paragraph.warnings.isEmpty)
    return try #require(paragraph.layout(width: nil, height: nil).runs.first).glyphs.source
  }

  @Test func emojiAreColouredThoughNothingWasRegistered() throws {
    #expect(try source("\u{1F600}", system()).isColored)
    #expect(try !source("\u{2600}", system()).isColored)
    #expect(try !TypefaceFile.system().paragraph("\u{1F600}").warnings.isEmpty)
  }

  /// Whoever registers emoji of another design wants to see them.
  @Test func registeredEmojiComeBeforeTheLinkedOnes() throws {
    let name = try #require("Noto Color Emoji".data(using: .utf16BigEndian))
    let otherName = try #require("Nota Color Emoji".data(using: .utf16BigEndian))
    var file = try TypefaceFile.bytes("noto-emoji/NotoColorEmoji.ttf")
    while let range = file.range(of: name) { file.replaceSubrange(range, with: otherName) }
    let system = system()
    #expect(try system.register(file) == ["Nota Color Emoji"])
    // The high half names the face, the low one the size, which differs in texts of other fonts (rule L9.18).
    let drawn = try source("\u{1F600}", system).identifier >> 32
    #expect(try source("\u{1F600}", system, .named("Nota Color Emoji")).identifier >> 32 == drawn)
    #expect(try source("\u{1F600}", system, .named("Noto Color Emoji")).identifier >> 32 != drawn)
  }
}
