public import StillViewGraph

/// A view for each element of a tree; those that hold others open and close.
nonisolated public struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: View where Data.Element: Identifiable, ID == Data.Element.ID {
  private let roots: Roots
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Content

  /// Where the tree begins.
  private enum Roots {
    case several(Data)
    case one(Data.Element)
  }

  /// A view for each element of `data`, with those at `children` below it while it is open; an element whose children
  /// are nil cannot be opened.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    roots = .several(data)
    self.children = children
    self.content = content
  }

  /// A tree with one element at its root.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Content
  ) where ID == DataElement.ID, DataElement == Data.Element {
    roots = .one(root)
    self.children = children
    self.content = content
  }

  @MainActor public var body: some View {
    switch roots {
    case .several(let data):
      ForEach(data) { element in row(element) }
    case .one(let root):
      row(root)
    }
  }

  @MainActor @ViewBuilder private func row(_ element: Data.Element) -> some View {
    if let inner = element[keyPath: children] {
      DisclosureGroup {
        AnyView(OutlineGroup(inner, children: children, content: content))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}
