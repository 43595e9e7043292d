public import StillViewGraph

/// A view for each element of a tree; those that hold others open and close.
nonisolated public struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: View {
  private let roots: Roots
  private let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Content

  /// Where the tree begins.
  private enum Roots {
    case several(Data)
    case one(Data.Element)
  }

  /// A view for each element of `data`, with those at `children` below it while it is open; an element whose children
  /// are nil cannot be opened.
  ///
  /// - Parameter id: The value that tells elements apart.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(.several(data), id, children, content)
  }

  /// A tree with one element at its root.
  ///
  /// - Parameter id: The value that tells elements apart.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Content
  ) where DataElement == Data.Element {
    self.init(.one(root), id, children, content)
  }

  private init(
    _ roots: Roots, _ id: KeyPath<Data.Element, ID>, _ children: KeyPath<Data.Element, Data?>,
    _ content: @escaping (Data.Element) -> Content
  ) {
    self.roots = roots
    self.id = id
    self.children = children
    self.content = content
  }

  /// A view for each element of `data`, with those at `children` below it while it is open; an element whose children
  /// are nil cannot be opened.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(.several(data), \.id, children, content)
  }

  /// A tree with one element at its root.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Content
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(.one(root), \.id, children, content)
  }

  @MainActor public var body: some View {
    switch roots {
    case .several(let data):
      ForEach(data, id: id) { element in row(element) }
    case .one(let root):
      row(root)
    }
  }

  @MainActor @ViewBuilder private func row(_ element: Data.Element) -> some View {
    if let inner = element[keyPath: children] {
      DisclosureGroup {
        AnyView(OutlineGroup(.several(inner), id, children, content))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}
