import StillGeometry
package import StillLayout

/// A modifier by which a view speaks to the grid around it.
nonisolated package protocol GridCellModifier: ElementModifier, Equatable {
  associatedtype Element = GridCellElement<Self>

  /// Adds its settings; `row` identifies the place of the modifier in the tree.
  func change(_ traits: inout GridCellTraits, row: ObjectIdentifier?)

  /// A warning about its numbers; nil if they are right.
  var warning: String? { get }
}

extension GridCellModifier {
  package var warning: String? { nil }
}

/// Adds to what the view inside says to the grid, and leaves everything else to it.
package final class GridCellElement<Modifier: GridCellModifier>: ModifierElement<
  Modifier
>
{
  override package func modifierChanged(from old: Modifier?, _ transaction: Transaction) {
    if let warning = modifier.warning { _warn(warning) }
    if let old, old != modifier { layoutChanged() }
  }

  override package func _trait(_ key: ObjectIdentifier) -> Any? {
    guard key == ObjectIdentifier(GridCellKey.self) else { return inner.trait(key) }
    var traits = inner.trait(key) as? GridCellTraits ?? GridCellTraits()
    modifier.change(&traits, row: parent.map { ObjectIdentifier($0) })
    return traits
  }

  override package func _surelyLacksGuide(_ key: AlignmentKey) -> Bool {
    inner._surelyLacksGuide(key)
  }
}
