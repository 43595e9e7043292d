public import Combine
public import StillViewGraph

/// The key of a value that the view with the focus shares with the rest of a program.
public protocol FocusedValueKey {
  /// What is shared.
  associatedtype Value
}

/// What the view with the focus shares: nothing in a picture, where nothing has the focus.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value that is shared under a key; nil where none is.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Reads what the view with the focus shares: nil in a picture.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  /// Names a value by its key path; nothing shares one here.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Names an object by its type; nothing shares one here.
  public init(_ objectType: Value.Type) where Value: AnyObject {}

  /// Always nil: nothing that has the focus shares anything here.
  public var wrappedValue: Value? { nil }
}

/// Reads and writes what the view with the focus shares: nil in a picture.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  /// Names a binding by its key path; nothing shares one here.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// Always nil; what is written is dropped.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// A binding that is nil and drops what is written.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// Reads the object that the view with the focus shares: nil in a picture.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Names an object by its type; nothing shares one here.
  public init() {}

  /// Always nil: nothing that has the focus shares anything here.
  public var wrappedValue: ObjectType? { nil }

  /// Always nil, as there is no object.
  public var projectedValue: Wrapper? { nil }

  /// Bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<T>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>
    ) -> Binding<T> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

// Nothing has the focus in a picture, so these take what they are given and change nothing.
extension View {
  /// Accepted; no other view can read it.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  /// Accepted; no other view can read it.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// Accepted; no other view can read it.
  nonisolated public func focusedValue<T: AnyObject>(_ object: T?) -> some View { self }
  /// Accepted; no other view can read it.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { self }
  /// Accepted; no other view can read it.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { self }
  /// Accepted; no other view can read it.
  nonisolated public func focusedSceneValue<T: AnyObject>(_ object: T?) -> some View { self }
  /// Accepted; no other view can read it.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  /// Accepted; no other view can read it.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  /// Accepted; no other view can read it.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    self
  }
  /// Accepted; no other view can read it.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    self
  }
}
