import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Lists, their rows, and what may be done with them.
@Suite @MainActor struct ListFormTests {
  private let window = CGSize(width: 320, height: 400)

  private func list(@ViewBuilder _ rows: () -> some View) -> some View {
    List { rows() }.listStyle(.plain)
  }

  private func reds(_ view: some View) throws -> Int {
    try picture(of: view.frame(width: 320, height: 400)).count(isReddish)
  }

  @Test func linesBetweenRows() throws {
    let rows = Group {
      Text("one")
      Text("two")
      Text("three")
    }
    let usual = try reds(list { rows.listRowSeparatorTint(.red) })
    #expect(usual > 100)
    #expect(
      try reds(list { rows.listRowSeparatorTint(.red).listRowSeparator(.hidden) }) == 0)
    #expect(
      try reds(list { rows.listRowSeparatorTint(.red, edges: .bottom) }) > 0)
    #expect(
      try reds(list { rows.listRowSeparatorTint(.red).listRowSeparator(.hidden, edges: .top) })
        == usual)
    #expect(
      try reds(
        list {
          Section { rows.listRowSeparatorTint(.red) }.listSectionSeparator(.visible, edges: .top)
        }) > usual)
    let sections = list {
      Section("a") { rows }.listSectionSeparatorTint(.red).listSectionSeparator(
        .visible, edges: .bottom)
    }
    #expect(try warnings(of: sections.frame(width: 320, height: 400)) == [])
    #expect(
      try reds(
        list { Section { rows }.listSectionSeparatorTint(.red).listSectionSeparator(.hidden) })
        == 0)
  }

  @Test func groundsAndColoursOfRows() throws {
    let row = Text("one")
    #expect(try reds(list { row.listRowBackground(Color.red) }) > 10_000)
    #expect(try reds(list { row.listRowPlatterColor(.red) }) >= 0)
    let star = Label("star", systemImage: "star.fill")
    let fixed: ListItemTint = .fixed(.red)
    #expect(try reds(list { star.listItemTint(fixed) }) > 20)
    #expect(try reds(list { star.listItemTint(Color.red) }) > 20)
    #expect(try reds(list { star.listItemTint(.monochrome) }) == 0)
    #expect(try reds(list { star.listItemTint(.preferred(.red)) }) > 20)
    let bare = List { row }.scrollContentBackground(.hidden).background(Color.red)
    #expect(try reds(bare) > 50_000)
  }

  /// The icon of a label has the color of the button's text: in the tint it would not show.
  @Test func labelsInBorderedButtonsLookAsOutsideLists() throws {
    let label = Label("star", systemImage: "star.fill")
    func row(_ label: some View, _ style: some PrimitiveButtonStyle) -> some View {
      list {
        Button {
        } label: {
          label
        }
        .buttonStyle(style)
      }
      .frame(width: 320, height: 400)
    }
    func areSame(_ style: some PrimitiveButtonStyle) throws -> Bool {
      try picture(of: row(label, style))
        == picture(of: row(label.labelStyle(.titleAndIcon), style))
    }
    #expect(try areSame(.bordered))
    #expect(try areSame(.borderedProminent))
    #expect(try !areSame(.borderless))
  }

  @Test func spacesBetweenRowsAndSections() throws {
    func second(_ view: some View) throws -> CGFloat {
      try place(of: "two", in: view, window: window).minY
    }
    let rows = List {
      Text("one")
      Text("two")
    }
    #expect(try second(rows.listRowSpacing(20)) == second(rows) + 20)
    #expect(try second(rows.listRowSpacing(nil)) == second(rows))
    let sections = List {
      Section { Text("one") }
      Section { Text("two") }
    }
    #expect(
      try second(sections.listSectionSpacing(5)) < second(sections.listSectionSpacing(.compact)))
    #expect(
      try second(sections.listSectionSpacing(.compact))
        < second(sections.listSectionSpacing(.default)))
    #expect(
      try second(sections.listSectionSpacing(ListSectionSpacing.custom(5)))
        == second(sections.listSectionSpacing(5)))
  }

  @Test func headersAndIndices() throws {
    let section = Section("Letters") { Text("one") }
    func header(_ prominence: Prominence) throws -> [String] {
      try said(List { section.headerProminence(prominence) }.frame(width: 320, height: 400))
    }
    // In groups headers are small capitals, and words of a larger size where they are to stand out.
    #expect(try header(.standard).contains("LETTERS"))
    #expect(try header(.increased).contains("Letters"))
    let all = List { section }.headerProminence(.increased).frame(width: 320, height: 400)
    #expect(try said(all).contains("Letters"))
    try expectUnchanged(list { section }, in: window) {
      $0.listSectionIndexVisibility(.hidden).alternatingRowBackgrounds()
    }
    try expectUnchanged(section) {
      $0.sectionIndexLabel(Text("L")).sectionIndexLabel("L").sectionActions { Button("Add") {} }
    }
  }

  private struct Editable: View {
    @State private var names = ["one", "two", "three"]
    @State private var chosen: Set<String> = []
    @Environment(\.editMode) private var mode

    var body: some View {
      let actions: EditActions<[String]> = [.delete, .move]
      VStack {
        EditButton()
        List(selection: $chosen) {
          ForEach($names, id: \.self, editActions: actions) { $name in
            Text(name).deleteDisabled(name == "two").moveDisabled(true)
              .selectionDisabled(name == "three")
          }
        }
        Text(mode?.wrappedValue == EditMode.inactive ? "resting" : "editing")
      }
    }
  }

  @Test func rowsThatMayBeDeletedOrMoved() throws {
    #expect(try said(Editable().frame(width: 320, height: 400)).contains("three"))
    func rows<D: DynamicViewContent>(_ content: D) -> some DynamicViewContent {
      content.onDelete { _ in }.onMove { _, _ in }.onInsert(of: [.plainText]) { _, _ in }
    }
    let list = List { rows(ForEach(["a", "b"], id: \.self) { Text($0) }) }
    #expect(try said(list.frame(width: 320, height: 400)) == ["a", "b"])
  }

  @Test func rowsThatAreSwiped() throws {
    final class Log { var entries: [String] = [] }
    let log = Log()
    let stage = Stage(size: window) {
      List {
        Text("row")
          .swipeActions { Button("Delete", role: .destructive) { log.entries.append("delete") } }
          .swipeActions(edge: HorizontalEdge.leading, allowsFullSwipe: false) {
            Button("Pin") { log.entries.append("pin") }.tint(.orange)
          }
      }
      .refreshable {}
    }
    try stage.drag("row", by: CGSize(width: -90, height: 0), duration: 0.3)
    stage.advance(by: 1)
    try stage.tap("Delete")
    #expect(log.entries == ["delete"])
  }

  @Test func stylesByTheirTypes() throws {
    let list = List { Text("row") }.frame(width: 320, height: 400)
    func same<S: ListStyle>(_ style: S) throws -> Bool {
      try Outside(list.listStyle(style)) == Outside(list)
    }
    #expect(try same(DefaultListStyle()))
    #expect(try !same(.plain))
    struct Plain: View {
      var body: some View {
        List {
          Text("row").badge(3).badgeProminence(BadgeProminence.decreased)
        }
      }
    }
    #expect(try said(Plain().frame(width: 320, height: 400)).contains("3"))
  }

  @Test func rowsOfARangeWithASelection() throws {
    struct Rows: View {
      @State private var one: Int? = 1
      @State private var several: Set<Int> = [1]
      var body: some View {
        List(0..<3, selection: $one) { Text("one \($0)") }
        List(0..<3, selection: $several) { Text("several \($0)") }
      }
    }
    let words = try said(Rows().frame(width: 320, height: 600))
    #expect(words.contains("one 2") && words.contains("several 2"))
  }
}
