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
    #expect(abs(frames[2].midY - frames[1].midY - 44) < 1)
    #expect(abs(frames[3].midY - frames[2].midY - 44) < 1)
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
}
