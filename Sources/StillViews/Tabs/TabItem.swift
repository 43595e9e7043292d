import StillLayout
public import StillViewGraph

/// What a tab shows in its bar.
nonisolated struct TabItemLabel {
  let view: AnyView
}

extension UnitTrait<TabItemLabel> {
  /// What `tabItem` says.
  static let tabItem = UnitTrait<TabItemLabel>()
}

/// `tabItem`.
nonisolated public struct _TabItemModifier: _PrimitiveModifier, UnitTraitModifier {
  let label: AnyView

  package func write(_ traits: inout UnitTraits) {
    traits[.tabItem] = TabItemLabel(view: label)
  }

  public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    PassThroughNode(view, inputs, \.content)
  }
}

extension View {
  /// What the bar shows for the view as a tab.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: AnyView(label())))
  }
}

/// What a tab is for.
nonisolated public struct TabRole: Hashable, Sendable {
  private let number: Int

  public static let search = TabRole(number: 0)
}

/// A tab of a tab view.
nonisolated public struct Tab<Value, Content: View, Label: View>: View {
  let tag: AnyHashable?
  let content: Content
  let label: Label

  @MainActor public var body: some View { content }
}

extension Tab: SeparableView {
  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    var unit = ViewUnit(id: id, view: AnyView(content))
    unit.traits[.tabItem] = TabItemLabel(view: AnyView(label))
    unit.traits[.tag] = tag
    units.append(unit)
  }
}

extension Tab where Value: Hashable {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    tag = AnyHashable(value)
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
    self.content = content()
    label = StillViews.Label(titleKey, systemImage: systemImage)
  }

  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    tag = nil
    self.content = content()
    label = StillViews.Label(title, systemImage: systemImage)
  }
}

extension Tab where Value == Never {
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    tag = nil
    self.content = content()
    self.label = label()
  }
}
