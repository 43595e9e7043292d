import StillLayout
package import StillViewGraph

extension UnitTrait<Bool> {
  /// Said by dividers.
  static let isDivider = UnitTrait<Bool>()
  /// Said by images.
  static let isImage = UnitTrait<Bool>()
  /// Said by spacers.
  static let isGap = UnitTrait<Bool>()
  /// Said by pickers and groups of controls: in a menu, gaps separate their items from others (rule C2.9).
  static let isMenuGroup = UnitTrait<Bool>()
  /// Said by the style of pickers that makes a menu of one, which is a single item in a menu around it.
  static let isSubmenu = UnitTrait<Bool>()
}

extension Divider: SeparableView {
  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    var unit = ViewUnit(id: id, view: AnyView(self))
    unit.traits[.isDivider] = true
    units.append(unit)
  }
}

extension Image: SeparableView {
  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    var unit = ViewUnit(id: id, view: AnyView(self))
    unit.traits[.isImage] = true
    units.append(unit)
  }
}

extension Spacer: SeparableView {
  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    var unit = ViewUnit(id: id, view: AnyView(self))
    unit.traits[.isGap] = true
    units.append(unit)
  }
}

extension UnitTrait<AnyView> {
  /// The content of a row: an item of a menu arranges texts and images itself.
  static let rowContent = UnitTrait<AnyView>()
}

extension HStack: SeparableView {
  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    var unit = ViewUnit(id: id, view: AnyView(self))
    unit.traits[.rowContent] = AnyView(content)
    units.append(unit)
  }
}

extension _StyleModifier: UnitTraitModifier {
  package func write(_ traits: inout UnitTraits) {
    if Style.self == MenuPickerStyle.self { traits[.isSubmenu] = true }
  }
}

/// That the items of a view are a group of the menu around it.
nonisolated struct MenuGroupModifier: _PrimitiveModifier, UnitTraitModifier {
  func write(_ traits: inout UnitTraits) { traits[.isMenuGroup] = true }

  static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    PassThroughNode(view, inputs, \.content)
  }
}
