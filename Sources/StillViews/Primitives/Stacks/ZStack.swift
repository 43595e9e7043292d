public import StillLayout
public import StillViewGraph

/// Views on top of each other.
nonisolated public struct ZStack<Content: View> {
  package let arrangement: ZStackLayout
  package let content: Content

  /// The first view is at the back; `alignment` says which points of the views lie on each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    arrangement = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: ContainerView {
  package var reportName: String { "ZStack" }
}
