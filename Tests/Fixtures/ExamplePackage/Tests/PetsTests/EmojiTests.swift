import SwiftUI
import Testing

@MainActor @Suite struct EmojiTests {
  /// The trait `Emoji` of the package is on, so nothing has to be called for a cat in colour.
  @Test func anEmojiIsColoured() throws {
    let cat = try ImageRenderer(content: Text(verbatim: "🐈").font(.largeTitle)).bitmap()
    let pixels = (0..<cat.height).flatMap { y in (0..<cat.width).map { x in cat[x, y] } }
    #expect(pixels.contains { Int($0.red) > Int($0.blue) + 40 })
  }
}
