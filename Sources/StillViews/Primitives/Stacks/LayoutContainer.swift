public import StillLayout
public import StillViewGraph

/// A view whose content a layout arranges.
nonisolated public struct _LayoutContainer<Arrangement: Layout, Content: View>: ContainerView {
  package let arrangement: Arrangement
  package let content: Content

  package var reportName: String { typeName(Arrangement.self) }
}

extension Layout {
  /// Returns a view whose content this layout arranges (rule L7.11).
  ///
  /// Disfavoured, so that a layout that is also a view prefers its own initialiser with content: the compiler would
  /// otherwise create it without content and call the result.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutContainer(arrangement: self, content: content())
  }
}
