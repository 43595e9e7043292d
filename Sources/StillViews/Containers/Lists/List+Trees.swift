public import StillViewGraph

extension List where SelectionValue == Never {
  /// A row for each element, identified by the value at a key path, with those that belong to it below.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(
      selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// A row for each element, of which one can be chosen, with those that belong to it below.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: ListSelection(selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A row for each element, of which several can be chosen, with those that belong to it below.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: ListSelection(selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}
