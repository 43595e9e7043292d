public import StillAnimation

/// A value that lives elsewhere, to be read and changed.
///
/// ```swift
/// struct SoundSwitch: View {
///   @Binding var isOn: Bool
///
///   var body: some View {
///     Toggle("Sound", isOn: $isOn)
///   }
/// }
/// ```
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The transaction of each change.
  public var transaction = Transaction()
  private let location: Location<Value>

  package init(location: Location<Value>) {
    self.location = location
  }

  /// A value computed and stored by closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: ClosureLocation(get: get, set: { value, _ in set(value) }))
  }

  /// A value computed and stored by closures, one of which learns the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: ClosureLocation(get: get, set: set))
  }

  /// Returns a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value. Setting it is a change of state, with the binding's own transaction.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.set(newValue, Transaction.current.merged(with: transaction)) }
  }

  /// The binding itself, of which members are bindings.
  public var projectedValue: Binding<Value> { self }

  /// Takes over another binding, as closures with `$` parameters do.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var part = Binding<Subject>(location: ProjectedLocation(location, keyPath))
    part.transaction = transaction
    return part
  }

  /// Returns the same value, changed with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var result = self
    result.transaction.animation = animation
    return result
  }

  /// Returns the same value, changed with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var result = self
    result.transaction = transaction
    return result
  }
}

extension Binding {
  /// A binding to an optional value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      location: ClosureLocation(
        get: { base.wrappedValue },
        set: { value, transaction in
          if let value { base.transaction(transaction).wrappedValue = value }
        }))
    transaction = base.transaction
  }

  /// A binding to what an optional holds; nil when it holds nothing now.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      location: ClosureLocation(
        get: { base.wrappedValue ?? first },
        set: { value, transaction in base.transaction(transaction).wrappedValue = value }))
    transaction = base.transaction
  }
}

extension Binding where Value: MutableCollection {
  /// Returns a binding to one element. Reads the last known value once the element is gone.
  package func element(at index: Value.Index) -> Binding<Value.Element> {
    let base = self
    let collection = base.wrappedValue
    guard collection.indices.contains(index) else {
      preconditionFailure("element \(index) is not in the bound collection")
    }
    let last = collection[index]
    return Binding<Value.Element>(
      location: ElementLocation(base.location, index, last), transaction: transaction)
  }
}

extension Binding {
  fileprivate init(location: Location<Value>, transaction: Transaction) {
    self.init(location: location)
    self.transaction = transaction
  }
}

/// One element of a bound collection.
private final class ElementLocation<C: MutableCollection>:
  // Unchecked for the reason given at `Location`.
  Location<C.Element>, @unchecked Sendable
{
  private let collection: Location<C>
  private let index: C.Index
  private let last: C.Element

  init(_ collection: Location<C>, _ index: C.Index, _ last: C.Element) {
    self.collection = collection
    self.index = index
    self.last = last
  }

  override var value: C.Element {
    let current = collection.value
    return current.indices.contains(index) ? current[index] : last
  }

  override func set(_ value: C.Element, _ transaction: Transaction) {
    var changed = collection.value
    guard changed.indices.contains(index) else { return }
    changed[index] = value
    collection.set(changed, transaction)
  }

  override func isSame(as other: Location<C.Element>) -> Bool {
    guard let other = other as? ElementLocation<C> else { return false }
    return collection.isSame(as: other.collection) && index == other.index
  }
}

extension Binding: DynamicProperty, ConnectedProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool { false }

  package static func areSame(_ a: Binding<Value>, _ b: Binding<Value>) -> Bool {
    a.location.isSame(as: b.location)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

/// Bindings hand values from one thread to another only as their locations do; those take a lock.
extension Binding: @unchecked Sendable where Value: Sendable {}

/// Only of those whose readers are told of changes: what others refer to may have changed in between.
extension Binding: ComparedValue {
  package func isSame(as other: Binding<Value>) -> Bool {
    location.tellsReaders && location.isSame(as: other.location)
      && transaction.animation == other.transaction.animation
  }
}
