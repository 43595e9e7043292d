public import Observation

/// Reads a value of the environment into a view.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let source: Source
  private var known: Value?

  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An object, found by a closure that knows its type.
    case object(id: ObjectIdentifier, read: (EnvironmentValues) -> Value?, missing: String?)
  }

  /// Reads the value at a key path; the view is evaluated again when it changes.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// The nearest object of a type that `environment(_:)` has set. A view that declares one of which there is
  /// none is left out, with a warning.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(
      id: ObjectIdentifier(objectType), read: { $0[EnvironmentObjectKey<Value>.self] },
      missing: "was left out: it declares @Environment(\(Value.self).self), and no view around it "
        + "has environment(_:) with one")
  }

  /// The nearest object of a type that `environment(_:)` has set; nil when there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(
      id: ObjectIdentifier(objectType),
      read: { .some($0[EnvironmentObjectKey<T>.self]) }, missing: nil)
  }

  /// The value around the view; outside a view that is being shown, the default one.
  public var wrappedValue: Value {
    if let known { return known }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(_, let read, _):
      guard let value = read(EnvironmentValues()) else {
        preconditionFailure(
          "No Observable object of type \(Value.self) found. A View.environment(_:) for "
            + "\(Value.self) may be missing as an ancestor of this view.")
      }
      return value
    }
  }
}

/// Key paths to values of the environment are immutable.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: RequiringProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    switch source {
    case .keyPath(let keyPath):
      let value = environment[keyPath: keyPath]
      guard LazyDefault.isPossible(for: Value.self) else {
        known = value
        return Self.remember(value, in: &slot)
      }
      let last = slot as? LazyDefault<Value>
      let new = LazyDefault.next(after: last, value, at: keyPath, in: environment)
      known = new.value
      slot = new
      return new !== last
    case .object(_, let read, _):
      let value = read(environment)
      known = value
      return Self.remember(Identity(value as AnyObject?), in: &slot)
    }
  }

  /// Which object it is.
  private struct Identity: Equatable {
    let id: ObjectIdentifier?
    init(_ object: AnyObject?) { id = object.map { ObjectIdentifier($0) } }
  }

  package static func areSame(_ a: Environment<Value>, _ b: Environment<Value>) -> Bool {
    switch (a.source, b.source) {
    case (.keyPath(let a), .keyPath(let b)): a == b
    case (.object(let a, _, _), .object(let b, _, _)): a == b
    default: false
    }
  }

  package var missing: MissingValue? {
    guard case .object(_, _, let message?) = source, known == nil else { return nil }
    return MissingValue(type: "\(Value.self)", message: message)
  }
}

extension Environment: ShowingProperty {
  package var shownValue: Any? { known }
}

extension View {
  /// Hands an observable object to the views inside that declare one of its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
}
