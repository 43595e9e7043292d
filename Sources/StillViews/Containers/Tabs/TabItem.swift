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

  /// The tab looks for something: without a label of its own, it says "Search" below a magnifying glass.
  public static let search = TabRole(number: 0)
}
