/// Reads a value of the environment into a view.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var known: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value around the view; outside a view that is being shown, the default one.
  public var wrappedValue: Value { known ?? EnvironmentValues()[keyPath: keyPath] }
}

/// Key paths to values of the environment are immutable.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: ConnectedProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    let value = environment[keyPath: keyPath]
    known = value
    return Self.remember(value, in: &slot)
  }

  package static func areSame(_ a: Environment<Value>, _ b: Environment<Value>) -> Bool {
    a.keyPath == b.keyPath
  }
}
