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
}
