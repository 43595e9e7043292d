public import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// Columns of a table: their headers, widths and cells.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The value of a row.
  associatedtype TableRowValue: Identifiable = Never
  /// The comparator that sorts rows; `Never` for columns that do not sort.
  associatedtype TableColumnSortComparator: SortComparator = Never
  /// The type of the columns inside; `Never` for columns of the library's own.
  associatedtype TableColumnBody: TableColumnContent = Never

  /// The columns that make up columns of a custom type.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> @MainActor @preconcurrency
  var tableColumnBody: TableColumnBody { get }

  /// Returns the columns one by one.
  nonisolated func _columns() -> [_TableColumn<TableRowValue>]
}

extension TableColumnContent where TableColumnBody == Never {
  public var tableColumnBody: Never {
    preconditionFailure("\(Self.self) is a column of a table and has no body")
  }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  public nonisolated func _columns() -> [_TableColumn<TableRowValue>] {
    let columns: @MainActor (Self) -> TableColumnBody = { $0.tableColumnBody }
    return callIsolated(columns, with: self)._columns()
  }
}

extension Never: TableColumnContent {
  public nonisolated func _columns() -> [_TableColumn<Never>] { [] }
}

/// One column.
public struct _TableColumn<RowValue> {
  let title: AnyView
  var widths: TableColumnWidths
  var alignment: HorizontalAlignment
  let isHidden: Bool
  let cell: (RowValue) -> AnyView
}

/// How wide a column may be, in points; nil: as the room allows.
struct TableColumnWidths: Equatable {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?
}

/// A column of a table.
nonisolated public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  let label: Label
  var widths = TableColumnWidths()
  var alignment = HorizontalAlignment.leading
  var isHidden = false
  let content: (RowValue) -> Content

  init(label: Label, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.content = content
  }

  public nonisolated func _columns() -> [_TableColumn<RowValue>] {
    let content = content
    return [
      _TableColumn(
        title: AnyView(label), widths: widths, alignment: alignment, isHidden: isHidden
      ) { AnyView(content($0)) }
    ]
  }

  /// Sets the width of the column, in points (default: nil, as the room allows).
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn {
    changed { $0.widths = TableColumnWidths(least: width, ideal: width, most: width) }
  }

  /// Sets the limits of the column's width, in points.
  public nonisolated func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    changed { $0.widths = TableColumnWidths(least: min, ideal: ideal, most: max) }
  }

  /// Sets the alignment of the column's cells.
  public nonisolated func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    changed { $0.alignment = alignment.alignment }
  }

  /// No effect: nobody changes columns.
  public nonisolated func customizationID(_ id: String) -> TableColumn { self }

  /// No effect: nobody changes columns.
  public nonisolated func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> TableColumn { self }

  /// Shows the column unless `hidden`, as users do not change columns.
  public nonisolated func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    changed { $0.isHidden = visibility == .hidden }
  }

  private nonisolated func changed(_ change: (inout TableColumn) -> Void) -> TableColumn {
    var column = self
    change(&column)
    return column
  }
}

/// Where in a column its cells stand.
public struct TableColumnAlignment: Hashable, Sendable {
  let alignment: HorizontalAlignment
  private let number: Int

  /// Cells at the leading edge, as of a column without an alignment.
  public static let automatic = TableColumnAlignment(alignment: .leading, number: 0)
  /// Cells at the leading edge.
  public static let leading = TableColumnAlignment(alignment: .leading, number: 1)
  /// Cells in the middle.
  public static let center = TableColumnAlignment(alignment: .center, number: 2)
  /// Cells at the trailing edge.
  public static let trailing = TableColumnAlignment(alignment: .trailing, number: 3)
  /// Cells at the trailing edge, so that digits stand below each other.
  public static let numeric = TableColumnAlignment(alignment: .trailing, number: 4)

  /// Aligns cells at the trailing edge, for any numbering system.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    .numeric
  }

  public static func == (a: Self, b: Self) -> Bool { a.number == b.number }
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// The changes that a user may make to columns.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A user may change where columns stand.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// A user may change how wide columns are.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// A user may hide columns.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// A user may do all of it.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// The changes that a user has made to columns.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable {
  /// Nothing changed by a user.
  public init() {}
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column with a title, which is looked up in the tables of strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    self.init(label: Text(titleKey), content: content)
  }

  /// A column with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }

  /// A column with a title.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, content: content)
  }

  /// A column of words without an order.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }

  /// A column of words without an order.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(label: Text(title)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column of words by which rows can be ordered.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }

  /// A column of words by which rows can be ordered.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(label: Text(title)) { Text($0[keyPath: value]) }
  }

  /// A column by whose values rows can be ordered.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// A column by whose values rows can be ordered.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }

  /// A column by whose values rows can be ordered.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(titleKey), content: content)
  }
}

extension TableColumn {
  /// A column by which rows can be ordered.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Label == Text, Sort.Compared == RowValue {
    self.init(label: Text(titleKey), content: content)
  }
}

/// Columns one after the other.
nonisolated public struct _TableColumnList<
  RowValue: Identifiable, Sort: SortComparator
>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  let columns: [_TableColumn<RowValue>]

  public nonisolated func _columns() -> [_TableColumn<RowValue>] { columns }
}

/// Puts columns together.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Accepts a column whose types follow from the table's.
  public static func buildExpression<C: View, L: View>(
    _ column: TableColumn<RowValue, Sort, C, L>
  ) -> TableColumn<RowValue, Sort, C, L> { column }

  /// Accepts columns of any type.
  @_disfavoredOverload public static func buildExpression<Content: TableColumnContent>(
    _ column: Content
  ) -> Content where Content.TableRowValue == RowValue { column }

  /// Starts with the first column.
  public static func buildPartialBlock<C: TableColumnContent>(
    first: C
  ) -> C where C.TableRowValue == RowValue { first }

  /// Adds one more column to the previous ones.
  public static func buildPartialBlock<A: TableColumnContent, B: TableColumnContent>(
    accumulated: A, next: B
  ) -> _TableColumnList<RowValue, Sort>
  where A.TableRowValue == RowValue, B.TableRowValue == RowValue {
    _TableColumnList(columns: accumulated._columns() + next._columns())
  }

  // Where a condition does not hold, there are no columns of which the compiler could find the type.
  /// Columns that may be missing.
  public static func buildIf(
    _ content: _TableColumnList<RowValue, Sort>?
  ) -> _TableColumnList<RowValue, Sort> {
    content ?? _TableColumnList(columns: [])
  }

  /// Builds columns that may be missing.
  public static func buildIf<C: TableColumnContent>(
    _ content: C?
  ) -> _TableColumnList<RowValue, Sort> where C.TableRowValue == RowValue {
    _TableColumnList(columns: content?._columns() ?? [])
  }

  /// Builds the first of two alternatives.
  public static func buildEither<C: TableColumnContent>(
    first: C
  ) -> _TableColumnList<RowValue, Sort> where C.TableRowValue == RowValue {
    _TableColumnList(columns: first._columns())
  }

  /// Builds the second of two alternatives.
  public static func buildEither<C: TableColumnContent>(
    second: C
  ) -> _TableColumnList<RowValue, Sort> where C.TableRowValue == RowValue {
    _TableColumnList(columns: second._columns())
  }
}
