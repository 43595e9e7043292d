package import StillLayout

/// Tells a grid which cells are one row: those that this modifier wraps at one place (rule 4.13).
nonisolated public struct _GridRowModifier: ElementModifier {
  let alignment: VerticalAlignment?

  package init(alignment: VerticalAlignment?) {
    self.alignment = alignment
  }
}

extension _GridRowModifier {
  package static func makeElement(
    _ modifier: Self, _ environment: EnvironmentValues, _ maker: _ViewNode, _ inner: _ViewNode
  ) -> ModifierElement<Self> {
    GridCellElement(modifier, environment, maker, inner)
  }
}

/// Carries the row that a cell belongs to.
private final class GridCellElement: TransparentModifierElement<_GridRowModifier> {
  override func modifierChanged(from old: _GridRowModifier?, _ transaction: Transaction) {
    if let old, old.alignment != modifier.alignment {
      layoutChanged()
      structureChanged()
    }
  }

  override func _trait(_ key: ObjectIdentifier) -> Any? {
    guard key == ObjectIdentifier(GridRowKey.self), let parent else { return inner.trait(key) }
    return GridRowMembership(row: ObjectIdentifier(parent), alignment: modifier.alignment)
  }
}
