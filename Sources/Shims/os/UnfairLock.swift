// The names are those of C.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase, NoLeadingUnderscores

import Glibc

/// A lock without memory of its own, as C code has it: it must stay where it is, and only its functions touch it.
public struct os_unfair_lock_s {
  // The room of a mutex, at most 48 bytes; all zeros are one that nobody holds (PTHREAD_MUTEX_INITIALIZER).
  private var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0)

  /// A lock that nobody holds.
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

/// Holds a lock if nobody does.
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
