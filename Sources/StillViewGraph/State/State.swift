import StillReport

/// A value that a view keeps for as long as it has its place in the tree (rule L10.9).
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View {
///     Button("\(count) taps") { count += 1 }
///   }
/// }
/// ```
@propertyWrapper public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: StateLocation<Value>?

  /// The value at first; later evaluations of the view around do not set it again.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// The value at first; later evaluations of the view around do not set it again.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The value; setting it evaluates again the bodies that read it.
  ///
  /// Outside a view that is being shown, setting has no effect but a warning (rule C7.3).
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set {
      guard let location else { return UnshownState.warn() }
      location.set(newValue, Transaction.current)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    let initial = initial
    return Binding(get: { initial }, set: { _ in })
  }
}

/// The state of views that are not in a tree.
enum UnshownState {
  /// Warns of a value that is forgotten: at the view whose body made the other one, or at the outermost of the tree whose actions run.
  static func warn() {
    let words = "set a state of a view that is not shown; the value is forgotten"
    if let body = BodyScope.current {
      body._warn(words)
    } else if let graph = BodyScope.graph, let root = graph.root {
      graph.warn(words, at: root)
    } else {
      WarningOutput.show(words)
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Keeps a value that is nil at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: ConnectedProperty {
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

  /// The storage belongs to the place, not to the value: new values of a view bring nothing new.
  package static func areSame(_ a: State<Value>, _ b: State<Value>) -> Bool { true }
}
