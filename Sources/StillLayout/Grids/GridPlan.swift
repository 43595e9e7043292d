import Foundation
import StillGeometry

/// The places of a grid's cells, known before the subviews are measured.
struct GridPlan {
  /// A subview's place.
  struct Cell {
    var row: Int
    var column: Int
    /// The number of its columns, at least 1.
    var span: Int
    /// The point of the view that meets the same point of the cell; nil on both axes: guides decide.
    var anchor: UnitPoint?
    /// Lines up a cell of several columns horizontally; nil: as the grid says.
    var alignment: HorizontalAlignment?
    /// The axes on which it has no say.
    var unsizedAxes: Axis.Set
    /// False for a view outside rows.
    var isInRow: Bool

    func isSized(along axis: Axis) -> Bool {
      !unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical)
    }

    /// Whether its guide is lined up with those of the column or row (rules L4.6 and L4.9).
    func isLinedUp(along axis: Axis) -> Bool {
      anchor == nil && isInRow && (axis == .vertical || span == 1)
    }
  }

  /// A column or a row.
  struct Line {
    /// Indices into `cellsByColumn`, for a row into `cells`. Without cells of several columns.
    var cells: Range<Int>
    /// The guide of its own; nil: the grid's.
    var alignment: AlignmentKey?
    /// The highest of its cells' (rule L4.5).
    var priority: Double
    /// Whether every length offered is answered alike.
    var isRigid: Bool
  }

  /// A cell takes no more columns than this.
  static let spanLimit = 1_000

  /// In the order of the subviews.
  private(set) var cells: [Cell] = []
  private(set) var rows: [Line] = []
  private(set) var columns: [Line] = []
  /// The cells of one column, column by column.
  private(set) var cellsByColumn: [Int] = []
  /// The cells of several columns that have a say in their width, shortest first.
  private(set) var spans: [Int] = []

  /// Reads what the subviews say of themselves.
  ///
  /// - Complexity: linear in the number of cells and columns.
  init(_ elements: [_LayoutElement]) {
    let columnCount = readCells(elements)
    makeColumns(columnCount, elements)
    makeRows(elements)
    for index in cells.indices
    where cells[index].span > 1 && cells[index].isSized(along: .horizontal) {
      spans.append(index)
    }
    if spans.count > 1 {
      spans.sort { (cells[$0].span, $0) < (cells[$1].span, $1) }
    }
  }

  /// Places the cells by row and column; gives the number of columns (rules L4.1 and L4.2).
  private mutating func readCells(_ elements: [_LayoutElement]) -> Int {
    cells.reserveCapacity(elements.count)
    var traits: [GridCellTraits] = []
    traits.reserveCapacity(elements.count)
    var currentRow: ObjectIdentifier?
    var row = -1
    var column = 0
    var columnCount = 1
    /// Columns up to the last one in which a cell begins.
    var begun = 1
    for element in elements {
      let trait =
        element.trait(ObjectIdentifier(GridCellKey.self)) as? GridCellTraits
        ?? GridCellTraits()
      traits.append(trait)
      if trait.row == nil || trait.row != currentRow {
        row += 1
        column = 0
        currentRow = trait.row
      }
      let span = trait.row == nil ? 1 : min(max(trait.columns, 1), Self.spanLimit)
      cells.append(
        Cell(
          row: row, column: column, span: span, anchor: trait.anchor,
          alignment: trait.columnAlignment, unsizedAxes: trait.unsizedAxes,
          isInRow: trait.row != nil))
      begun = max(begun, column + 1)
      column += span
      columnCount = max(columnCount, column)
    }
    for index in cells.indices {
      if !cells[index].isInRow { cells[index].span = columnCount }
      if cells[index].isInRow, cells[index].column + cells[index].span > begun,
        cells[index].span > 1
      {
        elements[index]._warn(
          "spans \(traits[index].columns) columns, beyond the last of the \(begun) in which a cell "
            + "of the grid begins; the others are empty")
      }
    }
    return columnCount
  }

  private mutating func makeColumns(_ count: Int, _ elements: [_LayoutElement]) {
    var sizes = Array(repeating: 0, count: count)
    for cell in cells where cell.span == 1 { sizes[cell.column] += 1 }
    var starts: [Int] = []
    starts.reserveCapacity(count)
    var start = 0
    for size in sizes {
      columns.append(Line(cells: start..<start + size, priority: -.infinity, isRigid: true))
      starts.append(start)
      start += size
    }
    cellsByColumn = Array(repeating: 0, count: start)
    for index in cells.indices where cells[index].span == 1 {
      let column = cells[index].column
      cellsByColumn[starts[column]] = index
      starts[column] += 1
      if columns[column].alignment == nil {
        columns[column].alignment = cells[index].alignment?.key
      }
      note(elements[index], cells[index], along: .horizontal, in: &columns[column])
    }
  }

  private mutating func makeRows(_ elements: [_LayoutElement]) {
    for index in cells.indices {
      let row = cells[index].row
      if row == rows.count {
        rows.append(Line(cells: index..<index, priority: -.infinity, isRigid: true))
        let trait = elements[index].trait(ObjectIdentifier(GridCellKey.self)) as? GridCellTraits
        rows[row].alignment = trait?.rowAlignment?.key
      }
      rows[row].cells = rows[row].cells.lowerBound..<index + 1
      note(elements[index], cells[index], along: .vertical, in: &rows[row])
    }
  }

  /// Adds a cell's needs to its column or row.
  private func note(
    _ element: _LayoutElement, _ cell: Cell, along axis: Axis, in line: inout Line
  ) {
    guard cell.isSized(along: axis) else { return }
    line.priority = max(line.priority, element.priority)
    if line.isRigid, !element.isRigid { line.isRigid = false }
  }

  /// Returns the distances between rows that follow each other, as the cells that meet prefer.
  func rowDistances(_ elements: [_LayoutElement]) -> [CGFloat] {
    let preferences = rows.map { row in
      var all = ViewSpacing.none
      for index in row.cells { all.formUnion(elements[index].spacing) }
      return all
    }
    return zip(preferences, preferences.dropFirst()).map { $0.distance(to: $1, along: .vertical) }
  }

  /// Returns the room that the subviews at the grid's edges prefer outside it.
  func preferredSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard !cells.isEmpty else { return .zero }
    var result = ViewSpacing.none
    result.layoutDirection = subviews.layoutDirection
    for (cell, subview) in zip(cells, subviews) {
      var edges: Edge.Set = []
      if cell.row == 0 { edges.insert(.top) }
      if cell.row == rows.count - 1 { edges.insert(.bottom) }
      if cell.column == 0 { edges.insert(.leading) }
      if cell.column + cell.span == columns.count { edges.insert(.trailing) }
      if !edges.isEmpty { result.formUnion(subview.spacing, edges: edges) }
    }
    return result
  }
}
