import SwiftUI
import Testing

/// Forms of what stands in bars, and of searching.
@Suite @MainActor struct BarFormTests {
  private struct Harbour: Identifiable, Equatable {
    let name: String
    var id: String { name }
  }

  private final class Chosen {
    var harbours: [Harbour]
    var words = ""

    init(_ harbours: [Harbour]) {
      self.harbours = harbours
    }
  }

  private struct Page: View {
    let chosen: Chosen
    var offered: [Harbour] = []

    var body: some View {
      let tokens = Binding(get: { chosen.harbours }, set: { chosen.harbours = $0 })
      let words = Binding(get: { chosen.words }, set: { chosen.words = $0 })
      NavigationStack {
        Text("page")
          .searchable(
            text: words, tokens: tokens, suggestedTokens: .constant(offered), prompt: "Find"
          ) { Text($0.name) }
      }
    }
  }

  private func said(_ view: some View) throws -> [String] {
    try CompatibilityTests.said(view.frame(width: 320, height: 480))
  }

  private func frame(of text: String, in view: some View) throws -> CGRect {
    let window = view.frame(width: 320, height: 480)
    let report = try ImageRenderer(content: window).layoutReport()
    return try #require(report.root.first(saying: text)).frame
  }

  /// Pictures without a size fit into the bar.
  @Test(arguments: [ToolbarItemPlacement.topBarLeading, .topBarTrailing])
  func itemsAreNoHigherThanTheBar(_ placement: ToolbarItemPlacement) throws {
    let view = NavigationStack {
      Text("page").toolbar {
        ToolbarItem(placement: placement) {
          Color.red.frame(idealWidth: 400, idealHeight: 200).aspectRatio(2, contentMode: .fit)
            .overlay { Text("logo") }
        }
      }
    }
    let center = try frame(of: "logo", in: view).midX
    #expect(abs(placement == .topBarLeading ? center - 60 : 260 - center) < 1, "\(center)")
  }

  @Test func groupsOfEntries() throws {
    let isEditing = true
    let view = NavigationStack {
      Text("page").toolbar {
        Group {
          ToolbarItem(placement: .topBarLeading) { Text("first") }
          if isEditing { ToolbarItem { Text("second") } }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Text("third")
        } label: {
          Text("more")
        }
        ToolbarSpacer(.flexible, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Text("fourth") }
      }
    }
    #expect(Set(try said(view)) == ["page", "first", "second", "third", "fourth"])
    let (third, fourth) = (try frame(of: "third", in: view), try frame(of: "fourth", in: view))
    #expect(third.minX < 40 && fourth.maxX > 280)
  }

  @Test func aTitleIsTakenOutOfTheBar() throws {
    let page = Text("page").navigationTitle("Harbours")
    #expect(try said(NavigationStack { page }).contains("Harbours"))
    #expect(try said(NavigationStack { page.toolbar(removing: .title) }) == ["page"])
    #expect(
      try said(NavigationStack { page.toolbar(removing: .sidebarToggle) }).contains("Harbours"))
  }

  @Test func tokensStandBeforeTheWords() throws {
    let chosen = Chosen([Harbour(name: "Bergen"), Harbour(name: "Cadiz")])
    chosen.words = "boats"
    let view = Page(chosen: chosen)
    let (bergen, cadiz) = (try frame(of: "Bergen", in: view), try frame(of: "Cadiz", in: view))
    #expect(bergen.maxX < cadiz.minX && bergen.midY == cadiz.midY)
    #expect(try said(view).contains("boats"))
  }

  @Test func aTapOnASuggestionTakesItsToken() throws {
    let chosen = Chosen([])
    let stage = Stage(size: CGSize(width: 320, height: 480)) {
      Page(chosen: chosen, offered: [Harbour(name: "Narvik")])
    }
    try stage.tap("Find")
    stage.advance(by: 1)
    try stage.tap("Narvik")
    stage.advance(by: 1)
    #expect(chosen.harbours == [Harbour(name: "Narvik")])
    try stage.tap("Cancel")
    #expect(chosen.harbours.isEmpty)
  }

  @Test func tokensThatAreChangedWhereTheyStand() throws {
    let harbours = Binding.constant([Harbour(name: "Oslo")])
    let view = NavigationStack {
      Text("page").searchable(text: .constant(""), editableTokens: harbours, prompt: Text("Find")) {
        $harbour in Text(harbour.name)
      }
    }
    #expect(try said(view).contains("Oslo"))
  }

  @Test func linksThatShareSeveralThings() throws {
    let pages = ["one", "two"]
    let links = VStack {
      ShareLink("Pages", items: pages)
      ShareLink("Both", items: pages) { SharePreview($0) }
      ShareLink(Text("Them"), items: pages)
    }
    #expect(try said(links) == ["Pages", "Both", "Them"])
  }

  @Test func anEntryThatIsNotThereByItself() throws {
    let view = NavigationStack {
      Text("page").toolbar(id: "bar") {
        ToolbarItem(id: "one", placement: .topBarTrailing) { Text("one") }
        ToolbarItem(id: "two", placement: .topBarTrailing, showsByDefault: false) { Text("two") }
      }
    }
    #expect(Set(try said(view)) == ["page", "one"])
  }
}
