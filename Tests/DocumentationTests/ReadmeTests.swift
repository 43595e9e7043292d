import StillframeEmoji
import StillframeTesting
import StillframeWorldFonts
import SwiftUI
import Testing

// The listings of the README and of the article about text, fonts and images.

struct Card: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Hello from Linux").font(.title)
      Text("Laid out as SwiftUI does it").foregroundStyle(.secondary)
    }
    .padding(20)
    .background(Color.white)
  }
}

@Test func card() {
  assertSnapshot(of: Card(), as: .image, named: "light")
}

@Test func reportOfTheCardNamesItsTexts() throws {
  let report = try ImageRenderer(content: Card()).layoutReport()
  #expect(report.description.contains("Hello from Linux"))
}

/// Compiled, and not run: it would write into whichever folder the tests are started from.
func firstPicture() throws {
  let renderer = ImageRenderer(content: Card())
  renderer.scale = 2
  try renderer.write(to: URL(fileURLWithPath: "card.png"))

}

/// Compiled, and not run: it would write into whichever folder the tests are started from.
func firstFilm() throws {
  let film = FrameSequence(
    value: false, changes: [.init(at: 0.2, to: true, animation: .spring)],
    size: CGSize(width: 320, height: 120), fps: 30, duration: 1
  ) { isLevel in
    Card().rotationEffect(.degrees(isLevel ? 0 : -8))
  }
  try film.write(to: URL(fileURLWithPath: "card.apng"))
}

/// Compiled, and not run: it would change the fonts of the whole process.
func fonts() throws {
  // Font.custom("Brand", size: 20) finds it from here on.
  try FontRegistry.register(url: URL(fileURLWithPath: "fonts/Brand.ttf"))
  FontRegistry.registerWorldFonts()  // of StillframeWorldFonts: Arabic, Devanagari, Hebrew, Thai
  FontRegistry.allowsSystemFonts = false  // the same pictures on every machine
}

/// Compiled, and not run: it would change the pictures of the whole process.
func pictures() throws {
  try ImageRegistry.register(folder: URL(fileURLWithPath: "pictures"))  // logo.svg, avatar@2x.png …
  try ImageRegistry.register(catalogue: URL(fileURLWithPath: "Assets.xcassets"))
}
