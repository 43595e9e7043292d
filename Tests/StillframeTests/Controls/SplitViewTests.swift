import Foundation
import Stillframe
import Testing

/// Split views lead from column to column by what is chosen, and stacks from page to page by bindings (rule C6.11).
@Suite struct SplitViewTests {
  private func tablet(@ViewBuilder _ content: @MainActor () -> some View) throws -> Stage {
    Stage(device: try #require(Device("iPad Pro 11")).landscape, content: content)
  }

  private func phone(@ViewBuilder _ content: @MainActor () -> some View) -> Stage {
    Stage(size: CGSize(width: 390, height: 700), content: content)
  }

  /// A sidebar in which something is chosen, and what is chosen.
  private struct Choosing: View {
    @State private var chosen: Int?

    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $chosen) { NavigationLink("item \($0)", value: $0) }
          .navigationTitle("Items")
      } detail: {
        if let chosen {
          Text("chosen \(chosen)").navigationTitle("One")
        } else {
          Text("nothing")
        }
      }
      .overlay(alignment: .bottom) {
        HStack {
          Text("state \(chosen ?? 0)")
          Button("third") { chosen = 3 }
          Button("none") { chosen = nil }
        }
      }
    }
  }

  /// A sidebar whose selection is the value of its links, and not the identity of its data.
  private struct Values: View {
    struct Item: Identifiable, Hashable { let id: Int }
    @State private var chosen: Item? = Item(id: 2)

    var body: some View {
      NavigationSplitView {
        List([Item(id: 1), Item(id: 2)], selection: $chosen) { item in
          NavigationLink(value: item) { Text("item \(item.id)") }
        }
      } detail: {
        Text("chosen \(chosen?.id ?? 0)")
      }
    }
  }

  @Test func theRowOfAChosenLinkIsMarked() throws {
    let stage = try tablet { Values() }
    let picture = try stage.bitmap()
    func ground(_ words: String) throws -> [UInt8] {
      let frame = try #require(stage.layoutReport().nodes(saying: words).first).frame
      let scale = CGFloat(picture.width) / stage.size.width
      let pixel = picture[Int((frame.maxX + 20) * scale), Int(frame.midY * scale)]
      return [pixel.red, pixel.green, pixel.blue]
    }
    #expect(try ground("item 1") != ground("item 2"))
    try stage.tap("item 1")
    #expect(try stage.says("chosen 1"))
  }

  @Test func aLinkChoosesWhatItsListIsAbout() throws {
    let stage = try tablet { Choosing() }
    #expect(try stage.says("nothing"))
    try stage.tap("item 3")
    #expect(try stage.says("chosen 3") && !stage.says("nothing"))
    try stage.tap("item 1")
    #expect(try stage.says("chosen 1") && stage.says("state 1"))
  }

  @Test func inCompactWidthTheChoiceLeadsOnAndBack() throws {
    let stage = phone { Choosing() }
    #expect(try stage.says("item 2") && !stage.says("nothing"))
    try stage.tap("item 2")
    #expect(try stage.says("chosen 2"))
    // The way back is called what the page before is called, and undoes the choice.
    try stage.tap("Items")
    #expect(try !stage.says("chosen 2") && stage.says("state 0"))
    try stage.tap("third")
    #expect(try stage.says("chosen 3"))
    try stage.tap("none")
    #expect(try !stage.says("chosen 3") && stage.says("item 3"))
  }

  /// Two lists one after the other.
  private struct ThreeColumns: View {
    @State private var folder: Int?
    @State private var file: String?

    var body: some View {
      NavigationSplitView(columnVisibility: .constant(.all)) {
        List(1..<3, id: \.self, selection: $folder) { Text("folder \($0)") }
      } content: {
        List(["x", "y"], id: \.self, selection: $file) { Text("file \($0) of \(folder ?? 0)") }
      } detail: {
        Text("open \(file ?? "none")")
      }
    }
  }

  @Test func threeColumnsFollowEachOther() throws {
    let wide = try tablet { ThreeColumns() }
    try wide.tap("folder 1")
    try wide.tap("file x of 1")
    #expect(try wide.says("open x"))
    let narrow = phone { ThreeColumns() }
    try narrow.tap("folder 2")
    try narrow.tap("file y of 2")
    #expect(try narrow.says("open y"))
    try narrow.tap("Back")
    #expect(try !narrow.says("open y") && narrow.says("file x of 2"))
    try narrow.tap("Back")
    #expect(try !narrow.says("file x of 2") && narrow.says("folder 1"))
  }

  /// Links of a sidebar without a choice, beside a column with a stack of its own.
  private struct Linking: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("plain") { Text("plain page") }
          NavigationLink("valued", value: "v")
        }
        .navigationDestination(for: String.self) { Text("page of \($0)") }
      } detail: {
        NavigationStack {
          NavigationLink("deeper", value: 1)
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("depth \($0)") }
        }
      }
    }
  }

  @Test func linksShowTheirPagesInTheColumnBeside() throws {
    let wide = try tablet { Linking() }
    let title = try #require(try wide.layoutReport().nodes(saying: "Root").first)
    // One bar, that of the stack inside.
    #expect(title.frame.minX > 320 && title.frame.minY < 24 + 44 + 52)
    try wide.tap("deeper")
    #expect(try wide.says("depth 1"))
    try wide.tap("plain")
    #expect(try wide.says("plain page") && !wide.says("depth 1"))
    try wide.tap("valued")
    #expect(try wide.says("page of v") && !wide.says("plain page"))
    let narrow = phone { Linking() }
    try narrow.tap("valued")
    #expect(try narrow.says("page of v"))
  }

  /// Pages that bindings lead to.
  private struct Leading: View {
    @State private var isOn = false
    @State private var item: Int?
    @State private var count = 0

    var body: some View {
      NavigationStack {
        VStack {
          Button("go") { isOn = true }
          Button("show") { item = 4 }
        }
        .navigationTitle("Home")
        .navigationDestination(isPresented: $isOn) {
          Button("count \(count)") { count += 1 }.navigationTitle("Page")
        }
        .navigationDestination(item: $item) { Leaving(item: $0) }
      }
      .overlay(alignment: .bottom) { Text("\(isOn), \(item ?? 0)") }
    }
  }

  private struct Leaving: View {
    let item: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("leave \(item)") { dismiss() } }
  }

  @Test func bindingsLeadToPagesAndBack() throws {
    let stage = phone { Leading() }
    try stage.tap("go")
    try stage.tap("count 0")
    #expect(try stage.says("count 1") && stage.says("true, 0"))
    let title = try #require(try stage.layoutReport().nodes(saying: "Page").first)
    #expect(title.frame.maxY < 44)
    try stage.tap("Home", at: .leading)
    #expect(try !stage.says("count 1") && stage.says("false, 0"))
    try stage.tap("show")
    #expect(try stage.says("leave 4"))
    try stage.tap("leave 4")
    #expect(try !stage.says("leave 4") && stage.says("false, 0"))
  }

  @Test func theWayBackIsCalledBackWhereTheTitleHasNoRoom() throws {
    let stage = phone {
      NavigationStack {
        NavigationLink("go") { Text("page").navigationTitle("A page with quite a long title") }
          .navigationTitle("A long title as well")
      }
    }
    try stage.tap("go")
    #expect(try stage.says("Back"))
  }

  private struct Sections: View {
    @State private var isOpen = false

    var body: some View {
      List {
        Section("first", isExpanded: $isOpen) { Text("row") }
        Section(isExpanded: .constant(false)) {
          Text("never")
        } header: {
          Text("second")
        }
      }
      .listStyle(.sidebar)
    }
  }

  @Test func sectionsOfASidebarOpenAndClose() throws {
    let stage = phone { Sections() }
    #expect(try !stage.says("row") && !stage.says("never"))
    try stage.tap("first")
    stage.advance(by: 1)
    #expect(try stage.says("row"))
    try stage.tap("first")
    stage.advance(by: 1)
    #expect(try !stage.says("row") && stage.says("second"))
  }
}
