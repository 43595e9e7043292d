import Foundation

/// A lock with the state that it guards.
///
/// Unchecked because the state is only touched while the lock is held.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let mutex = NSLock()
  private var state: State

  public init(uncheckedState initialState: State) {
    state = initialState
  }

  public init(initialState: State) where State: Sendable {
    state = initialState
  }

  public init() where State == Void {
    state = ()
  }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&state)
  }

  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    guard mutex.try() else { return nil }
    defer { mutex.unlock() }
    return try body(&state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public func lock() { mutex.lock() }
  public func unlock() { mutex.unlock() }
  public func lockIfAvailable() -> Bool { mutex.try() }
}
