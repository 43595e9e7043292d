import SwiftUI
import Testing

/// Tables, their columns and rows.
@Suite @MainActor struct TableFormTests {
  private struct Boat: Identifiable {
    let id: Int
    let name: String
    let length: Double
  }

  private let boats = [
    Boat(id: 1, name: "Alma", length: 9), Boat(id: 2, name: "Bris", length: 12),
  ]

  private func words(_ view: some View) throws -> [String] {
    try said(view.frame(width: 400, height: 300).environment(\.horizontalSizeClass, .regular))
  }

  @TableColumnBuilder<Boat, KeyPathComparator<Boat>>
  private var columns: some TableColumnContent<Boat, KeyPathComparator<Boat>> {
    TableColumn("Name", value: \.name)
    TableColumn("Length", value: \.length) { Text("\(Int($0.length)) m") }
      .width(min: 40, ideal: 60, max: 90)
      .alignment(TableColumnAlignment.numeric)
      .customizationID("length").defaultVisibility(.visible)
      .disabledCustomizationBehavior(TableColumnCustomizationBehavior.reorder)
  }

  @TableRowBuilder<Boat> private var rows: some TableRowContent<Boat> {
    TableRow(boats[0]).contextMenu { Button("Sail") {} }
    ForEach(boats.dropFirst()) { boat in TableRow(boat) }
  }

  @Test func columnsAndRowsByTheirBuilders() throws {
    let table = Table(of: Boat.self, sortOrder: .constant([KeyPathComparator(\Boat.name)])) {
      columns
    } rows: {
      rows
    }
    #expect(try words(table) == ["Name", "Length", "Alma", "9 m", "Bris", "12 m"])
    let plain = Table(boats) {
      TableColumn("Name", value: \.name)
      TableColumn("Length") { (boat: Boat) in Text("\(Int(boat.length)) m") }
    }
    #expect(try words(plain) == ["Name", "Length", "Alma", "9 m", "Bris", "12 m"])
    #expect(try words(plain.tableColumnHeaders(.visible)) == words(plain))
  }

  @Test func tablesInTheirStyles() throws {
    let table = Table(boats, columnCustomization: .constant(TableColumnCustomization<Boat>())) {
      TableColumn("Name", value: \.name).customizationID("name")
    }
    func styled<S: TableStyle>(_ style: S) throws -> [String] { try words(table.tableStyle(style)) }
    let usual = try words(table)
    #expect(try styled(AutomaticTableStyle()) == usual)
    #expect(try styled(InsetTableStyle()) == usual)
    #expect(try styled(BorderedTableStyle()) == usual)
    #expect(try styled(.inset) == usual)
    let behavior: AlternatingRowBackgroundBehavior = .enabled
    #expect(try words(table.alternatingRowBackgrounds(behavior)) == usual)
  }

  private struct Fleet: TableRowContent {
    let boats: [Boat]

    var tableRowBody: some TableRowContent<Boat> {
      ForEach(boats) { TableRow($0) }
    }
  }

  private struct Lengths: TableColumnContent {
    typealias TableColumnSortComparator = KeyPathComparator<Boat>

    var tableColumnBody: some TableColumnContent<Boat, KeyPathComparator<Boat>> {
      TableColumn("Name", value: \.name)
      TableColumn("Length", value: \.length) { Text("\(Int($0.length)) m") }
    }
  }

  @Test func rowsAndColumnsOfAnAppsOwn() throws {
    let table = Table(of: Boat.self, sortOrder: .constant([KeyPathComparator(\Boat.name)])) {
      Lengths()
    } rows: {
      Fleet(boats: boats)
    }
    #expect(try words(table) == ["Name", "Length", "Alma", "9 m", "Bris", "12 m"])
  }

  @Test func rowsOfACollection() throws {
    func values<C: TableRowContent>(_ rows: C) -> C.TableRowValue.Type { C.TableRowValue.self }
    let rows: TableForEachContent<[Boat]>? = nil
    #expect(rows?._items().isEmpty != false)
    #expect(values(TableRow(boats[0])) == Boat.self)
    func sort<C: TableColumnContent>(_ columns: C) -> C.TableColumnSortComparator.Type {
      C.TableColumnSortComparator.self
    }
    #expect(sort(columns) == KeyPathComparator<Boat>.self)
    #expect(TableRow<Boat>.TableRowBody.self == Never.self)
  }

  @Test func rowsThatOpen() throws {
    let table = Table(of: Boat.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      DisclosureTableRow(boats[0], isExpanded: .constant(true)) {
        TableRow(boats[1])
      }
    }
    #expect(try words(table) == ["Name", "Alma", "Bris"])
    let closed = Table(of: Boat.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      DisclosureTableRow(boats[0]) { TableRow(boats[1]) }
    }
    #expect(try words(closed) == ["Name", "Alma"])
  }
}
