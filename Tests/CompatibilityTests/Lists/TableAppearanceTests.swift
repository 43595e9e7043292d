import SwiftUI
import Testing

/// What is said of a wide table from around it.
@Suite @MainActor struct TableAppearanceTests {
  private struct Boat: Identifiable {
    let id: Int
    let name: String
  }

  private let boats = (1..<4).map { Boat(id: $0, name: "boat \($0)") }

  private var table: some View {
    Table(boats) {
      TableColumn("Name", value: \.name)
      TableColumn("Number") { Text("no. \($0.id)") }
    }
  }

  private func wide(_ view: some View) -> some View {
    view.frame(width: 400, height: 300).environment(\.horizontalSizeClass, .regular)
  }

  @Test func titlesAreHidden() throws {
    #expect(try said(wide(table)).prefix(3) == ["Name", "Number", "boat 1"])
    #expect(try said(wide(table.tableColumnHeaders(.hidden))).prefix(2) == ["boat 1", "no. 1"])
    let top = try place(of: "boat 1", in: wide(table.tableColumnHeaders(.hidden)))
    #expect(try place(of: "boat 1", in: wide(table)).minY > top.minY + 30)
  }

  @Test func aColumnIsHidden() throws {
    let short = Table(boats) {
      TableColumn("Name", value: \.name)
      TableColumn("Number") { Text("no. \($0.id)") }.defaultVisibility(.hidden)
    }
    #expect(try said(wide(short)) == ["Name", "boat 1", "boat 2", "boat 3"])
  }

  @Test func everySecondRowHasAGround() throws {
    func grounds(_ view: some View) throws -> [Bool] {
      let window = wide(view).background(.white)
      let bitmap = try ImageRenderer(content: window).bitmap()
      let report = try ImageRenderer(content: window).layoutReport()
      return try boats.map { boat in
        let frame = try #require(report.root.first(saying: boat.name)).frame
        return bitmap[2, Int(frame.midY)] != bitmap[399, 299]
      }
    }
    #expect(try grounds(table) == [false, false, false])
    #expect(try grounds(table.alternatingRowBackgrounds()) == [false, true, false])
    #expect(try grounds(table.alternatingRowBackgrounds(.disabled)) == [false, false, false])
  }
}
