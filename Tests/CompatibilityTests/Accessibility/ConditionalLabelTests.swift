import SwiftUI
import Testing

/// Labels that a view has for the time being, and text for those who want it bold.
@Suite @MainActor struct ConditionalLabelTests {
  private struct Marks: View {
    @State private var isNamed = true
    @State private var count = 0

    var body: some View {
      VStack {
        Button {
          count += 1
        } label: {
          Color.red.frame(width: 40, height: 40)
        }
        .accessibilityLabel("Add", isEnabled: isNamed)
        Text("count \(count)")
        Button("rename") { isNamed = false }
      }
    }
  }

  @Test func aLabelHoldsWhileItIsEnabled() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Marks() }
    try stage.tap("Add")
    #expect(try stage.layoutReport().root.first(saying: "count 1") != nil)
    try stage.tap("rename")
    #expect(throws: StageError.self) { try stage.tap("Add") }
  }

  private func picture(_ view: some View) throws -> Bitmap {
    try ImageRenderer(content: view).bitmap()
  }

  @Test(arguments: [
    (Font.Weight.light, Font.Weight.medium), (.regular, .semibold), (.semibold, .heavy),
    (.heavy, .black), (.black, .black),
  ])
  func boldTextIsTwoWeightsHeavier(usual: Font.Weight, bold: Font.Weight) throws {
    let text = Text("Weight").font(.system(size: 20, weight: usual))
    let wanted = Text("Weight").font(.system(size: 20, weight: bold))
    #expect(try picture(text.environment(\.legibilityWeight, .bold)) == picture(wanted))
    #expect(
      try picture(text.environment(\.legibilityWeight, .regular)) == picture(text))
  }
}
