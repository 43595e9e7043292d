import StillframeEmoji
import StillframeTesting
import StillframeWorldFonts
import SwiftUI
import Testing

// The listings of the README, as they stand there.

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

  let report = try renderer.layoutReport()
  print(report)
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
