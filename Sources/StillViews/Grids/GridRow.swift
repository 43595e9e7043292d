public import StillLayout
public import StillViewGraph

/// A row of a grid's cells; outside a grid, its views one by one (rule 4.13).
nonisolated public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// Lines up the row's cells; nil: as the grid does.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public var body: some View {
    content.modifier(_GridRowModifier(alignment: alignment))
  }
}
