public import Foundation
public import StillGeometry
public import StillLayout
public import StillViewGraph

/// Mirrors a view where text runs from right to left.
nonisolated public struct _FlippingModifier: ViewModifier {
  @Environment(\.layoutDirection) private var direction
  let isEnabled: Bool

  @MainActor public func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}

/// Room of its own for what stands alone in a window.
nonisolated public struct ScenePadding: Equatable, Sendable {
  let length: CGFloat

  /// 16 points, as on a phone.
  public static let minimum = ScenePadding(length: 16)
  /// The least room around the bars of navigation.
  public static let navigationBar = ScenePadding(length: 16)
}

/// What a ground is that of.
nonisolated public struct ContainerBackgroundPlacement: Sendable {
  private let name: String

  public static let window = ContainerBackgroundPlacement(name: "window")
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
  /// Mirrors the view where text runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlippingModifier(isEnabled: enabled))
  }

  /// The room that views keep from the edges of a window: 16 points, as on a phone.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, ScenePadding.minimum.length)
  }

  /// The room that views keep from the edges of a window.
  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges, padding.length)
  }

  /// The tint of the controls inside.
  @available(iOS, deprecated: 100000.0, renamed: "tint(_:)")
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }

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

  /// Keeps triggers of submitting inside. Nothing is submitted in a picture.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// How wide the column of an inspector is: nothing that a picture shows.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// How wide the column of an inspector is: nothing that a picture shows.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// The tint of a row.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    self.tint(tint?.color)
  }

  /// Asks by a sheet of buttons, in older code.
  @available(iOS, deprecated: 100000.0)
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(PresentingModifier(.dialog, isPresented) { content().card })
  }

  /// Asks by a sheet of buttons, in older code.
  @available(iOS, deprecated: 100000.0)
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    modifier(
      PresentingModifier(.dialog, .isPresent(item)) { item.wrappedValue.map { content($0).card } })
  }
}

/// The tint of a row.
nonisolated public struct ListItemTint: Sendable {
  let color: Color?

  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static let monochrome = ListItemTint(color: .primary)
}
