import Foundation

/// The values that a program gives its intents and searches.
///
/// Unchecked because the lock guards the values.
public final class AppDependencyManager: @unchecked Sendable {
  /// Those of the program.
  public static let shared = AppDependencyManager()

  private let lock = NSLock()
  private var makers: [AnyHashable: @Sendable () -> Any] = [:]
  private var made: [AnyHashable: Any] = [:]

  private struct Place: Hashable {
    let key: AnyHashable?
    let type: ObjectIdentifier
  }

  /// Adds a value, which is made when it is first asked for.
  ///
  /// - Parameter key: tells values of one type apart.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    add(key: key, dependencyProvider)
  }

  /// Adds a value that a closure makes when it is first asked for.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, _ dependencyProvider: @escaping @Sendable () -> Dependency
  ) {
    let place = Place(key: key, type: ObjectIdentifier(Dependency.self))
    lock.withLock {
      makers[place] = dependencyProvider
      made[place] = nil
    }
  }

  func value<Value>(of key: AnyHashable?, _ type: Value.Type) -> Value? {
    let place = Place(key: key, type: ObjectIdentifier(type))
    if let known = lock.withLock({ made[place] }) as? Value { return known }
    guard let new = lock.withLock({ makers[place] })?() as? Value else { return nil }
    lock.withLock { made[place] = new }
    return new
  }
}

/// A value that the program gives.
@propertyWrapper public struct AppDependency<Value: Sendable>: Sendable {
  /// Unchecked because keys never change.
  private struct Key: @unchecked Sendable {
    let value: AnyHashable?
  }

  private let key: Key
  private let manager: AppDependencyManager
  private let given: Value?

  /// The value that was added with a key.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    (self.key, self.manager, given) = (Key(value: key), manager, nil)
  }

  /// The value that was added; a default where none was.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValue: @autoclosure () -> Value
  ) {
    (self.key, self.manager, given) = (Key(value: key), manager, defaultValue())
  }

  /// The value; the program stops where none was added.
  public var wrappedValue: Value {
    guard let value = manager.value(of: key.value, Value.self) ?? given else {
      preconditionFailure("no AppDependency of type \(Value.self) was added")
    }
    return value
  }
}

extension AppIntent {
  /// A value that the program gives.
  public typealias Dependency = AppDependency
}

extension EntityQuery {
  /// A value that the program gives.
  public typealias Dependency = AppDependency
}
