import Foundation

/// The lock that the thread sanitizer follows: `Mutex` as the standard library has it, over pthreads. Put into every
/// target by scripts/sanitize, where it stands before the one that is imported.
@safe struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  // Unchecked because the value is reached only while the lock is held.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  init(_ value: consuming sending Value) {
    unsafe pthread_mutex_init(lock, nil)
    unsafe self.value.initialize(to: value)
  }

  deinit {
    unsafe pthread_mutex_destroy(lock)
    unsafe lock.deallocate()
    unsafe value.deinitialize(count: 1)
    unsafe value.deallocate()
  }

  borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return unsafe try body(&value.pointee)
  }
}
