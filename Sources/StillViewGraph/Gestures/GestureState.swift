/// A value that a gesture sets while it goes on, and that returns to its initial value at the gesture's end (rule C12.8).
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetting: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// The value before and after the gesture.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  /// The value before and after the gesture.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// A value that returns with a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// A value that returns with a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// A value that returns with a transaction which a closure sets up from the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetting = reset
  }

  /// A value that returns with a transaction which a closure sets up from the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value that the gesture has set; the initial value outside one.
  public var wrappedValue: Value { location?.value ?? initial }

  /// The argument of `updating`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Nil before and after the gesture; the return to it is a change with a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Nil before and after the gesture; the closure sets with which transaction the last value returns to it.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState {
  /// Sets the value by a closure, which may add to the transaction.
  func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.value
    var transaction = Transaction()
    body(&value, &transaction)
    location.set(value, transaction)
  }

  /// Returns to the initial value.
  func reset() {
    guard let location else { return }
    var transaction = Transaction()
    resetting(location.value, &transaction)
    location.set(initial, transaction)
  }
}

/// The closure is called by the thread that renders, as bodies are.
extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: ConnectedProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    if let known = slot as? StateLocation<Value> {
      location = known
    } else {
      let new = StateLocation(initial, BodyScope.current?.graph.writes)
      slot = new
      location = new
    }
    return false
  }

  /// The storage belongs to the place, not to the value.
  package static func areSame(_ a: GestureState<Value>, _ b: GestureState<Value>) -> Bool { true }
}
