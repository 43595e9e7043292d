import Foundation
import Stillframe
import StillframeGallery
import StillframeScenes
import Testing

/// What renderers and outlines do with coloured pictures and joined letters, for which fonts have to be
/// registered.
@MainActor @Suite struct RenderedEmojiTests {
  init() { GalleryFonts.register() }

  private struct Lines: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for slice in layout.flatMap({ $0 }).flatMap({ $0 }) { context.draw(slice) }
    }
  }

  private func bitmap(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    return try renderer.bitmap()
  }

  @Test func emojiAreDrawnByARendererAsWithoutOne() throws {
    let text = Text(verbatim: "a 😀👨‍👩‍👧🇫🇷 b").font(.largeTitle)
    #expect(try bitmap(text.textRenderer(Lines())) == bitmap(text))
  }

  @Test func joinedLettersAreDrawnByARendererAsWithoutOne() throws {
    let text = Text(verbatim: "\u{633}\u{644}\u{627}\u{645}").font(.largeTitle)
    #expect(try bitmap(text.textRenderer(Lines())) == bitmap(text))
  }

  @Test func emojiHaveNoOutline() throws {
    let emoji = Text(verbatim: "😀🎈").font(.largeTitle)
    #expect(try bitmap(emoji.textStroke(.red, lineWidth: 3)) == bitmap(emoji))
    let letter = Text(verbatim: "O").font(.largeTitle)
    #expect(try bitmap(letter.textStroke(.red, lineWidth: 3)) != bitmap(letter))
  }
}
