public import Observation

/// Gives bindings to the properties of an observable object (rule C7.17).
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  private var object: Value

  /// The object whose properties get bindings.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// The same, of which members are bindings.
  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(wrappedValue: Value) {
    object = wrappedValue
  }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding(location: MemberLocation(object, keyPath))
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Gives bindings to the properties of an object.
  public init(wrappedValue: Value) {
    object = wrappedValue
  }

  /// Gives bindings to the properties of an object.
  public init(_ wrappedValue: Value) {
    object = wrappedValue
  }

  /// Takes over what another one has.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
