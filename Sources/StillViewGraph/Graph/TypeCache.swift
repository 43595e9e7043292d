import Synchronization

/// Computed facts about types, shared by all threads.
final class TypeCache<Value: Sendable>: Sendable {
  private let known = Mutex<[ObjectIdentifier: Value]>([:])

  /// - Parameter make: Computes the fact, possibly on two threads at once: it runs without the lock, since it may ask
  ///   for other facts.
  func value(of type: any Any.Type, make: () -> Value) -> Value {
    let key = ObjectIdentifier(type)
    if let value = known.withLock({ $0[key] }) { return value }
    let value = make()
    known.withLock { $0[key] = value }
    return value
  }
}
