import SwiftUI
import Testing

/// Which touches take a sheet away.
@Suite @MainActor struct LastingSheetTests {
  private struct Page: View {
    let isLasting: Bool
    @State private var isShown = true

    init(isLasting: Bool) {
      self.isLasting = isLasting
    }

    var body: some View {
      Text("page")
        .sheet(isPresented: $isShown) { Inside(isLasting: isLasting) }
    }
  }

  private struct Inside: View {
    let isLasting: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("inside")
        Button("Done") { dismiss() }
      }
      .presentationDetents([.medium])
      .interactiveDismissDisabled(isLasting)
    }
  }

  private func isShown(_ stage: Stage) throws -> Bool {
    try stage.layoutReport().root.first(saying: "inside") != nil
  }

  private func stage(isLasting: Bool) -> Stage {
    Stage(size: CGSize(width: 300, height: 600)) {
      Page(isLasting: isLasting).accessibilityIdentifier("page")
    }
  }

  @Test func aTapBesideTheSheet() throws {
    for isLasting in [false, true] {
      let stage = stage(isLasting: isLasting)
      #expect(try isShown(stage))
      // The page is behind the sheet's shade, which takes the touch.
      try? stage.tap("inside", at: UnitPoint(x: 0.5, y: -15))
      stage.advance(by: 2)
      #expect(try isShown(stage) == isLasting)
    }
  }

  @Test func theProgramTakesItAwayAllTheSame() throws {
    let stage = stage(isLasting: true)
    try stage.tap("Done")
    stage.advance(by: 2)
    #expect(try !isShown(stage))
  }
}
