public import StillGeometry

/// A name for something that an animation remembers, and its value at the start.
public protocol AnimationStateKey {
  /// The type of the stored value.
  associatedtype Value

  /// The value before anything was stored.
  static var defaultValue: Value { get }
}

/// Values that an animation stores about one value that it moves, by key.
public struct AnimationState<Value: VectorArithmetic> {
  /// In the order in which keys were first written; there are rarely more than two.
  private var entries: [(key: ObjectIdentifier, value: Any)] = []

  /// A state with every key at its default.
  public init() {}

  /// The value stored under a key (default: the key's default value).
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { stored(key) ?? K.defaultValue }
    set {
      if let index = entries.firstIndex(where: { $0.key == ObjectIdentifier(key) }) {
        entries[index].value = newValue
      } else {
        entries.append((ObjectIdentifier(key), newValue))
      }
    }
  }

  /// Returns the value of `key`, nil if it was never written.
  func stored<K: AnimationStateKey>(_ key: K.Type) -> K.Value? {
    for entry in entries where entry.key == ObjectIdentifier(key) {
      return entry.value as? K.Value
    }
    return nil
  }
}
