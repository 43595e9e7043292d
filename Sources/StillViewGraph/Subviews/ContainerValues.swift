public import StillLayout

/// The key of a value that views carry for the container around them.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that does not set one.
  static var defaultValue: Value { get }
}

extension ContainerValueKey where Self: _EntryKey {
  public static var defaultValue: Content { entry.content }
}

/// Values that a view passes to its container, with `containerValue(_:_:)` and `tag(_:)`.
public struct ContainerValues {
  private enum Storage {
    case values([ObjectIdentifier: Any])
    /// Read from an element that a layout arranges.
    case element(_LayoutElement)
  }

  private var storage: Storage
  /// The value of `tag`.
  package var tag: AnyHashable?

  init() {
    storage = .values([:])
  }

  init(of element: _LayoutElement) {
    storage = .element(element)
  }

  /// The value of a key, or its default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      let found: Any? =
        switch storage {
        case .values(let values): values[ObjectIdentifier(key)]
        case .element(let element): element.trait(ObjectIdentifier(key))
        }
      guard let found else { return Key.defaultValue }
      return found as? Key.Value ?? Key.defaultValue
    }
    set {
      var values: [ObjectIdentifier: Any] = [:]
      if case .values(let known) = storage { values = known }
      values[ObjectIdentifier(key)] = newValue
      storage = .values(values)
    }
  }

  /// Returns the tag, where it is of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether the tag is a value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  /// The values that were set, by key.
  var written: [ObjectIdentifier: Any] {
    if case .values(let values) = storage { values } else { [:] }
  }

  /// Adds what modifiers further out say; the inner ones win.
  mutating func addOuter(_ other: ContainerValues) {
    storage = .values(written.merging(other.written) { inner, _ in inner })
    if tag == nil { tag = other.tag }
  }
}

/// `containerValue`.
nonisolated public struct _ContainerValueModifier<V>: TraitModifier, UnitTraitModifier {
  let value: V
  /// The value under its key.
  let written: ContainerValues

  init(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) {
    self.value = value
    var written = ContainerValues()
    written[keyPath: keyPath] = value
    self.written = written
  }

  package var traitKey: ObjectIdentifier {
    written.written.keys.first ?? ObjectIdentifier(Self.self)
  }
  package var traitValue: Any { written.written.values.first ?? value }
  package func isSame(as other: Self) -> Bool {
    guard traitKey == other.traitKey, let value = value as? any Equatable else { return false }
    return FieldComparison.equate(value, other.value)
  }
  package func write(_ traits: inout UnitTraits) { traits.containerValues.addOuter(written) }
}

extension View {
  /// Says something to the container around the view: `Group(subviews:)`, `ForEach(subviews:)` or a layout reads it.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(_ContainerValueModifier(keyPath, value))
  }
}

extension LayoutSubview {
  /// The values that the view passes to its container.
  public var containerValues: ContainerValues { ContainerValues(of: element) }
}
