import StillLayout
public import StillViewGraph

/// The label of a tab in the bar.
nonisolated struct TabItemLabel {
  let view: AnyView
}

extension UnitTrait<TabItemLabel> {
  /// The label of `tabItem`.
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
  /// Sets the label of the view as a tab.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: AnyView(label())))
  }
}

extension TabViewStyleConfiguration.Tab {
  /// The views of the label, the image before the title, in whatever order they are written.
  var parts: [ViewUnit] {
    let units = separateUnits(label ?? AnyView(EmptyView())).flattened
    return units.filter { $0.traits[.isImage] == true }
      + units.filter { $0.traits[.isImage] != true }
  }
}

/// The purpose of a tab.
nonisolated public struct TabRole: Hashable, Sendable {
  private let number: Int

  /// A search tab. Without a label it shows "Search" below a magnifying glass.
  public static let search = TabRole(number: 0)
}

extension UnitTrait<TabRole> {
  /// The purpose of a tab.
  static let tabRole = UnitTrait<TabRole>()
}
