import Synchronization

/// Tells a clock that a task waits for values which may never come, so that nothing waits for that task.
package enum NewsWait {
  /// Notes the calling task's wait, and returns what ends it; nil where nobody waits for tasks.
  package typealias Source = @Sendable () -> (@Sendable () -> Void)?

  private static let source = Mutex<Source?>(nil)

  /// Sets the receiver of notes.
  package static func install(_ new: @escaping Source) {
    source.withLock { $0 = new }
  }

  static func begin() -> (@Sendable () -> Void)? { source.withLock { $0 }?() }
}
