import SwiftUI

/// The look that buttons of widgets and activities have unless a style is set: the label in the tint, on a ground of the tint (rule WK2.4).
struct WidgetButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    WidgetButton(configuration: configuration)
  }
}

private struct WidgetButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.tintColor) private var tint

  var body: some View {
    Button(configuration).buttonStyle(.bordered).tint(tint ?? .accentColor)
  }
}
