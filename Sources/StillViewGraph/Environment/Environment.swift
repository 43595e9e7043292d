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
  private final class Last {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    let value = environment[keyPath: keyPath]
    known = value
    guard let last = slot as? Last else {
      slot = Last(value)
      return true
    }
    let same = (last.value as? any Equatable).map { FieldComparison.equate($0, value) } ?? false
    last.value = value
    return !same
  }

  package static func areSame(_ a: Environment<Value>, _ b: Environment<Value>) -> Bool {
    a.keyPath == b.keyPath
  }
}
