import Foundation
import Stillframe
import Testing

/// Rows of open menus (rule C2.9).
@MainActor @Suite struct OpenMenuTests {
  @Test func optionsOfAPickerAreAsHighAsOtherItems() throws {
    let stage = Stage(size: CGSize(width: 320, height: 640)) {
      Menu("Open") {
        Toggle("Checked", isOn: .constant(true))
        Picker("P", selection: .constant(1)) {
          Text("Up").tag(1)
          Text("Down").tag(2)
          Text("Away").tag(3)
        }
      }
    }
    try stage.tap("Open")
    let report = try stage.layoutReport()
    let frames = try ["Checked", "Up", "Down", "Away"].map {
      try #require(report.nodes(saying: $0).first).frame
    }
    // With a line of a pixel between them.
    #expect(abs(frames[2].midY - frames[1].midY - 45) < 0.1)
    #expect(abs(frames[3].midY - frames[2].midY - 45) < 0.1)
    #expect(Set(frames.map(\.minX)).count == 1)
  }

  @Test func aSectionsHeaderIsInLineWithItsItems() throws {
    let stage = Stage(size: CGSize(width: 320, height: 640)) {
      Menu("Open") { Section("Head") { Button("Item") {} } }
    }
    try stage.tap("Open")
    let report = try stage.layoutReport()
    let head = try #require(report.nodes(saying: "Head").first).frame
    let item = try #require(report.nodes(saying: "Item").first).frame
    #expect(head.minX == item.minX)
    #expect(head.height < item.height)
  }

  @Test func aMenuInAMenuIsARowThatLeadsOn() throws {
    let stage = Stage(size: CGSize(width: 320, height: 640)) {
      Menu("Open") {
        Menu("More") { Button("Inside") {} }
        Button("Last") {}
      }
    }
    try stage.tap("Open")
    #expect(try !stage.says("Inside"))
    try stage.tap("More")
    #expect(try stage.says("Inside"))
    #expect(try stage.says("Last"))
    try stage.tap("Inside")
    #expect(try !stage.says("More"))
  }

  @Test func controlsOfAGroupAreCellsOfEqualWidth() throws {
    let stage = Stage(size: CGSize(width: 320, height: 640)) {
      Menu("Open") {
        ControlGroup {
          Button("Cut", systemImage: "scissors") {}
          Button("Duplicate", systemImage: "doc.on.doc") {}
        }
      }
    }
    try stage.tap("Open")
    let report = try stage.layoutReport()
    let cut = try #require(report.nodes(saying: "Cut").first).frame
    let copy = try #require(report.nodes(saying: "Duplicate").first).frame
    #expect(abs(copy.midX - cut.midX - 125) < 1)
    #expect(cut.midY == copy.midY)
  }

  @Test func aPaletteOutsideAMenuIsDrawnAsSegments() throws {
    func picture(_ style: some PickerStyle) throws -> Data {
      let picker = Picker("P", selection: .constant(1)) {
        Text("Vanilla").tag(1)
        Text("Chocolate").tag(2)
      }
      return try ImageRenderer(content: picker.pickerStyle(style).frame(width: 280)).pngData()
    }
    #expect(try picture(.palette) == picture(.segmented))
  }
  @Test func aPickerStandsApartFromOtherItems() throws {
    let stage = Stage(size: CGSize(width: 320, height: 640)) {
      Menu("Open") {
        Button("First") {}
        Picker("P", selection: .constant(1)) { Text("Up").tag(1) }
        Button("Last") {}
      }
    }
    try stage.tap("Open")
    let report = try stage.layoutReport()
    let rows = try ["First", "Up", "Last"].map {
      try #require(report.nodes(saying: $0).first).frame.midY
    }
    // With a gap of 8 on both sides.
    #expect(abs(rows[1] - rows[0] - 52) < 0.1)
    #expect(abs(rows[2] - rows[1] - 52) < 0.1)
  }

  @Test func aDividerAmongOptionsIsAGap() throws {
    let stage = Stage(size: CGSize(width: 320, height: 640)) {
      Menu("Open") {
        Picker("P", selection: .constant(1)) {
          Text("Up").tag(1)
          Divider()
          Text("Down").tag(2)
        }
      }
    }
    try stage.tap("Open")
    let report = try stage.layoutReport()
    let up = try #require(report.nodes(saying: "Up").first).frame
    let down = try #require(report.nodes(saying: "Down").first).frame
    #expect(abs(down.midY - up.midY - 52) < 0.1)
  }

  @Test func aPickerAsAMenuInAMenuLeadsToItsOptions() throws {
    let stage = Stage(size: CGSize(width: 320, height: 640)) {
      Menu("Open") {
        Picker("Sort", selection: .constant(1)) {
          Text("Name").tag(1)
          Text("Date").tag(2)
        }
        .pickerStyle(.menu)
        Button("Last") {}
      }
    }
    try stage.tap("Open")
    let report = try stage.layoutReport()
    let sort = try #require(report.nodes(saying: "Sort").first).frame
    let name = try #require(report.nodes(saying: "Name").first).frame
    #expect(name.minY >= sort.maxY)
    #expect(name.minX == sort.minX)
    #expect(name.height < sort.height)
    #expect(try !stage.says("Date"))
    try stage.tap("Sort")
    #expect(try stage.says("Date"))
  }

  @Test func aSecondTextOfAnItemIsBelowTheFirst() throws {
    let stage = Stage(size: CGSize(width: 320, height: 640)) {
      Menu("Open") {
        Button {
        } label: {
          Text("Title")
          Text("Subtitle")
          Image(systemName: "star").accessibilityIdentifier("icon")
        }
      }
    }
    try stage.tap("Open")
    let report = try stage.layoutReport()
    let title = try #require(report.nodes(saying: "Title").first).frame
    let subtitle = try #require(report.nodes(saying: "Subtitle").first).frame
    let icon = try #require(report.frame(of: "icon"))
    #expect(title.minX == subtitle.minX)
    #expect(abs(subtitle.minY - title.maxY) < 0.5)
    #expect(subtitle.height < title.height)
    #expect(icon.minX > 200)
  }

  @Test func itemsWithSymbolsAreNoHigherInABarsMenu() throws {
    let stage = Stage(size: CGSize(width: 320, height: 640)) {
      NavigationStack {
        Color.clear.toolbar {
          Menu("Open") {
            Button("Share", systemImage: "square.and.arrow.up") {}
            Button("Copy", systemImage: "doc.on.doc") {}
          }
        }
      }
    }
    try stage.tap("Open")
    let report = try stage.layoutReport()
    let share = try #require(report.nodes(saying: "Share").first).frame
    let copy = try #require(report.nodes(saying: "Copy").first).frame
    #expect(abs(copy.midY - share.midY - 45) < 0.1)
  }

  @Test func sectionsOfALoopStandApart() throws {
    let stage = Stage(size: CGSize(width: 320, height: 640)) {
      Menu("Open") {
        ForEach(0..<2) { number in Section { Button("Item \(number)") {} } }
      }
    }
    try stage.tap("Open")
    let report = try stage.layoutReport()
    let first = try #require(report.nodes(saying: "Item 0").first).frame
    let second = try #require(report.nodes(saying: "Item 1").first).frame
    #expect(abs(second.midY - first.midY - 52) < 0.1)
  }

  private struct Groceries: View {
    var isLink = false
    @State private var choice = 2

    var body: some View {
      let picker = Picker("Pick", selection: $choice) {
        Section("Fruits") {
          Text("Apple").tag(1)
          Text("Pear").tag(2)
        }
        Section {
          Text("Carrot").tag(3)
        } header: {
          Text("Roots")
        } footer: {
          Text("Below")
        }
        ForEach(4..<6) { Text("Leaf \($0)").tag($0) }
      }
      if isLink {
        NavigationStack { List { picker.pickerStyle(.navigationLink) } }
      } else {
        picker.pickerStyle(.menu)
      }
    }
  }

  /// C3.10: what parts options cannot be chosen.
  @Test(arguments: [true, false]) func headersOfAPickersSectionsAreNoOptions(
    isLink: Bool
  ) throws {
    let stage = Stage(size: CGSize(width: 320, height: 600)) { Groceries(isLink: isLink) }
    try stage.tap(isLink ? "Pick" : "Pear")
    stage.advance(by: 1)
    for words in ["Apple", "Carrot", "Leaf 5"] { #expect(try stage.says(words)) }
    #expect(try stage.says(isLink ? "FRUITS" : "Fruits"))
    #expect(try !stage.says("Below"))
    #expect(throws: (any Error).self) { try stage.tap(isLink ? "FRUITS" : "Fruits") }
    func top(_ words: String) throws -> CGFloat {
      try #require(stage.layoutReport().nodes(saying: words).first).frame.midY
    }
    let inGroup = try top("Leaf 5") - top("Leaf 4")
    #expect(try top("Leaf 4") - top("Carrot") > inGroup + 5)
    try stage.tap("Carrot")
    stage.advance(by: 1)
    #expect(try stage.says("Carrot"))
  }
}
