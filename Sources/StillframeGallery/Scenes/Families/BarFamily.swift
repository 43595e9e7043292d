import SwiftUI

/// The bars of a page: titles, buttons, a search field, a bar of buttons, tabs.
struct BarFamily: View {
  @State private var search = ""

  var body: some View {
    TabView {
      NavigationStack {
        List {
          ForEach(["Aberdeen", "Bergen", "Cadiz"], id: \.self) { Text($0) }
        }
        .listStyle(.plain)
        .navigationTitle("Harbours")
        .searchable(text: $search, prompt: "Name or country")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItem(placement: .topBarTrailing) {
            Button("Add", systemImage: "plus") {}
          }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Share", systemImage: "square.and.arrow.up") {}
            Button("Sort", systemImage: "arrow.up.arrow.down") {}
            Button("Delete", systemImage: "trash") {}
          }
        }
        .toolbarBackground(.visible, for: .bottomBar, .tabBar)
      }
      .tabItem { Label("Places", systemImage: "mappin") }
      .badge(3)
      Text("Routes").tabItem { Label("Routes", systemImage: "map") }
      Text("Crew").tabItem { Label("Crew", systemImage: "person.2") }
    }
  }
}

/// The same page while something is looked for.
struct SearchFamily: View {
  @State private var search = "Be"
  @State private var isSearching = true
  @State private var region = "All"

  var body: some View {
    NavigationStack {
      Text("Map")
        .navigationTitle("Harbours")
        .searchable(text: $search, isPresented: $isSearching)
        .searchScopes($region) {
          ForEach(["All", "North", "South"], id: \.self) { Text($0) }
        }
        .searchSuggestions {
          Label("Bergen", systemImage: "clock").searchCompletion("Bergen")
          Label("Belfast", systemImage: "magnifyingglass").searchCompletion("Belfast")
        }
    }
  }
}

extension GalleryScene {
  static let barFamily = GalleryScene(
    "family-bars", title: "Bars of pages and tabs in all surroundings",
    size: FamilyPage<BarFamily>.size(CGSize(width: 290, height: 420))
  ) {
    FamilyPage(size: CGSize(width: 290, height: 420)) { BarFamily() }
  }

  static let searchFamily = GalleryScene(
    "family-search", title: "A search with scopes and suggestions in all surroundings",
    size: FamilyPage<SearchFamily>.size(CGSize(width: 290, height: 230))
  ) {
    FamilyPage(size: CGSize(width: 290, height: 230)) { SearchFamily() }
  }
}
