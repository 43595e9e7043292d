public import StillViewGraph

/// `tag`: tells the choices of a picker and the tabs of a tab view apart.
nonisolated public struct _TagModifier<V: Hashable>: _PrimitiveModifier, UnitTraitModifier {
  let tag: V

  package func write(_ traits: inout UnitTraits) {
    traits[.tag] = AnyHashable(tag)
    traits.containerValues.tag = AnyHashable(tag)
  }

  public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    PassThroughNode(view, inputs, \.content)
  }
}

extension UnitTrait<AnyHashable> {
  /// The value of `tag`.
  package static let tag = UnitTrait<AnyHashable>()
}

extension ViewUnit {
  /// Returns the view's selection value: its tag (default: the identity from its `ForEach`); nil if it does not have the
  /// selection's type (rule C3.10).
  package func selection<Value: Hashable>(as type: Value.Type) -> Value? {
    if let tag = traits[.tag] { return tag.base as? Value }
    return traits[.identity]?.base as? Value
  }
}

extension View {
  /// Sets the selection value of the view. With `includeOptional`, it matches the optional value as well.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TagModifier(tag: tag))
  }
}
