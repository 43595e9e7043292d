import Synchronization

/// What was found out about types, each once; shared by all threads.
final class TypeCache<Value: Sendable>: Sendable {
  private let known = Mutex<[ObjectIdentifier: Value]>([:])

  /// - Parameter make: What is found out, by two threads at once if need be: without the lock, as it may ask for others.
  func value(of type: any Any.Type, make: () -> Value) -> Value {
    let key = ObjectIdentifier(type)
    if let value = known.withLock({ $0[key] }) { return value }
    let value = make()
    known.withLock { $0[key] = value }
    return value
  }
}
