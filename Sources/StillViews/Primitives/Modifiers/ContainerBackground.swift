public import StillLayout
public import StillViewGraph

/// The container that a background belongs to.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
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
  /// The ground of a subscription store, of which the marketing content is covered.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
  /// The ground of the marketing content of a subscription store.
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(
    name: "subscriptionStoreHeader")
  /// The whole ground of a subscription store, of which the marketing content is covered.
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(
    name: "subscriptionStoreFullHeight")
}

extension View {
  /// Sets the background of the surrounding container: of a widget behind all of it, elsewhere behind the view, and it
  /// extends to the edges.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      ContainerBackground(
        background: Rectangle().fill(style), plain: style, alignment: .center,
        container: container))
  }

  /// Sets the background of the surrounding container: of a widget behind all of it, elsewhere behind the view.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      ContainerBackground(
        background: content(), plain: nil as Color?, alignment: alignment,
        container: container))
  }
}

/// Whether the views inside hand their container's background up to a widget.
private let widgetEntry = EnvironmentEntry<Bool>(false)

extension EnvironmentValues {
  /// Whether a widget around draws the backgrounds that views hand up (default: no).
  package var isInsideWidget: Bool {
    get { self[widgetEntry] }
    set { self[widgetEntry] = newValue }
  }
}

/// The background that a view inside of a widget hands up.
package struct HandedBackground: PreferenceKey {
  /// A view with its place.
  package struct Background {
    package let view: AnyView
    package let alignment: Alignment
  }

  package static var defaultValue: Background? { nil }

  package static func reduce(value: inout Background?, nextValue: () -> Background?) {
    value = value ?? nextValue()
  }
}

/// Whether a view inside of a widget hands up a background.
package struct HandsBackground: PreferenceKey {
  package static var defaultValue: Bool { false }

  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

/// Whether a view inside of a page has set the background of its container.
nonisolated package struct SetsPageBackground: PreferenceKey {
  package static var defaultValue: Bool { false }

  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

/// `containerBackground`: inside of a widget the widget's own, elsewhere behind the view.
nonisolated private struct ContainerBackground<Background: View, Style: ShapeStyle>: ViewModifier {
  @Environment(\.isInsideWidget) private var isInsideWidget
  let background: Background
  /// The style, where the background is one.
  let plain: Style?
  let alignment: Alignment
  let container: ContainerBackgroundPlacement

  init(
    background: Background, plain: Style?, alignment: Alignment,
    container: ContainerBackgroundPlacement
  ) {
    self.background = background
    self.plain = plain
    self.alignment = alignment
    self.container = container
  }

  @ViewBuilder func body(content: Content) -> some View {
    if container == .widget, isInsideWidget {
      content
        .preference(
          key: HandedBackground.self,
          value: .init(view: AnyView(background), alignment: alignment)
        )
        .preference(key: HandsBackground.self, value: true)
    } else if let plain {
      content.background(plain).preference(
        key: SetsPageBackground.self, value: container != .widget)
    } else {
      content.background(alignment: alignment) { background }
        .preference(key: SetsPageBackground.self, value: container != .widget)
    }
  }
}
