import SwiftUI

/// A page of a stack, with entries in its bars.
struct Article: View {
  @State private var path = [1]
  @State private var isMarked = false
  @State private var asksToDelete = false

  var body: some View {
    NavigationStack(path: $path) {
      List { NavigationLink("The lighthouse", value: 1) }
        .navigationTitle("Places")
        .navigationDestination(for: Int.self) { _ in page }
    }
  }

  private var page: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        RoundedRectangle(cornerRadius: 10)
          .fill(LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
          .frame(height: 180)
        Text("The lighthouse").font(.title.bold())
        Label("Open until six", systemImage: "clock").foregroundStyle(.secondary)
        Text(
          "It stands at the end of the pier, white and round, and its lamp can be seen from the "
            + "other side of the bay. Every hour somebody climbs the stairs to wind the clock.")
        HStack {
          Button("Directions", systemImage: "map") {}.buttonStyle(.borderedProminent)
          Button("Call", systemImage: "phone") {}.buttonStyle(.bordered)
        }
      }
      .padding()
    }
    .navigationTitle("Lighthouse")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Mark", systemImage: isMarked ? "star.fill" : "star") { isMarked.toggle() }
          .accessibilityIdentifier("mark")
      }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Share", systemImage: "square.and.arrow.up") {}
        Button("Note", systemImage: "note.text") {}
        Button("Delete", systemImage: "trash") { asksToDelete = true }
          .accessibilityIdentifier("delete")
      }
    }
    .confirmationDialog(
      "Remove the lighthouse?", isPresented: $asksToDelete, titleVisibility: .visible
    ) {
      Button("Remove", role: .destructive) { path = [] }
      Button("Keep it", role: .cancel) {}.accessibilityIdentifier("keep")
    }
  }
}

extension GalleryScene {
  static let article = GalleryScene(
    "article", title: "A page with entries in its bars", size: CGSize(width: 375, height: 667)
  ) {
    Article().simulatedDevice(.iPhoneSE)
  }
  .film(
    duration: 2,
    events: [.tap("mark", at: 0.3), .tap("delete", at: 0.8), .tap("keep", at: 1.5)])
}
