package import Foundation
import Synchronization

extension Async {
  /// Returns the value, waited for.
  ///
  /// - Parameter timeout: seconds.
  /// - Throws: the errors of its creation, ``SnapshotFailure/timedOut(seconds:)`` after the limit.
  package func waited(timeout: TimeInterval) throws -> Delivery {
    let mailbox = Mailbox<Delivery>()
    deliver { mailbox.put($0) }
    if let delivery = mailbox.content { return delivery }
    _ = Patience.wait(atMost: timeout) { mailbox.content != nil }
    guard let delivery = mailbox.content else { throw SnapshotFailure.timedOut(seconds: timeout) }
    return delivery
  }

  /// Returns the value that is made at once or soon.
  package func value(timeout: TimeInterval = 5) throws -> Value {
    try waited(timeout: timeout).value.get()
  }
}

/// One value that one thread puts in and another takes out.
///
/// Unchecked because the value may be of any type; it is handed over once, under a lock, and not touched by the thread
/// that made it afterwards.
private final class Mailbox<Content>: @unchecked Sendable {
  private let lock = NSLock()
  private var held: Content?

  func put(_ content: Content) {
    lock.withLock { if held == nil { held = content } }
  }

  var content: Content? { lock.withLock { held } }
}
