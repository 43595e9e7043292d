public import StillLayout
public import StillViewGraph

/// What a ground is that of.
nonisolated public struct ContainerBackgroundPlacement: Sendable {
  private let name: String

  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// A page of a stack of pages.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A view with columns.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A view with tabs.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
  /// The ground of the container around; here it lies behind the view and reaches to the edges.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// The ground of the container around; here it lies behind the view.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }
}
