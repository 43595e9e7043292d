public import Combine
public import StillViewGraph

/// The key of a value that the view with the focus shares with the rest of a program.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the focused view.
public struct FocusedValues {
  fileprivate var values: [ObjectIdentifier: Any] = [:]

  init() {}

  fileprivate init(_ values: [ObjectIdentifier: Any]) {
    self.values = values
  }

  /// The value under a key; nil if there is none.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object that is shared by its type.
  fileprivate subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// Reads the `focusedValue` of the focused view (default: a `focusedSceneValue`).
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var shared = SharedByFocus()

  /// Names a value by its key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Names an object by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    read = { $0[object: objectType] }
  }

  /// Nil if there is no value.
  public var wrappedValue: Value? { read(FocusedValues(shared.values)) }
}

/// Reads and writes through a binding that the focused view provides.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var shared = SharedByFocus()

  /// Names a binding by its key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.keyPath = keyPath
  }

  private var binding: Binding<Value>? { FocusedValues(shared.values)[keyPath: keyPath] }

  /// Nil without a binding. Writes of nil, and writes without a binding, have no effect.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    let property = self
    return Binding(get: { property.wrappedValue }, set: { property.wrappedValue = $0 })
  }
}

/// Reads the object that the view with the focus shares.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var shared = SharedByFocus()

  /// Names an object by its type.
  public init() {}

  /// Nil where no such object is shared.
  public var wrappedValue: ObjectType? { FocusedValues(shared.values)[object: ObjectType.self] }

  /// Bindings to the object's properties; nil where there is no object.
  public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }

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

extension FocusedValue: ConnectedProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    shared.connect()
    return false
  }

  package static func areSame(_ a: Self, _ b: Self) -> Bool { true }
}

extension FocusedBinding: ConnectedProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    shared.connect()
    return false
  }

  package static func areSame(_ a: Self, _ b: Self) -> Bool { a.keyPath == b.keyPath }
}

extension FocusedObject: ConnectedProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    shared.connect()
    guard let object = wrappedValue else {
      defer { slot = nil }
      return slot != nil
    }
    return watchObject(object, in: &slot)
  }

  package static func areSame(_ a: Self, _ b: Self) -> Bool { true }
}

/// Shares a value: while the focus is in the view, or always.
nonisolated private struct FocusedValueModifier<Value>: ViewModifier {
  let value: Value?
  let shared: FocusedValues
  let isForScene: Bool
  @State private var hasFocus = false

  init(_ value: Value?, isForScene: Bool, _ change: (inout FocusedValues) -> Void) {
    var shared = FocusedValues()
    if value != nil { change(&shared) }
    self.value = value
    self.shared = shared
    self.isForScene = isForScene
  }

  @MainActor func body(content: Content) -> some View {
    let focus = $hasFocus
    content
      .transformEnvironment(\.focusHandles) { handles in
        if !isForScene { handles.append(FocusHandle(told: { focus.wrappedValue = $0 })) }
      }
      .modifier(
        FocusShareModifier(
          value, shared: shared.values, sharing: isForScene ? .always : hasFocus ? .now : .not))
  }
}

extension View {
  /// Shares a value with `@FocusedValue` anywhere in the picture while the focus is in the view.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(value, isForScene: false) { $0[keyPath: keyPath] = value })
  }
  /// Shares a value, or none, with `@FocusedValue` anywhere in the picture while the focus is in the view.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(value, isForScene: false) { $0[keyPath: keyPath] = value })
  }
  /// Shares an object by its type while the focus is in the view.
  nonisolated public func focusedValue<T: AnyObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(object, isForScene: false) { $0[object: T.self] = object })
  }
  /// Shares a value with `@FocusedValue` anywhere in the picture, wherever the focus is.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    modifier(FocusedValueModifier(value, isForScene: true) { $0[keyPath: keyPath] = value })
  }
  /// Shares a value, or none, with `@FocusedValue` anywhere in the picture, wherever the focus is.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(FocusedValueModifier(value, isForScene: true) { $0[keyPath: keyPath] = value })
  }
  /// Shares an object by its type, wherever the focus is.
  nonisolated public func focusedSceneValue<T: AnyObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(object, isForScene: true) { $0[object: T.self] = object })
  }
  /// Shares an object with `@FocusedObject` while the focus is in the view.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedValue(object)
  }
  /// Shares an object, or none, with `@FocusedObject` while the focus is in the view.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedValue(object)
  }
  /// Shares an object with `@FocusedObject`, wherever the focus is.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneValue(object)
  }
  /// Shares an object, or none, with `@FocusedObject`, wherever the focus is.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedSceneValue(object)
  }
}
