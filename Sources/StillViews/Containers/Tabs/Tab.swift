import StillLayout
public import StillViewGraph

/// A tab of a tab view.
nonisolated public struct Tab<Value, Content: View, Label: View>: View {
  let tag: AnyHashable?
  let role: TabRole?
  let content: Content
  let label: Label

  fileprivate init(tag: AnyHashable?, role: TabRole?, content: Content, label: Label) {
    self.tag = tag
    self.role = role
    self.content = content
    self.label = label
  }

  @MainActor public var body: some View { content }
}

extension Tab: SeparableView {
  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    var unit = ViewUnit(id: id, view: AnyView(content))
    unit.traits[.tabItem] = TabItemLabel(view: AnyView(label))
    unit.traits[.tag] = tag
    unit.traits[.tabRole] = role
    units.append(unit)
  }
}

extension Tab where Value: Hashable {
  /// A tab that is selected by a value, with a custom label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    tag = AnyHashable(value)
    self.role = role
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value: Hashable, Label == StillViews.Label<Text, Image> {
  /// A tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    tag = AnyHashable(value)
    self.role = role
    self.content = content()
    label = StillViews.Label(titleKey, systemImage: systemImage)
  }

  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    tag = AnyHashable(value)
    self.role = role
    self.content = content()
    label = StillViews.Label(title, systemImage: systemImage)
  }
}

extension Tab where Value == Never, Label == StillViews.Label<Text, Image> {
  /// A tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    tag = nil
    self.role = role
    self.content = content()
    label = StillViews.Label(titleKey, systemImage: systemImage)
  }

  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    tag = nil
    self.role = role
    self.content = content()
    label = StillViews.Label(title, systemImage: systemImage)
  }
}

extension Tab where Value == Never {
  /// A tab that is selected by its position, with a custom label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    tag = nil
    self.role = role
    self.content = content()
    self.label = label()
  }
}

/// The label of a tab without one: a magnifying glass for a search tab (default: nothing).
nonisolated public struct DefaultTabLabel: View {
  let role: TabRole?

  @MainActor public var body: some View {
    if role == .search { SearchTabLabel() }
  }
}

/// The label of a search tab: in a bar at the top the symbol alone.
nonisolated private struct SearchTabLabel: View {
  @Environment(\.isInTopTabBar) private var isOnTop

  init() {}

  @MainActor var body: some View {
    if isOnTop {
      Image(systemName: "magnifyingglass").accessibilityLabel("Search")
    } else {
      StillViews.Label("Search", systemImage: "magnifyingglass")
    }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab without a label.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
  where Value: Hashable {
    self.init(
      tag: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel(role: role))
  }

  /// A tab without a label.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(tag: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Label == StillViews.Label<Text, Image> {
  /// A tab with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: StillViews.Label(titleKey, image: image))
  }

  /// A tab with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: StillViews.Label(title, image: image))
  }

  /// A tab with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      tag: nil, role: role, content: content(), label: StillViews.Label(titleKey, image: image))
  }

  /// A tab with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      tag: nil, role: role, content: content(), label: StillViews.Label(title, image: image))
  }
}
