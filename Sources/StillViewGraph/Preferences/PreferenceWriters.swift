import StillLayout

/// A modifier that sets or changes what is handed up for one key.
nonisolated package protocol PreferenceModifier: ElementModifier {
  associatedtype Element = PreferenceElement<Self>

  associatedtype Key: PreferenceKey

  /// Returns the element's value; `inner` returns that of the views inside.
  func value(of element: _ViewNode, inner: () -> Key.Value?) -> Key.Value?

  /// Whether both surely hand up the same.
  func isSame(as other: Self) -> Bool
}

/// An element that sets what it hands up.
package protocol PreferenceWriter: _ViewNode {
  /// Returns the element's value for a key.
  func ownPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value?
}

/// Hands up a value from one element.
package final class PreferenceElement<Modifier: PreferenceModifier>:
  ModifierElement<Modifier>, PreferenceWriter
{
  override package func modifierChanged(from old: Modifier?, _ transaction: Transaction) {
    if let old, modifier.isSame(as: old) { return }
    graph.preferences.writerChanged(self)
  }

  package func ownPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == Modifier.Key.self else { return innerPreference(key) }
    return inBodyScope {
      modifier.value(of: self) { innerPreference(Modifier.Key.self) } as? K.Value
    }
  }
}

/// `preference`: replaces what the views inside hand up (rule L10.14).
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: PreferenceModifier {
  let value: Key.Value

  package func value(of element: _ViewNode, inner: () -> Key.Value?) -> Key.Value? { value }

  package func isSame(as other: Self) -> Bool {
    guard let value = value as? any Equatable else { return false }
    return FieldComparison.equate(value, other.value)
  }
}

/// `transformPreference`: edits what the views inside hand up.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: PreferenceModifier {
  let transform: (inout Key.Value) -> Void

  package func value(of element: _ViewNode, inner: () -> Key.Value?) -> Key.Value? {
    var value = inner() ?? Key.defaultValue
    transform(&value)
    return value
  }

  package func isSame(as other: Self) -> Bool { false }
}

/// `anchorPreference`: hands up where something of the view lies.
nonisolated public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>:
  PreferenceModifier
{
  let source: Anchor<AnchorValue>.Source
  let transform: (Anchor<AnchorValue>) -> Key.Value

  package func value(of element: _ViewNode, inner: () -> Key.Value?) -> Key.Value? {
    transform(Anchor(source: source, element: element))
  }

  package func isSame(as other: Self) -> Bool { false }
}

/// `transformAnchorPreference`: adds where something of the view lies to what the views inside hand up.
nonisolated public struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey>:
  PreferenceModifier
{
  let source: Anchor<AnchorValue>.Source
  let transform: (inout Key.Value, Anchor<AnchorValue>) -> Void

  package func value(of element: _ViewNode, inner: () -> Key.Value?) -> Key.Value? {
    var value = inner() ?? Key.defaultValue
    transform(&value, Anchor(source: source, element: element))
    return value
  }

  package func isSame(as other: Self) -> Bool { false }
}

extension View {
  /// Hands a value up, in place of what the views inside hand up for the key.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the value that the views inside hand up.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Hands up a value made from where a part of the view lies.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(source: value, transform: transform))
  }

  /// Changes the value that the views inside hand up by where a part of the view lies.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorTransformModifier<A, K>(source: value, transform: transform))
  }
}
