public import StillViewGraph

/// Rows of a table.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// The value of a row.
  associatedtype TableRowValue: Identifiable = Never
  /// The type of the rows inside; `Never` for rows of the library's own.
  associatedtype TableRowBody: TableRowContent = Never

  /// The rows that make up rows of a custom type.
  @TableRowBuilder<TableRowValue> @MainActor @preconcurrency var tableRowBody: TableRowBody { get }

  /// Returns the rows, of which those of collections are made when they are shown.
  nonisolated func _items() -> _TableItems<TableRowValue>
}

extension TableRowContent where TableRowBody == Never {
  public var tableRowBody: Never {
    preconditionFailure("\(Self.self) is a row of a table and has no body")
  }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public nonisolated func _items() -> _TableItems<TableRowValue> {
    let rows: @MainActor (Self) -> TableRowBody = { $0.tableRowBody }
    return callIsolated(rows, with: self)._items()
  }
}

extension Never: TableRowContent {
  public nonisolated func _items() -> _TableItems<Never> { _TableItems() }
}

/// A row of a table.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value

  let value: Value

  /// A row about a value.
  public init(_ value: Value) {
    self.value = value
  }

  public nonisolated func _items() -> _TableItems<Value> {
    _TableItems([_TableItem(value: value)])
  }
}

/// A row with further rows below it, which are there while it is open.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>:
  TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue

  let label: Label
  let isOpen: Bool
  let content: Content

  /// A row for a value, closed, or as a binding says.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    label = TableRow(value)
    isOpen = isExpanded?.wrappedValue ?? false
    self.content = content()
  }

  /// Rows that are a row's name, closed, or as a binding says.
  public init(
    isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<TableRowValue> content: @escaping () -> Content,
    @TableRowBuilder<TableRowValue> label: @escaping () -> Label
  ) {
    self.label = label()
    isOpen = isExpanded?.wrappedValue ?? false
    self.content = content()
  }

  public nonisolated func _items() -> _TableItems<TableRowValue> {
    isOpen ? label._items().adding(content._items()) : label._items()
  }
}

/// Interactions of a live device, which a picture does not show.
extension TableRowContent {
  /// No effect: nothing is dragged.
  nonisolated public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> { self }
  /// No effect: nothing is dragged.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> { self }
  /// No effect: nothing is dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
  ) -> some TableRowContent<TableRowValue> { self }
  /// No effect: no pointer is over a row; the closure is never called.
  nonisolated public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> { self }
}

/// A row for each element.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element

  let data: Data

  public nonisolated func _items() -> _TableItems<Data.Element> {
    tableItems(of: data)
  }
}

/// Rows in a section.
extension Section: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public nonisolated func _items() -> _TableItems<Content.TableRowValue> { content._items() }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Rows with a title, which is not looked up.
  public init<S: StringProtocol, Value>(
    _ title: S, @TableRowBuilder<Value> content: () -> Content
  ) where Value == Content.TableRowValue {
    self.init(parts: Text(title), content(), EmptyView())
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public nonisolated func _items() -> _TableItems<Content.TableRowValue> {
    guard Content.self is any SingleTableRow.Type else {
      return data.reduce(_TableItems()) { $0.adding(content($1)._items()) }
    }
    return _TableItems(of: data) { [content] in content($0)._items()[0] }
  }

  // The builder's value has a separate generic name: it is inferred from the rows inside, before their combined type is
  // known.

  /// A row for each element.
  public init<Value>(
    _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Value == Content.TableRowValue {
    self.init(rows: data, content: content) { $0.id }
  }

  /// A row for each element, identified by a property.
  public init<Value>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TableRowValue {
    self.init(rows: data, content: content) { $0[keyPath: id] }
  }

  /// A row for each element.
  public init(
    _ data: Data
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(rows: data, content: { TableRow($0) }, identify: { $0.id })
  }
}

/// Rows one after the other.
nonisolated public struct _TableRowList<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value

  let items: _TableItems<Value>

  public nonisolated func _items() -> _TableItems<Value> { items }
}

/// Puts rows together.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  /// Accepts one row, or rows of any type.
  public static func buildExpression<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value { content }

  /// Returns no rows.
  public static func buildBlock() -> _TableRowList<Value> { _TableRowList(items: _TableItems()) }

  /// Starts with the first row.
  public static func buildPartialBlock<C: TableRowContent>(
    first: C
  ) -> C where C.TableRowValue == Value { first }

  /// Adds one more row to the previous ones.
  public static func buildPartialBlock<A: TableRowContent, B: TableRowContent>(
    accumulated: A, next: B
  ) -> _TableRowList<Value> where A.TableRowValue == Value, B.TableRowValue == Value {
    _TableRowList(items: accumulated._items().adding(next._items()))
  }

  // Where a condition does not hold, there are no rows of which the compiler could find the type.
  /// Builds rows that may be missing.
  public static func buildIf(_ content: _TableRowList<Value>?) -> _TableRowList<Value> {
    content ?? _TableRowList(items: _TableItems())
  }

  /// Builds a row that may be missing.
  public static func buildIf<C: TableRowContent>(
    _ content: C?
  ) -> _TableRowList<Value> where C.TableRowValue == Value {
    _TableRowList(items: content?._items() ?? _TableItems())
  }

  /// Builds the first of two alternatives.
  public static func buildEither<C: TableRowContent>(
    first: C
  ) -> _TableRowList<Value> where C.TableRowValue == Value {
    _TableRowList(items: first._items())
  }

  /// Builds the second of two alternatives.
  public static func buildEither<C: TableRowContent>(
    second: C
  ) -> _TableRowList<Value> where C.TableRowValue == Value {
    _TableRowList(items: second._items())
  }
}
