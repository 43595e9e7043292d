import Foundation
import StillText
import StillTextEngine
import StillTextTestSupport
import Testing

/// How large and how wide emoji are in texts of other fonts (rule L9.18).
@Suite struct EmojiSizeTests {
  private static let system: EmbeddedTextSystem = {
    let system = EmbeddedTextSystem(withLinkedEmoji: true)
    system.allowsSystemFonts = false
    return system
  }()

  private func line(_ text: String, _ font: FontDescriptor) -> ParagraphLayout {
    Self.system.paragraph(text, font).layout(width: nil, height: nil)
  }

  private func advance(_ size: CGFloat, _ family: FontFamily) -> CGFloat {
    let font = FontDescriptor(family: family, size: size)
    return line("\u{1F600}\u{1F6AB}", font).lines[0].width - line("\u{1F600}", font).lines[0].width
  }

  @Test(
    arguments: [
      (5, 6.85), (10, 13.7), (12, 16.85), (14, 20), (16, 21), (17, 21.5), (20, 23), (28, 28.5),
      (34, 34),
      (60, 60),
    ] as [(CGFloat, CGFloat)])
  func emojiAdvanceAsInTheSystemsDesigns(size: CGFloat, expected: CGFloat) {
    for design: FontDesign in [.default, .rounded, .serif, .monospaced] {
      #expect(abs(advance(size, .system(design)) - expected) < 0.02)
    }
  }

  @Test(
    arguments: [(10, 13), (14, 19), (18, 22), (19.8, 22.9), (24, 25), (32, 32), (48, 48)]
      as [(CGFloat, CGFloat)])
  func emojiAdvanceAsInOtherFamilies(size: CGFloat, expected: CGFloat) {
    #expect(abs(advance(size, .named("Literata")) - expected) < 0.02)
  }

  /// The picture's top and bottom, in points above the baseline.
  private func reach(_ size: CGFloat, _ family: FontFamily) throws -> (
    top: CGFloat, bottom: CGFloat
  ) {
    let run = try #require(line("\u{1F600}", FontDescriptor(family: family, size: size)).runs.first)
    let glyph = try #require(run.glyphs.positions.first)
    let picture = try #require(run.glyphs.source.picture(of: run.glyphs.glyphs[0]))
    let frame = picture.frame(pointsPerEm: run.glyphs.source.picturePointsPerEm)
    return (-glyph.y - frame.minY, -glyph.y - frame.maxY)
  }

  @Test(
    arguments: [(14, 18.67), (15, 20), (16, 20), (20, 22), (28, 28), (40, 40)]
      as [(CGFloat, CGFloat)])
  func picturesAreLargerInSmallText(size: CGFloat, side: CGFloat) throws {
    let (top, bottom) = try reach(size, .system(.default))
    // The pictures of this face leave out a part of a pixel of a hundred.
    #expect(abs(top - bottom - side) < side / 80)
    #expect(abs((top + bottom) / 2 - size * 1443 / 4096) < size / 80)
  }

  @Test(arguments: [(8, 10), (14, 17.5), (16, 20), (18, 21), (32, 32)] as [(CGFloat, CGFloat)])
  func picturesInOtherFamiliesAreLargerInSmallTextToo(size: CGFloat, side: CGFloat) throws {
    let (top, bottom) = try reach(size, .named("Literata"))
    #expect(abs(top - bottom - side) < side / 80)
    #expect(abs((top + bottom) / 2 - size * 0.375) < size / 80)
  }

  @Test func linesDoNotGrow() {
    for size: CGFloat in [10, 14, 17, 28] {
      let font = FontDescriptor(size: size)
      #expect(line("Hi \u{1F600}", font).size.height == line("Hi", font).size.height)
    }
  }

  @Test(arguments: [0, 1e-300, 0.001, 1e6] as [CGFloat])
  func oddSizesAreDrawnWithoutATrap(size: CGFloat) {
    #expect(line("\u{1F600}", FontDescriptor(size: size)).size.width.isFinite)
  }
}
