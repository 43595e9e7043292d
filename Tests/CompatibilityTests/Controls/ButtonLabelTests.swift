import SwiftUI
import Testing

/// Labels of buttons that consist of several views.
@MainActor struct ButtonLabelTests {
  private struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(1)
    }
  }

  private var button: some View {
    Button {
    } label: {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 10, height: 10)
    }
  }

  @Test func severalViewsStandBesideEachOther() throws {
    let shown = try ImageRenderer(content: VStack { button }).bitmap()
    #expect(shown.width == 28 && shown.height == 10)
    #expect(shown[5, 5].red > 200 && shown[23, 5].blue > 200)
  }

  @Test func severalViewsAreOneLabelInAStyle() throws {
    let shown = try ImageRenderer(content: VStack { button.buttonStyle(Pressed()) }).bitmap()
    #expect(shown.width == 30 && shown.height == 12)
  }
}
