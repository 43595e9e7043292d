public import StillGeometry
public import StillViewGraph

/// The content of a tab view: tabs and sections of tabs. Here every view may be one.
public protocol TabContent<TabValue>: View {
  /// The value that selects a tab.
  associatedtype TabValue
}

extension Tab: TabContent {
  public typealias TabValue = Value
}

/// Tabs that a builder has put together.
nonisolated public struct _Tabs<TabValue, Content: View>: TabContent, SeparableView {
  let content: Content

  @MainActor public var body: some View { content }

  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    units += separateUnits(content)
  }
}

/// Tabs that may not be there.
extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
}

/// A tab for each element of a collection.
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

/// Puts tabs together whose values are of one type, so that a tab's value needs no more than the name of a case.
@resultBuilder public struct TabContentBuilder<TabValue> {
  /// Accepts one tab, or tabs of any type.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Returns no tabs, for a closure without statements.
  public static func buildBlock() -> _Tabs<TabValue, EmptyView> { _Tabs(content: EmptyView()) }

  /// Returns a single tab unchanged.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Joins several tabs in order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> _Tabs<TabValue, TupleView<(repeat each Content)>> {
    _Tabs(content: ViewBuilder.buildBlock(repeat each content))
  }

  /// Tabs that may be missing.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where Content.TabValue == TabValue { content }

  /// Builds the first of two alternatives.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _Tabs<TabValue, _ConditionalContent<First, Second>> {
    _Tabs(content: ViewBuilder.buildEither(first: first))
  }

  /// Builds the second of two alternatives.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _Tabs<TabValue, _ConditionalContent<First, Second>> {
    _Tabs(content: ViewBuilder.buildEither(second: second))
  }

  /// Tabs that only newer systems have.
  public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> _Tabs<TabValue, AnyView> {
    _Tabs(content: AnyView(content))
  }
}

/// A section of tabs, at each of its tabs.
nonisolated struct TabSectionMark {
  let id: AnyHashable
  /// Nil: the section has no title.
  let label: AnyView?
}

extension UnitTrait<TabSectionMark> {
  /// The section that a tab is in.
  static let tabSection = UnitTrait<TabSectionMark>()
}

/// Tabs that belong together: in a bar at the bottom one after the other, in one at the top a single entry.
nonisolated public struct TabSection<Header: View, Content: View, Footer: View, SelectionValue>:
  TabContent, SeparableView
{
  public typealias TabValue = SelectionValue

  let content: Content
  /// Nil: the section has no title.
  let header: AnyView?

  @MainActor public var body: some View { content }

  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    let mark = TabSectionMark(id: AnyHashable(id), label: header)
    for var unit in separateUnits(content).flattened {
      unit.traits[.tabSection] = mark
      units.append(unit)
    }
  }
}

extension TabSection where Footer == EmptyView {
  /// Tabs with a custom header, which a bar at the top shows in place of them.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
    let header = header()
    self.header = header is EmptyView ? nil : AnyView(header)
  }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// Tabs with a title, which a bar at the top shows in place of them.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
    header = AnyView(Text(titleKey))
  }

  /// Tabs with a title, which a bar at the top shows in place of them.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
    header = AnyView(Text(title))
  }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  /// Tabs that belong together.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
    header = nil
  }
}

extension TabSection where Header == Text, Footer == EmptyView, SelectionValue == Never {
  /// Views that are marked as tabs by `tabItem`.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
    header = AnyView(Text(titleKey))
  }
}

/// Modifiers of tabs return tabs. Users do not customize tabs in a picture, so modifiers about customization have no
/// effect.
extension TabContent {
  /// No effect: nobody changes tabs.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  /// No effect: nobody changes tabs.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// No effect: every tab is shown.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// No effect: every tab is in the bar.
  nonisolated public func tabPlacement(
    _ placement: TabPlacement
  ) -> some TabContent<TabValue> { self }
  /// No effect: there is no sidebar.
  nonisolated public func sectionActions<Actions: View>(
    @ViewBuilder content: () -> Actions
  ) -> some TabContent<TabValue> { self }
  /// No effect: sidebars of tabs are not drawn.
  nonisolated public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some TabContent<TabValue> { self }
  /// No effect: the menu of a tab is not shown.
  nonisolated public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some TabContent<TabValue> { self }
  /// No effect: nothing is dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
  ) -> some TabContent<TabValue> { self }

  /// Shows a number at the tab; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badged(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text at the tab.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { badged(label) }

  /// Shows a text at the tab.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badged(key.map { Text($0) })
  }

  /// Shows a text at the tab.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badged(label.map { Text($0) })
  }

  nonisolated private func badged(_ words: Text?) -> some TabContent<TabValue> {
    _Tabs<TabValue, _>(content: modifier(_BadgeModifier(words: words)))
  }

  /// Takes the tab away while the condition holds.
  nonisolated public func hidden(_ hidden: Bool) -> some TabContent<TabValue> {
    _Tabs<TabValue, _>(content: hidden ? nil : self)
  }
}

/// Where a tab stands.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// The tab stands where the system puts it.
  public static let automatic = TabPlacement(name: "automatic")
  /// The tab stands in the bar, at its end.
  public static let pinned = TabPlacement(name: "pinned")
  /// The tab stands in a sidebar only.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Where the bar of tabs stands first.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// Tabs stand where the system puts them.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// Tabs stand in a bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// Tabs stand in a sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// When the bar of tabs grows small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The bar grows small where the system has it so.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The bar grows small while the content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The bar grows small while the content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The bar keeps its size.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The changes that a user has made to tabs.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  /// Nothing changed by a user.
  public init() {}
}

/// The changes that a user may make to a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// The changes that the system allows.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// A user may move the tab.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// A user may not change the tab.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// When a tab for searching begins to search.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// Once the tab is selected.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

// Modifiers that concern a sidebar or the customization of the bar have no effect.
extension View {
  /// No effect: every tab is in the bar.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some View { self }
  /// No effect: tabs are in a bar.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
  /// No effect: the bar keeps its size.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }
  /// No effect: a search field waits for a tap.
  nonisolated public func tabViewSearchActivation(
    _ activation: TabSearchActivation
  ) -> some View { self }
  /// No effect: nobody changes tabs, and the binding keeps its value.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }
  /// No effect: nobody changes tabs.
  nonisolated public func customizationID(_ id: String) -> some View { self }
  /// No effect: nobody changes tabs.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View { self }
  /// No effect: sidebars of tabs are not drawn. Warns.
  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    lacks("tabViewSidebarHeader", "sidebars of tabs are not drawn")
  }
  /// No effect: sidebars of tabs are not drawn. Warns.
  nonisolated public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    lacks("tabViewSidebarFooter", "sidebars of tabs are not drawn")
  }
  /// No effect: sidebars of tabs are not drawn. Warns.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    lacks("tabViewSidebarBottomBar", "sidebars of tabs are not drawn")
  }
  /// No effect: sidebars of tabs are not drawn.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// No effect: lists have no letters at their edge. Warns where they are to be visible.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    lacks(
      "listSectionIndexVisibility", "lists have no letters at their edge",
      if: visibility == .visible)
  }
  /// No effect: lists have no letters at their edge.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }
  /// No effect: lists have no letters at their edge.
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
  /// No effect: no pointer is over a row.
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// No effect: no pointer is over a row.
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Sets the background of a row, by its name on watches.
  nonisolated public func listRowPlatterColor(_ color: Color?) -> some View {
    listRowBackground(color)
  }
}
