public import StillViewGraph

/// What a tab view may hold: tabs and sections of tabs. Here every view may be one.
public protocol TabContent<TabValue>: View {
  /// What says which tab is chosen.
  associatedtype TabValue
}

extension Tab: TabContent {
  public typealias TabValue = Value
}

/// Puts tabs together whose values are of one type, so that a tab's value needs no more than the name of a case.
@resultBuilder public struct TabContentBuilder<TabValue> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    ViewBuilder.buildBlock(repeat each content)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { ViewBuilder.buildEither(first: first) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { ViewBuilder.buildEither(second: second) }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Tabs that belong together: in a bar, one after the other.
nonisolated public struct TabSection<Header: View, Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  @MainActor public var body: some View { content }
}

extension TabSection: SeparableView {
  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    units += separateUnits(content)
  }
}

extension TabSection where Header == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension TabSection where Header == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Where a tab stands.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Where the bar of tabs stands first.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// When the bar of tabs grows small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// What a user has changed of tabs.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  public init() {}
}

/// What a user may change of tabs.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

// What only matters in a sidebar, or while somebody changes the bar, changes nothing.
extension View {
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some View { self }
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }
  nonisolated public func customizationID(_ id: String) -> some View { self }
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View { self }
  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  nonisolated public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    self
  }
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func listRowPlatterColor(_ color: Color?) -> some View {
    listRowBackground(color)
  }
}
