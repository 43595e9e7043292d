import StillLayout

/// A modifier that gives a view something for the container around it to read (rule L10.8).
nonisolated package protocol TraitModifier: ElementModifier {
  associatedtype Element = TraitElement<Self>

  /// The key of the trait.
  var traitKey: ObjectIdentifier { get }
  var traitValue: Any { get }
  /// Set by `layoutPriority`, which is no ordinary trait.
  var priority: Double? { get }
  /// Whether both say the same.
  func isSame(as other: Self) -> Bool
  /// A warning about its number; nil if it is right.
  var warning: String? { get }
}

extension TraitModifier {
  package var priority: Double? { nil }
  package var warning: String? { nil }
}

/// Carries a trait; the inner one of two wins (rule L7.9).
package final class TraitElement<Modifier: TraitModifier>: ModifierElement<Modifier>,
  ExplainedElement
{
  override package func modifierChanged(from old: Modifier?, _ transaction: Transaction) {
    if let warning = modifier.warning { _warn(warning) }
    guard let old, !old.isSame(as: modifier) else { return }
    layoutChanged()
    structureChanged()
  }

  override package func _trait(_ key: ObjectIdentifier) -> Any? {
    inner.trait(key) ?? (key == modifier.traitKey ? modifier.traitValue : nil)
  }

  override package var _layoutPriority: Double { modifier.priority ?? inner.priority }
  package var givenPriority: Double? { modifier.priority }
}
