public import Combine
public import StillViewGraph

/// The key of a value that the view with the focus shares with the rest of a program.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the view with the focus shares: nothing in a picture, where nothing has the focus.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Reads what the view with the focus shares: nil in a picture.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject {}

  public var wrappedValue: Value? { nil }
}

/// Reads and writes what the view with the focus shares: nil in a picture.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// Reads the object that the view with the focus shares: nil in a picture.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}

  public var wrappedValue: ObjectType? { nil }

  public var projectedValue: Wrapper? { nil }

  /// Bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

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
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  nonisolated public func focusedValue<T: AnyObject>(_ object: T?) -> some View { self }
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { self }
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { self }
  nonisolated public func focusedSceneValue<T: AnyObject>(_ object: T?) -> some View { self }
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    self
  }
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    self
  }
}
