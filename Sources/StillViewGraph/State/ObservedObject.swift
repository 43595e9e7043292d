public import Combine

/// An object that a view watches and does not own: whenever it says that it will change, the bodies that
/// declare it are evaluated again (rule C7.12).
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType

  /// Observes an object that has another owner.
  public init(initialValue: ObjectType) {
    object = initialValue
  }

  /// Observes an object that has another owner.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// The object that is watched.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object) }

  /// Gives bindings to the properties of an object.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    private let object: ObjectType

    init(_ object: ObjectType) {
      self.object = object
    }

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: MemberLocation(object, keyPath))
    }
  }
}

// A reference to an object that is Sendable itself, and nothing else.
extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}

/// A property of an object.
final class MemberLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  // Unchecked for the reason given at `Location`.
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override var value: Value { object[keyPath: path] }

  override func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: path] = value }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? MemberLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}

/// A body's subscription to an object, for as long as it is the same one.
final class ObjectWatch {
  private let object: AnyObject
  private let following: AnyCancellable

  private init<Object: ObservableObject>(_ object: Object, _ report: ChangeReport?) {
    self.object = object
    following = object.objectWillChange.sink { _ in report?.send() }
  }

  /// Observes an object for the current body; true if it is another object than before.
  static func watch<Object: ObservableObject>(
    _ object: Object, in slot: inout AnyObject?
  ) -> Bool {
    if let known = slot as? ObjectWatch, known.object === object { return false }
    slot = ObjectWatch(object, BodyScope.current.map { ChangeReport($0) })
    return true
  }
}

/// Evaluates the current body again when an object changes; true if it is another object than before.
package func watchObject<Object: ObservableObject>(
  _ object: Object, in slot: inout AnyObject?
) -> Bool {
  ObjectWatch.watch(object, in: &slot)
}

extension ObservedObject: ConnectedProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    ObjectWatch.watch(object, in: &slot)
  }

  package static func areSame(_ a: Self, _ b: Self) -> Bool { a.object === b.object }
}
