import Foundation
public import StillViewGraph

/// How the elements of a bound collection can be edited by the list that shows them.
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Rows can be deleted and moved.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

/// A row for each element of a bound collection, which can change its elements and itself.
nonisolated public struct _EditableRows<
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  ID: Hashable, RowContent: View
>: View, SeparableView where Data.Index: Hashable {
  let data: Binding<Data>
  let id: KeyPath<Data.Element, ID>
  let actions: EditActions<Data>
  let rowContent: (Binding<Data.Element>) -> RowContent

  @MainActor public var body: some View { rows }

  nonisolated private var rows: some View {
    let data = data
    return ForEach(data, id: id, content: rowContent)
      .modifier(
        _RowEditingModifier(
          delete: actions.rawValue & 1 != 0 ? { data.wrappedValue.remove(atOffsets: $0) } : nil,
          move: actions.rawValue & 2 != 0
            ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil))
  }

  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    units += separateUnits(rows)
  }
}

// A collection with one element holds all rows; deletion and moves find the rows inside.
extension ForEach where Data == CollectionOfOne<Int>, ID == Int {
  /// A view for each element of a bound collection, which the list around can edit.
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    RowContent: View
  >(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == _EditableRows<Elements, Elements.Element.ID, RowContent>,
    Elements.Element: Identifiable, Elements.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// A view for each element of a bound collection, identified by the value at a key path, which the list around can
  /// edit.
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    ElementID: Hashable, RowContent: View
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ElementID>,
    editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where Content == _EditableRows<Elements, ElementID, RowContent>, Elements.Index: Hashable {
    let rows = _EditableRows(data: data, id: id, actions: editActions, rowContent: content)
    self.init(rows: CollectionOfOne(0), content: { _ in rows }, identify: { $0 })
  }
}

extension List where SelectionValue == Never {
  /// A row for each element of a bound collection, which the list can edit.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: nil,
      content: _EditableRows(
        data: data, id: \.id, actions: editActions, rowContent: rowContent))
  }

  /// A row for each element of a bound collection, identified by the value at a key path, which the list can edit.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
    self.init(
      selection: nil,
      content: _EditableRows(data: data, id: id, actions: editActions, rowContent: rowContent))
  }
}

extension List {
  /// A row for each element of a bound collection, of which one can be chosen, which the list can edit.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: ListSelection(selection),
      content: _EditableRows(
        data: data, id: \.id, actions: editActions, rowContent: rowContent))
  }

  /// A row for each element of a bound collection, of which several can be chosen, which the list can edit.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: ListSelection(selection),
      content: _EditableRows(
        data: data, id: \.id, actions: editActions, rowContent: rowContent))
  }
}
