import SwiftUI
import Testing

/// Forms of what stands in bars.
@Suite @MainActor struct BarFormTests {
  private func said(_ view: some View) throws -> [String] {
    try CompatibilityTests.said(view.frame(width: 320, height: 480))
  }

  private func frame(of text: String, in view: some View) throws -> CGRect {
    func find(_ node: LayoutReport.Node) -> CGRect? {
      node.text == text ? node.frame : node.children.lazy.compactMap(find).first
    }
    let window = view.frame(width: 320, height: 480)
    return try #require(find(try ImageRenderer(content: window).layoutReport().root))
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
