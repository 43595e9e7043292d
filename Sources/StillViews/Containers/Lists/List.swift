public import StillViewGraph

/// Rows that scroll, in groups (rules C6.1–C6.8). Only rows in sight are built.
///
/// ```swift
/// List {
///   Section("Fruit") {
///     Text("Apple")
///     Text("Pear")
///   }
/// }
/// ```
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection?
  let content: Content
  @Environment(\.splitColumn) private var column

  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  @MainActor public var body: some View {
    let sections = ListSections(separateUnits(content))
    let list = StyledControl(
      \.listStyles,
      ListStyleConfiguration(sections: sections, selection: selection, isForm: false)
    )
    if let column, let selection {
      let _ = column.take(selection)
      list.preference(key: ColumnContentsKey.self, value: ColumnContents(hasChoosingList: true))
    } else {
      list
    }
  }
}

extension List {
  /// Rows of which several can be chosen.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: ListSelection(selection), content: content())
  }

  /// Rows of which one can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection(selection), content: content())
  }
}

extension List where SelectionValue == Never {
  /// Rows that cannot be selected: each view of the content is one.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }

  /// A row for each element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// A row for each element, identified by the value at a key path.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a bound collection, which can change its element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// A row for each element, with those that belong to it below.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// A row for each number of a range, of which one can be chosen.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// A row for each number of a range, of which several can be chosen.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// A row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// A row for each element, of which several can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// A row for each element, identified by the value at a key path, of which one can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each element, identified by the value at a key path, of which several can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }
}
