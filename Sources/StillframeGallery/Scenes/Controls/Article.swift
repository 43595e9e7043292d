import SwiftUI

/// A page of a stack, with entries in its bars.
struct Article: View {
  @State private var path = [1]

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
        Button("Mark", systemImage: "star") {}
      }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Share", systemImage: "square.and.arrow.up") {}
        Button("Note", systemImage: "note.text") {}
        Button("Delete", systemImage: "trash") {}
      }
    }
  }
}

extension GalleryScene {
  static let article = GalleryScene(
    "article", title: "A page with entries in its bars", size: CGSize(width: 375, height: 667)
  ) {
    Article().simulatedDevice(.iPhoneSE)
  }
}
