public import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// Rows in columns under their titles. Where the room is narrow, as on a phone, only the first column is shown, without
/// a title.
nonisolated public struct Table<
  Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent
>:
  View
where Value == Rows.TableRowValue, Value == Columns.TableRowValue {
  let columns: [_TableColumn<Value>]
  let items: _TableItems<Value>
  /// Which rows are chosen.
  let selection: ListSelection?

  init(_ columns: Columns, _ items: _TableItems<Value>, _ selection: ListSelection? = nil) {
    self.columns = columns._columns().filter { !$0.isHidden }
    self.items = items
    self.selection = selection
  }

  @MainActor public var body: some View {
    TableGrid(columns: columns, items: items, selection: selection)
  }
}

/// The drawing of a table.
nonisolated private struct TableGrid<Value: Identifiable>: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.tableLook) private var look
  let columns: [_TableColumn<Value>]
  let items: _TableItems<Value>
  let selection: ListSelection?

  init(
    columns: [_TableColumn<Value>], items: _TableItems<Value>, selection: ListSelection?
  ) {
    self.columns = columns
    self.items = items
    self.selection = selection
  }

  @MainActor var body: some View {
    if width == .compact {
      List<Value.ID, _>(
        selection: selection,
        content: ForEach(items) { item in
          columns.first?.cell(item.value).modifier(TableItemMenu(item: item))
        }
      )
      .listStyle(.plain)
    } else {
      VStack(spacing: 0) {
        if look.showsHeaders {
          row { column in
            column.title.font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
          }
          Divider()
        }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(items.numbered) { row in
              VStack(spacing: 0) {
                self.row { $0.cell(row.item.value) }
                  .modifier(TableItemChoice(id: AnyHashable(row.id), selection: selection))
                  .background {
                    // Every second row has a background.
                    if look.alternates, row.index % 2 == 1 {
                      Rectangle().fill(ControlColor.alternatingRow)
                    }
                  }
                  .modifier(TableItemMenu(item: row.item))
                Divider()
              }
            }
          }
        }
      }
    }
  }

  private func row<Cell: View>(
    @ViewBuilder _ cell: @escaping (_TableColumn<Value>) -> Cell
  ) -> some View {
    HStack(spacing: 16) {
      ForEach(0..<columns.count, id: \.self) { index in
        let column = columns[index]
        cell(column)
          .lineLimit(1)
          .frame(
            minWidth: column.widths.least, idealWidth: column.widths.ideal,
            maxWidth: column.widths.most ?? .infinity,
            alignment: Alignment(horizontal: column.alignment, vertical: .center))
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .frame(minHeight: 36)
  }
}

extension Table {
  /// Columns of rows that are given one by one.
  public init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows()._items())
  }

  /// Columns of rows of which one can be chosen.
  public init(
    selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows()._items(), ListSelection(selection))
  }

  /// Columns of rows of which several can be chosen.
  public init(
    selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows()._items(), ListSelection(selection))
  }

  /// Columns of rows of a type, given one by one.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows()._items())
  }

  /// Columns of rows of a type, of which one can be chosen.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows()._items(), ListSelection(selection))
  }

  /// Columns of rows of a type, of which several can be chosen.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows()._items(), ListSelection(selection))
  }

  /// Columns of rows of a type that can be ordered.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(columns(), rows()._items())
  }

  /// Columns of rows that can be ordered.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(columns(), rows()._items())
  }

  /// Columns of rows that can be ordered, of which one can be chosen.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(columns(), rows()._items(), ListSelection(selection))
  }

  /// Columns of rows that can be ordered, of which several can be chosen.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(columns(), rows()._items(), ListSelection(selection))
  }
}

extension Table {
  /// Columns of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(columns(), tableItems(of: data))
  }

  /// Columns of a collection of which one element can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(columns(), tableItems(of: data), ListSelection(selection))
  }

  /// Columns of a collection of which several elements can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(columns(), tableItems(of: data), ListSelection(selection))
  }

  /// Columns of a collection that can be ordered.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(columns(), tableItems(of: data))
  }

  /// Columns of a collection that can be ordered, of which one element can be chosen.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(columns(), tableItems(of: data), ListSelection(selection))
  }

  /// Columns of a collection that can be ordered, of which several elements can be chosen.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(columns(), tableItems(of: data), ListSelection(selection))
  }
}

/// The settings that views around tables make.
nonisolated private struct TableAppearance {
  var showsHeaders = true
  /// Whether every second row has a ground.
  var alternates = false
}

private let tableLookEntry = EnvironmentEntry(TableAppearance())

extension EnvironmentValues {
  fileprivate var tableLook: TableAppearance {
    get { self[tableLookEntry] }
    set { self[tableLookEntry] = newValue }
  }
}

/// How a table looks. All look alike here.
@MainActor @preconcurrency public protocol TableStyle {
  /// Whether every second row has a background (default: nil, the environment's setting). It is public because Swift
  /// allows no requirement of lesser access.
  nonisolated var _alternates: Bool? { get }
}

extension TableStyle {
  nonisolated public var _alternates: Bool? { nil }
}

/// The look that the system chooses.
public struct AutomaticTableStyle: TableStyle {
  /// The style that `.automatic` names.
  public nonisolated init() {}
}

/// Rows on grounds that do not reach the edges.
public struct InsetTableStyle: TableStyle {
  /// The style that `.inset` names.
  public nonisolated init() { _alternates = nil }
  /// Says whether every second row has a ground.
  public nonisolated init(alternatesRowBackgrounds: Bool) { _alternates = alternatesRowBackgrounds }

  /// The style's setting of row backgrounds.
  public nonisolated let _alternates: Bool?
}

/// Rows with lines around.
public struct BorderedTableStyle: TableStyle {
  /// The style that `.bordered` names.
  public nonisolated init() { _alternates = nil }
  /// Says whether every second row has a ground.
  public nonisolated init(alternatesRowBackgrounds: Bool) { _alternates = alternatesRowBackgrounds }

  /// The style's setting of row backgrounds.
  public nonisolated let _alternates: Bool?
}

extension TableStyle where Self == AutomaticTableStyle {
  /// As the platform has it.
  public static var automatic: AutomaticTableStyle { .init() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows that do not reach the edges.
  public static var inset: InsetTableStyle { .init() }
  /// Insets the rows from the edges, with or without a background on every second one.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows with lines around.
  public static var bordered: BorderedTableStyle { .init() }
  /// Draws a border around the rows, with or without a background on every second one.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension View {
  /// Sets the style of tables inside. Of a style only the backgrounds of every second row show.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    transformEnvironment(\.tableLook) {
      if let wanted = style._alternates { $0.alternates = wanted }
    }
  }

  /// Shows or hides the titles of columns in tables inside. They are shown by default wherever several columns have room.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableLook.showsHeaders, visibility != .hidden)
  }

  /// Gives every second row of tables inside a background if `enabled`. Lists stay unchanged.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment(\.tableLook.alternates, behavior == .enabled)
  }
}

/// Whether every second row has a ground.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  /// Every second row has a ground where the system has it so.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// Every second row has a ground.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// No alternating backgrounds.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
