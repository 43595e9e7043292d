import Synchronization

/// Refers to something that others keep.
///
/// Unchecked because a weak reference is a variable: it is set once, and the runtime reads it safely.
final class Weak<Value: AnyObject>: @unchecked Sendable {
  private(set) weak var value: Value?
  init(_ value: Value) { self.value = value }
}

/// Which queue has started a task.
final class TaskOwners: Sendable {
  static let shared = TaskOwners()

  private struct Owner: Sendable {
    let queue: Weak<TaskQueue>
    let identity: ObjectIdentifier

    init(_ queue: TaskQueue) {
      self.queue = Weak(queue)
      identity = ObjectIdentifier(queue)
    }
  }

  private let owners = Mutex<[UInt64: Owner]>([:])

  func note(_ task: UInt64, _ queue: TaskQueue) {
    guard task != 0 else { return }
    owners.withLock { owners in
      if owners[task]?.identity != ObjectIdentifier(queue) { owners[task] = Owner(queue) }
    }
  }

  func owner(of task: UInt64) -> TaskQueue? {
    owners.withLock { $0.isEmpty ? nil : $0[task] }?.queue.value
  }

  func forget(_ queue: TaskQueue) {
    let identity = ObjectIdentifier(queue)
    owners.withLock { owners in
      if !owners.isEmpty { owners = owners.filter { $0.value.identity != identity } }
    }
  }
}
