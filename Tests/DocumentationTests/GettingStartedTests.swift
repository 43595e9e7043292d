import StillframeTesting
import SwiftUI
import Testing

// The listings of Sources/Stillframe/Stillframe.docc/GettingStarted.md, as they stand there.

struct Lamp: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 12) {
      Circle()
        .fill(isOn ? Color.orange : Color.gray)
        .frame(width: isOn ? 60 : 40, height: 60)
        .accessibilityIdentifier("bulb")
      Button("Switch") {
        withAnimation(.linear(duration: 0.5)) { isOn.toggle() }
      }
      .accessibilityIdentifier("switch")
    }
  }
}

@Test func bulbGrowsWhileItLightsUp() throws {
  let stage = Stage(size: CGSize(width: 100, height: 120)) {
    Lamp()
  }
  try stage.tap("switch")
  stage.advance(by: 0.25)
  let bulb = try stage.layoutReport().frame(of: "bulb")
  #expect(bulb?.width == 50)
}

@Test func lampIsDark() {
  assertSnapshot(of: Lamp(), as: .image, named: "off")
}

@Test func filmEndsWithTheBulbAtItsFullWidth() throws {
  let last = try film().frame(at: 30)
  #expect(last.layout.frame(of: "bulb")?.width == 60)
}

private func film() -> FrameSequence {
  let film = FrameSequence(
    size: CGSize(width: 100, height: 120), scale: 2, fps: 30, duration: 1,
    events: [.tap("switch", at: 0.25)]
  ) {
    Lamp()
  }
  return film
}

/// Compiled, and not run: they would write into whichever folder the tests are started from.
private func files() throws {
  let renderer = ImageRenderer(content: Lamp())
  renderer.scale = 2
  try renderer.write(to: URL(fileURLWithPath: "lamp.png"))

  let film = film()
  try film.write(to: URL(fileURLWithPath: "lamp.apng"))
}
