public import StillLayout
public import StillViewGraph

/// Views on top of each other.
nonisolated public struct ZStack<Content: View> {
  package let arrangement: ZStackLayout
  package let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    arrangement = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: ContainerView {
  package var reportName: String { "ZStack" }
}
