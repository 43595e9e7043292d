internal import CStillStack

/// A thread-local variable that holds one object.
package enum ThreadLocal {
  /// The object set on this thread.
  package static var current: AnyObject? {
    guard let pointer = unsafe still_thread_view() else { return nil }
    return unsafe Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// The previous value, for `restore`.
  @safe package struct Previous {
    fileprivate let pointer: UnsafeMutableRawPointer?
  }

  /// Sets the object. The caller keeps it alive until `restore`.
  package static func exchange(_ object: AnyObject) -> Previous {
    unsafe Previous(
      pointer: still_set_thread_view(Unmanaged.passUnretained(object).toOpaque()))
  }

  package static func restore(_ previous: Previous) {
    _ = unsafe still_set_thread_view(previous.pointer)
  }
}
