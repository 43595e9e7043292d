public import StillLayout
public import StillViewGraph

/// The container that a background belongs to.
nonisolated public struct ContainerBackgroundPlacement: Sendable {
  private let name: String

  /// The ground of a window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// The ground of a page of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The ground of a view with columns.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The ground of a view with tabs.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The ground of a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
  /// Sets the background of the surrounding container; here it is behind the view and extends to the edges.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Sets the background of the surrounding container; here it is behind the view.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }
}
