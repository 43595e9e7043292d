import SwiftUI

/// Buttons of all looks and sizes.
struct ButtonSheet: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 12) {
      ForEach(["small", "regular", "large"], id: \.self) { name in
        GridRow {
          Button("Plain") {}.buttonStyle(.plain)
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
        }
        .controlSize(name == "small" ? .small : name == "large" ? .large : .regular)
      }
      GridRow {
        Button("Borderless") {}
        Button("Green") {}.buttonStyle(.bordered).tint(.green)
        Button("Capsule") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
      }
      GridRow {
        Button("Delete", role: .destructive) {}
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
        Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
      }
      GridRow {
        Button("Off") {}
        Button("Off") {}.buttonStyle(.bordered)
        Button("Off") {}.buttonStyle(.borderedProminent)
      }
      .disabled(true)
      GridRow {
        Link("Website", destination: URL(fileURLWithPath: "/"))
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonStyle(.bordered)
          .buttonBorderShape(.circle)
        Button("Add", systemImage: "plus") {}.buttonStyle(.borderedProminent).tint(.orange)
      }
    }
    .padding(20)
  }
}

extension GalleryScene {
  static let buttons = GalleryScene(
    "buttons", title: "Buttons of all looks and sizes", size: CGSize(width: 440, height: 400)
  ) {
    ButtonSheet()
  }
}
