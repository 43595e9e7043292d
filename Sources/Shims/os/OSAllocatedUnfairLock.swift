import Foundation

/// A lock with the state that it guards.
///
/// Unchecked because the state is only touched while the lock is held.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let mutex = NSLock()
  private var state: State

  /// Guards a state that need not be `Sendable`.
  public init(uncheckedState initialState: State) {
    state = initialState
  }

  /// Guards a state.
  public init(initialState: State) where State: Sendable {
    state = initialState
  }

  /// A lock without a state.
  public init() where State == Void {
    state = ()
  }

  /// Runs a closure while the lock is held; waits for it first. Neither the state nor the result need be `Sendable`.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&state)
  }

  /// Runs a closure while the lock is held; waits for it first.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure while the lock is held; returns nil at once if another thread holds it.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    guard mutex.try() else { return nil }
    defer { mutex.unlock() }
    return try body(&state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Takes the lock; waits until it is free. A thread that holds it already waits for ever.
  public func lock() { mutex.lock() }
  /// Gives the lock back, on the thread that took it.
  public func unlock() { mutex.unlock() }
  /// Takes the lock where it is free; answers false, at once, where it is not.
  public func lockIfAvailable() -> Bool { mutex.try() }
}
