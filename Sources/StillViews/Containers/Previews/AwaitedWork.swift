package import Foundation
import StillRuntime

/// Waits on the calling thread for asynchronous work of a preview.
package enum AwaitedWork {
  /// Returns the result of work, which sleeps no longer than others need; nil if it takes more real time than the limit.
  @MainActor package static func result<Value>(
    within limit: TimeInterval, of work: @escaping @MainActor () async -> Value
  ) -> Value? {
    var result: Value?
    let making = Making { result = await work() }
    let queue = TaskQueue()
    let task = queue.start(for: making, priority: .userInitiated) { await making.run() }
    let end = Date(timeIntervalSinceNow: limit)
    while !making.isOver, Date() < end {
      // Nothing is shown meanwhile: those who sleep are woken at once.
      _ = queue.run(limit: 10_000) { _, wake in wake() }
      if !making.isOver, queue.waitsForOthers { queue.waitForOthers(seconds: 0.1) }
    }
    if !making.isOver { task.cancel() }
    return result
  }

  /// Unchecked because the main actor's code alone touches it.
  private final class Making: @unchecked Sendable {
    private let work: @MainActor () async -> Void
    private(set) var isOver = false

    init(_ work: @escaping @MainActor () async -> Void) {
      self.work = work
    }

    @MainActor func run() async {
      await work()
      isOver = true
    }
  }
}
