import SwiftUI

/// Pickers of all looks.
struct ChoiceSheet: View {
  @State private var size = "M"
  @State private var fruit = 2
  private let fruits = ["Apples", "Pears", "Cherries", "Plums", "Grapes"]

  var body: some View {
    VStack(spacing: 16) {
      Picker("Size", selection: $size) {
        ForEach(["S", "M", "L", "XL"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("size")
      Picker("Fruit", selection: $fruit) {
        ForEach(fruits.indices, id: \.self) { Text(fruits[$0]) }
      }
      Picker("Fruit", selection: $fruit) {
        ForEach(fruits.indices, id: \.self) { Text(fruits[$0]) }
      }
      .pickerStyle(.wheel)
      Menu("Actions", systemImage: "ellipsis.circle") {
        Button("Share", systemImage: "square.and.arrow.up") {}
        Button("Rename", systemImage: "pencil") {}
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) {}
      }
      .accessibilityIdentifier("menu")
    }
    .padding(20)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

extension GalleryScene {
  static let choices = GalleryScene(
    "choices", title: "Pickers and a menu", size: CGSize(width: 375, height: 600)
  ) {
    ChoiceSheet()
  }
  .film(
    duration: 4,
    events: [
      .tap("menu", at: 0.5), .tap("Share", at: 1.2), .tap("XL", at: 1.8),
      // A finger turns the wheel.
      .drag("Plums", at: 2.5, by: CGSize(width: 0, height: -60), duration: 0.3),
    ])
}
