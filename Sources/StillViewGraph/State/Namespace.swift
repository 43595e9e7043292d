import Synchronization

/// A name that no other place in the tree has, for identifiers that are to be unique (rule C7.23).
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  private var known: ID?

  /// A namespace of its own for each place in the tree.
  public init() {}

  /// The same for as long as the view has its place in the tree.
  public var wrappedValue: ID { known ?? ID(number: 0) }

  /// Tells namespaces apart.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// Numbers given out so far. They tell namespaces apart, and reach no picture.
  fileprivate static let count = Atomic(0)
}

extension Namespace: ConnectedProperty {
  private final class Name {
    let id = ID(number: Namespace.count.add(1, ordering: .relaxed).newValue)
  }

  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    let name = slot as? Name ?? Name()
    slot = name
    known = name.id
    return false
  }

  package static func areSame(_ a: Namespace, _ b: Namespace) -> Bool { true }
}
