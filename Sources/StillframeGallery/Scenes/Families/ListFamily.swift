import SwiftUI

/// Rows in groups.
struct ListFamily: View {
  @State private var isOn = true
  @State private var size = "Medium"

  var body: some View {
    NavigationStack {
      List {
        Section("Print") {
          Toggle("Both sides", isOn: $isOn)
          Picker("Size", selection: $size) {
            ForEach(["Small", "Medium"], id: \.self) { Text($0) }
          }
          NavigationLink("Paper") { Text("Paper") }
        }
        Section {
          Label("Saved", systemImage: "bookmark").badge(3)
          Button("Start over", role: .destructive) {}
        } footer: {
          Text("Pages that were printed stay as they are.")
        }
      }
      .navigationTitle("Printer")
      .toolbar { Button("Done") {} }
    }
  }
}

extension GalleryScene {
  static let listFamily = GalleryScene(
    "family-lists", title: "A list in all surroundings",
    size: FamilyPage<ListFamily>.size(CGSize(width: 290, height: 460))
  ) {
    FamilyPage(size: CGSize(width: 290, height: 460)) { ListFamily() }
  }
}
