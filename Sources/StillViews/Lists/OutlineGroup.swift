public import StillViewGraph

/// A view for each element of a tree; those that hold others open and close.
nonisolated public struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: View where Data.Element: Identifiable, ID == Data.Element.ID {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Content

  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.children = children
    self.content = content
  }

  @MainActor public var body: some View {
    ForEach(data) { element in
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
}
