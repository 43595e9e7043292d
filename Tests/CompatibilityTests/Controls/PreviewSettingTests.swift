import SwiftUI
import Testing

/// Settings of accessibility, as previews set them, and palettes.
@Suite @MainActor struct PreviewSettingTests {
  private struct Settings: View {
    @Environment(\.accessibilityReduceMotion) var reducesMotion
    @Environment(\.accessibilityReduceTransparency) var reducesTransparency
    @Environment(\.accessibilityInvertColors) var inverts
    @Environment(\.accessibilityDifferentiateWithoutColor) var differentiates
    @Environment(\.accessibilityShowButtonShapes) var showsShapes

    var body: some View {
      let all = [reducesMotion, reducesTransparency, inverts, differentiates, showsShapes]
      Color.red.frame(width: CGFloat(all.count { $0 }) * 10, height: 10)
    }
  }

  @Test func settings() throws {
    let view = Settings().environment(\._accessibilityReduceMotion, true)
      .environment(\._accessibilityReduceTransparency, true)
    #expect(try size(of: view).width == 20)
    let all =
      view.environment(\._accessibilityInvertColors, true)
      .environment(\._accessibilityDifferentiateWithoutColor, true)
      .environment(\._accessibilityShowButtonShapes, true)
    #expect(try size(of: all).width == 50)
  }

  /// Outside menus a palette is drawn as segments, which have a ground.
  @Test func palettes() throws {
    let picker = Picker("A", selection: .constant(1)) {
      Image(systemName: "bell").tag(1)
      Image(systemName: "star").tag(2)
    }
    .pickerStyle(.palette)
    let effects: [PaletteSelectionEffect] = [.automatic, .custom, .symbolVariant(.slash)]
    for effect in effects {
      #expect(try picture(of: picker.paletteSelectionEffect(effect)) == picture(of: picker))
    }
    func inMenu(_ effect: PaletteSelectionEffect) throws -> some Equatable {
      let stage = Stage(size: CGSize(width: 300, height: 300)) {
        Menu("Open") { picker.paletteSelectionEffect(effect) }
      }
      try stage.tap("Open")
      return try stage.bitmap()
    }
    let pictures = try effects.map(inMenu)
    #expect(pictures[0] != pictures[1] && pictures[1] != pictures[2])
  }
}
