/// Which of a view's controls has the focus (rule C7.22).
///
/// Nothing has the focus in a picture. The value is kept, so that code that reads back what it wrote works;
/// it moves nothing.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init() where Value == Bool {
    initial = false
  }

  public init<T: Hashable>() where Value == T? {
    initial = nil
  }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue, Transaction.current) }
  }

  /// What `focused(_:)` takes.
  public var projectedValue: FocusState<Value>.Binding {
    Binding(
      binding: location.map { StillViewGraph.Binding(location: $0) } ?? .constant(initial))
  }

  /// The focus of another view's controls.
  @propertyWrapper public struct Binding {
    fileprivate let binding: StillViewGraph.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: ConnectedProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    let known =
      slot as? StateLocation<Value> ?? StateLocation(initial, BodyScope.current?.graph.writes)
    slot = known
    location = known
    return false
  }

  package static func areSame(_ a: Self, _ b: Self) -> Bool { true }
}

extension FocusState.Binding: DynamicProperty, ConnectedProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool { false }

  package static func areSame(_ a: Self, _ b: Self) -> Bool {
    StillViewGraph.Binding.areSame(a.binding, b.binding)
  }
}
