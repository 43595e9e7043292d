import SwiftUI

/// Buttons in all looks.
struct ButtonFamily: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        Button("Plain") {}.buttonStyle(.plain)
        Button("Borderless") {}
      }
      HStack(spacing: 12) {
        Button("Reply") {}.buttonStyle(.bordered)
        Button("Send") {}.buttonStyle(.borderedProminent)
      }
      HStack(spacing: 12) {
        Button("Keep") {}.tint(.green)
        Button("Delete", role: .destructive) {}
      }
      .buttonStyle(.bordered).controlSize(.small)
      HStack(spacing: 12) {
        Button("Off") {}.buttonStyle(.bordered)
        Button("Off") {}.buttonStyle(.borderedProminent)
      }
      .disabled(true)
      Button {
      } label: {
        Text("Continue").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent).controlSize(.large)
    }
    .padding(16)
  }
}

extension GalleryScene {
  static let buttonFamily = GalleryScene(
    "family-buttons", title: "Buttons, light and dark, small and large, mirrored",
    size: FamilyPage<ButtonFamily>.size(CGSize(width: 260, height: 290))
  ) {
    FamilyPage(size: CGSize(width: 260, height: 290)) { ButtonFamily() }
  }
}
