public import Combine

/// An object that a view makes once and keeps for as long as it has its place in the tree (rule C7.11).
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var known: ObjectType?

  /// The object is made just before the view's first body, not here.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; outside a view that is being shown, a new one each time.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { known ?? make() }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(wrappedValue)
  }
}

/// The closure makes an object for the thread that renders; it is carried along, never shared.
extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

extension StateObject: ConnectedProperty {
  /// The object and who watches it.
  private final class Owned {
    let object: ObjectType
    var watch: AnyObject?

    init(_ object: ObjectType) {
      self.object = object
    }
  }

  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    let owned = slot as? Owned ?? Owned(make())
    slot = owned
    known = owned.object
    _ = ObjectWatch.watch(owned.object, in: &owned.watch)
    return false
  }

  /// The object belongs to the place, not to the value.
  package static func areSame(_ a: Self, _ b: Self) -> Bool { true }
}
