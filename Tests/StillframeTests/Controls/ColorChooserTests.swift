import Foundation
import Stillframe
import Testing

/// The sheet that a color picker opens (rule C3.12).
@Suite struct ColorChooserTests {
  private struct Picking: View {
    var supportsOpacity = true
    @State private var color = Color(.sRGB, red: 0, green: 0.5, blue: 0, opacity: 1)

    var body: some View {
      VStack {
        ColorPicker("Tint", selection: $color, supportsOpacity: supportsOpacity)
        Rectangle().fill(color).frame(height: 40).accessibilityIdentifier("shown")
        Spacer()
      }
    }
  }

  private func stage(supportsOpacity: Bool = true) -> Stage {
    Stage(size: CGSize(width: 375, height: 700)) { Picking(supportsOpacity: supportsOpacity) }
  }

  /// The words of the window, and of what it presents.
  private func words(_ stage: Stage) throws -> [String] {
    try stage.layoutReport().nodes(named: nil).compactMap(\.text)
  }

  /// Red, green and blue of the chosen color on the window's background.
  private func shown(_ stage: Stage) throws -> [Int] {
    let frame = try #require(try stage.layoutReport().frame(of: "shown"))
    let pixel = try stage.bitmap()[Int(frame.midX), Int(frame.midY)]
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  @Test func tapOpensASheetAndTheCrossClosesIt() throws {
    let stage = stage()
    #expect(!(try words(stage).contains("Colors")))
    try stage.tap("Tint")
    stage.advance(by: 1)
    let open = try words(stage)
    for title in ["Colors", "Grid", "Spectrum", "Sliders", "OPACITY", "100%"] {
      #expect(open.contains(title), "\(title)")
    }
    try stage.tap("Close")
    stage.advance(by: 1)
    #expect(!(try words(stage).contains("Colors")))
  }

  @Test func cellOfTheGridIsChosen() throws {
    let stage = stage()
    #expect(try shown(stage) == [0, 128, 0])
    try stage.tap("Tint")
    stage.advance(by: 1)
    // The last cell of the first row is black, the first one white.
    try stage.tap("black")
    try stage.tap("Close")
    stage.advance(by: 1)
    #expect(try shown(stage) == [0, 0, 0])
  }

  @Test func opacityIsChosenWhereItIsOffered() throws {
    let stage = stage()
    try stage.tap("Tint")
    stage.advance(by: 1)
    try stage.perform(.decrement, on: "Opacity")
    #expect(try words(stage).contains("90%"))
    try stage.tap("Close")
    stage.advance(by: 1)
    // A tenth of the white window.
    #expect(try shown(stage) == [26, 141, 26])

    let opaque = self.stage(supportsOpacity: false)
    try opaque.tap("Tint")
    opaque.advance(by: 1)
    #expect(!(try words(opaque).contains("OPACITY")))
  }

  @Test func slidersAndSpectrumSetTheColor() throws {
    let stage = stage()
    try stage.tap("Tint")
    stage.advance(by: 1)
    try stage.tap("Sliders")
    #expect(try words(stage).contains("128"))
    try stage.perform(.increment, on: "Red")
    #expect(try words(stage).contains("26"))
    try stage.tap("Spectrum")
    // A full color stands half way down: cyan in the middle.
    try stage.drag("Color Spectrum", by: CGSize(width: 1, height: 0))
    try stage.tap("Close")
    stage.advance(by: 1)
    let color = try shown(stage)
    #expect(color[0] < 8 && color[1] > 240 && color[2] > 247, "\(color)")
  }
}
