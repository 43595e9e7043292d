// The names are those of C.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase, NoLeadingUnderscores

import Glibc

/// A lock in place, as in C: it must not be moved, and only its functions may access it.
public struct os_unfair_lock_s {
  // The storage of a mutex, at most 48 bytes; all zeros are an unlocked one (PTHREAD_MUTEX_INITIALIZER).
  private var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0)

  /// An unlocked lock.
  public init() {}
}

/// The lock, by the name that programs use.
public typealias os_unfair_lock = os_unfair_lock_s
/// Where a lock lies.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits for a lock, and holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  unsafe pthread_mutex_lock(mutex(lock))
}

/// Locks if it is unlocked; returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  unsafe pthread_mutex_trylock(mutex(lock)) == 0
}

/// Lets go of a lock that this thread holds.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  unsafe pthread_mutex_unlock(mutex(lock))
}

private func mutex(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<pthread_mutex_t> {
  // A structure has the address of its first member.
  unsafe UnsafeMutableRawPointer(lock).assumingMemoryBound(to: pthread_mutex_t.self)
}
