import Foundation
import StillGeometry

/// Which view of a grid is which cell (rules 4.1, 4.2 and 4.7).
struct GridShape {
  /// One view with its place.
  struct Cell {
    let element: _LayoutElement
    let row: Int
    let column: Int
    /// How many columns it covers.
    let span: Int
    /// Which point of the view meets the same point of the cell; nil: guides line it up with its neighbours.
    let anchor: UnitPoint?
    /// Along which axes it makes columns and rows no larger.
    let unsizedAxes: Axis.Set
  }

  /// A wider grid than this is cut off.
  private static let mostColumns = 10_000

  private(set) var cells: [Cell] = []
  private(set) var columnCount = 0
  /// The alignment of each column and row.
  private(set) var columnAlignments: [AlignmentKey] = []
  private(set) var rowAlignments: [AlignmentKey] = []
  /// The cells that decide each column's width: those of one column that ask for room.
  private(set) var cellsOfColumn: [[Int]] = []
  /// The cells that decide each row's height.
  private(set) var cellsOfRow: [[Int]] = []
  /// Cells of several columns that ask for room.
  private(set) var spanningCells: [Int] = []

  init(_ elements: [_LayoutElement], alignment: Alignment) {
    var spans: [(row: Int, column: Int, span: Int?)] = []
    findPlaces(elements, alignment, &spans)
    columnAlignments = Array(repeating: alignment.horizontal.key, count: columnCount)
    cells.reserveCapacity(elements.count)
    for (element, place) in zip(elements, spans) {
      let span = place.span ?? columnCount
      if place.span != nil,
        let own = element.value(of: GridColumnAlignmentKey.self), place.column < columnCount
      {
        columnAlignments[place.column] = own.key
      }
      var anchor = element.value(of: GridCellAnchorKey.self)
      if anchor == nil, span > 1 {
        anchor = UnitPoint(
          x: alignment.horizontal.key.unitValue, y: rowAlignments[place.row].unitValue)
      }
      cells.append(
        Cell(
          element: element, row: place.row, column: place.column, span: span, anchor: anchor,
          unsizedAxes: element.value(of: GridCellUnsizedAxesKey.self)))
    }
    sortCells()
  }

  /// Walks the rows: cells one after the other, other views alone over all columns.
  private mutating func findPlaces(
    _ elements: [_LayoutElement], _ alignment: Alignment,
    _ places: inout [(row: Int, column: Int, span: Int?)]
  ) {
    places.reserveCapacity(elements.count)
    var current: ObjectIdentifier?
    var column = 0
    for element in elements {
      guard let member = element.value(of: GridRowKey.self) else {
        current = nil
        rowAlignments.append(alignment.vertical.key)
        places.append((rowAlignments.count - 1, 0, nil))
        columnCount = max(columnCount, 1)
        continue
      }
      if member.row != current {
        current = member.row
        column = 0
        rowAlignments.append((member.alignment ?? alignment.vertical).key)
      }
      let wanted = max(element.value(of: GridCellColumnsKey.self), 1)
      let start = min(column, Self.mostColumns - 1)
      let span = min(wanted, Self.mostColumns - start)
      if wanted > span {
        element._warn(
          "covers \(wanted) columns, but a grid has at most \(Self.mostColumns); it is cut off there"
        )
      }
      places.append((rowAlignments.count - 1, start, span))
      column = start + span
      columnCount = max(columnCount, column)
    }
  }

  private mutating func sortCells() {
    cellsOfColumn = Array(repeating: [], count: columnCount)
    cellsOfRow = Array(repeating: [], count: rowAlignments.count)
    for (index, cell) in cells.enumerated() {
      if !cell.unsizedAxes.contains(.horizontal) {
        if cell.span == 1 {
          cellsOfColumn[cell.column].append(index)
        } else {
          spanningCells.append(index)
        }
      }
      if !cell.unsizedAxes.contains(.vertical) { cellsOfRow[cell.row].append(index) }
    }
  }
}

extension _LayoutElement {
  /// A value that the element carries for its layout, or the key's default.
  final func value<K: LayoutValueKey>(of key: K.Type) -> K.Value {
    trait(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }
}

extension AlignmentKey {
  /// The guide of a view of length 1: the matching coordinate of a unit point.
  var unitValue: CGFloat {
    let value = defaultValue(
      in: ViewDimensions(
        size: CGSize(width: 1, height: 1), element: nil, proposal: .unspecified))
    return value.isFinite ? value : 0
  }
}
