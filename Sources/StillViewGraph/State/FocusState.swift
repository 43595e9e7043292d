/// The focus among a view's controls (rule C7.22).
///
/// Nothing has the focus in a picture. The value is kept, so that code that reads back what it wrote works;
/// it moves nothing.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// False at first.
  public init() where Value == Bool {
    initial = false
  }

  /// Nil at first: nothing has the focus.
  public init<T: Hashable>() where Value == T? {
    initial = nil
  }

  /// The focused value. Setting it moves the focus to the field with that value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue, Transaction.current) }
  }

  /// The argument of `focused(_:)`.
  public var projectedValue: FocusState<Value>.Binding {
    Binding(
      binding: location.map { StillViewGraph.Binding(location: $0) } ?? .constant(initial),
      rest: initial)
  }

  /// The focus of another view's controls.
  @propertyWrapper public struct Binding {
    fileprivate let binding: StillViewGraph.Binding<Value>
    /// The value while nothing has the focus.
    fileprivate let rest: Value

    /// The focused value. Setting it moves the focus to the field with that value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// Whether nothing has the focus.
    package var isAtRest: Bool { binding.wrappedValue == rest }

    /// The same binding.
    public var projectedValue: Binding { self }

    /// Returns the handle that connects a view's focus to a value of the binding.
    package func handle(for value: Value) -> FocusHandle {
      let (binding, rest) = (binding, rest)
      // The value at rest says that nothing has the focus, so no field can ask for it.
      return FocusHandle(isFocused: value != rest && binding.wrappedValue == value) { isFocused in
        if isFocused {
          if binding.wrappedValue != value { binding.wrappedValue = value }
        } else if binding.wrappedValue == value {
          binding.wrappedValue = rest
        }
      }
    }
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
