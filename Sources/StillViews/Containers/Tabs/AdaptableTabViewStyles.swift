public import StillViewGraph

/// A bar of tabs; in a wide window with the button of a sidebar before the tabs. The sidebar itself is not drawn.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// The style that `.sidebarAdaptable` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TabPages(configuration: configuration, hasSidebarButton: true)
  }
}

/// A bar of tabs in every window.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// The style that `.tabBarOnly` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TabPages(configuration: configuration)
  }
}

/// Pages in a frame on a Mac. Here a bar of tabs, as on phones.
nonisolated public struct GroupedTabViewStyle: TabViewStyle, Sendable {
  /// The style that `.grouped` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TabPages(configuration: configuration)
  }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A bar of tabs, as on phones.
  nonisolated public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs, as on phones.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs in every window.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
