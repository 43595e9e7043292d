import StillViewGraph

/// The rows of a table. Rows of a collection are made when they are shown.
nonisolated public struct _TableItems<Value: Identifiable>: RandomAccessCollection {
  /// Rows in a collection of their own.
  private struct Run {
    let count: Int
    let item: (Int) -> _TableItem<Value>
    /// The place of the first row in the table.
    var first = 0
  }

  private var runs: [Run] = []

  public var startIndex: Int { 0 }
  public var endIndex: Int { runs.last.map { $0.first.adding($0.count) } ?? 0 }

  /// Returns one row.
  ///
  /// - Complexity: logarithmic in the number of collections.
  public subscript(position: Int) -> _TableItem<Value> {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].first <= position { low = middle } else { high = middle }
    }
    return runs[low].item(position - runs[low].first)
  }

  init(_ items: [_TableItem<Value>] = []) {
    append(Run(count: items.count) { items[$0] })
  }

  /// The rows of a collection with one row for each element.
  init<Data: RandomAccessCollection>(
    of data: Data, item: @escaping (Data.Element) -> _TableItem<Value>
  ) {
    append(
      Run(count: data.count) { item(data[data.index(data.startIndex, offsetBy: $0)]) })
  }

  private mutating func append(_ run: Run) {
    guard run.count > 0 else { return }
    var run = run
    run.first = endIndex
    runs.append(run)
  }

  /// Returns these rows followed by others.
  func adding(_ others: _TableItems<Value>) -> _TableItems<Value> {
    var all = self
    for run in others.runs { all.append(run) }
    return all
  }

  /// Returns the rows with a change that is made when they are shown.
  func mapped(
    _ change: @escaping (_TableItem<Value>) -> _TableItem<Value>
  ) -> _TableItems<Value> {
    var changed = self
    changed.runs = runs.map { run in
      Run(count: run.count, item: { change(run.item($0)) }, first: run.first)
    }
    return changed
  }
}

/// Rows that are exactly one, whatever their value.
nonisolated protocol SingleTableRow: TableRowContent {}

extension TableRow: SingleTableRow {}

extension _TableItems {
  /// Rows with their places, which decide their backgrounds.
  var numbered: NumberedTableItems<Value> { NumberedTableItems(items: self) }
}

/// The rows of a table with their places.
nonisolated struct NumberedTableItems<Value: Identifiable>: RandomAccessCollection {
  struct Element: Identifiable {
    let item: _TableItem<Value>
    let index: Int

    var id: Value.ID { item.id }
  }

  let items: _TableItems<Value>

  var startIndex: Int { 0 }
  var endIndex: Int { items.endIndex }
  subscript(position: Int) -> Element { Element(item: items[position], index: position) }
}
