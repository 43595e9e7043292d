import Foundation
import Synchronization

/// A lock around a subscription's state. No foreign code runs while it is held: objects that are let go of are returned from it, and
/// released behind it.
struct StateLock: ~Copyable {
  private let mutex = Mutex<Void>(())

  func callAsFunction<Result>(_ body: () -> Result) -> Result {
    mutex.withLock { _ in body() }
  }
}

/// Lets one thread at a time deliver downstream, that one again from inside a delivery, so that a
/// subscriber sees values one after the other.
final class DeliveryLock {
  private let lock = NSRecursiveLock()

  func callAsFunction<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
