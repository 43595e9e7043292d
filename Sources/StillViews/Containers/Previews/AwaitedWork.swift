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

  /// How often those who sleep are woken at once while a preview is made.
  private static let wakings = 20

  /// Returns the result of making a preview after the work that this has started: sample data that tasks add to a store are there before
  /// a picture is drawn. What takes more real time than the limit, or does not end, goes on elsewhere.
  @MainActor package static func making<Value>(
    within limit: TimeInterval, _ body: () throws -> Value
  ) throws -> Value {
    // Work of a preview that is shown already is its own.
    guard TaskQueue.current == nil else { return try body() }
    TaskQueue.takeWork()
    let queue = TaskQueue()
    let made: Swift.Result<Value, any Error> = queue.working {
      queue.rememberingTasks(of: nil) { Swift.Result(catching: body) }
    }
    let value = try made.get()
    let end = Date(timeIntervalSinceNow: limit)
    var wakings = wakings
    while !queue.isIdle, Date() < end, wakings > 0 {
      _ = queue.run(limit: 1_000) { _, wake in
        wakings -= 1
        wake()
      }
      if queue.waitsForOthers { queue.waitForOthers(seconds: 0.1) }
    }
    return value
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
