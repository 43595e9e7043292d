import SwiftUI
import Testing

/// Contents of bars as types of their own, with properties that the view around gives their values.
@Suite @MainActor struct ToolbarContentPropertyTests {
  private final class Crew: ObservableObject {
    @Published var size = 3
  }

  private struct Items: ToolbarContent {
    @EnvironmentObject private var crew: Crew
    @Environment(\.locale) private var locale
    @State private var count = 0

    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarLeading) { Text("crew of \(crew.size)") }
      ToolbarItem(placement: .principal) { Text(locale.identifier) }
      ToolbarItem(placement: .topBarTrailing) { Button("count \(count)") { count += 1 } }
      Inner()
    }
  }

  private struct Inner: ToolbarContent {
    @EnvironmentObject private var crew: Crew

    var body: some ToolbarContent {
      ToolbarItem(placement: .bottomBar) { Button("more") { crew.size += 1 } }
    }
  }

  private struct Ship: View {
    var isNamed = false

    var body: some View {
      NavigationStack {
        Text("ship").toolbar {
          if isNamed { ToolbarItem(placement: .topBarLeading) { Text("name") } }
          Items()
        }
      }
    }
  }

  private func words(_ view: some View) throws -> [String] {
    try said(view.frame(width: 320, height: 480).environment(\.horizontalSizeClass, .compact))
  }

  @Test func propertiesHaveTheValuesAroundTheBar() throws {
    let words = try words(
      Ship(isNamed: true).environmentObject(Crew()).environment(\.locale, Locale(identifier: "nb")))
    for word in ["name", "crew of 3", "nb", "count 0", "more"] {
      #expect(words.contains(word), "\(word)")
    }
  }

  /// The content whose object is missing is left out; the page stays.
  @Test func missingObjectsLeaveTheContentOut() throws {
    let words = try words(Ship(isNamed: true))
    #expect(words.contains("ship") && words.contains("name") && !words.contains("count 0"))
  }

  /// A view that was given another one is not evaluated again for the properties of that one.
  @Test func sheetsInsideLetThePageRest() throws {
    struct Barred<Content: View>: View {
      @EnvironmentObject private var crew: Crew
      let content: Content

      var body: some View {
        content.toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("more") { crew.size += 1 } }
        }
      }
    }
    struct Deck: View {
      @State private var isShown = false

      var body: some View {
        Barred(content: Text("deck").sheet(isPresented: $isShown) { Text("sheet") })
      }
    }
    let view = NavigationStack { Deck().environmentObject(Crew()) }.frame(width: 320, height: 480)
    let report = try ImageRenderer(content: view).layoutReport()
    #expect(report.warnings.map { "\($0)" } == [])
  }

  @Test func changesShow() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480)) {
      Ship().environmentObject(Crew()).environment(\.horizontalSizeClass, .compact)
    }
    func shows(_ word: String) throws -> Bool {
      try stage.accessibilityTree().description.contains(word)
    }
    #expect(try shows("count 0") && shows("crew of 3"))
    try stage.tap("count 0")
    #expect(try shows("count 1"))
    try stage.tap("more")
    #expect(try shows("crew of 4") && shows("count 1"))
  }
}
