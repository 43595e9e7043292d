import Foundation
import StillRuntime

/// The context that a preview modifier makes, which may take its time.
enum SharedContext {
  /// The limit of real time for one context.
  private static let limit: TimeInterval = 20

  /// Makes a context on the calling thread, and waits for what it waits for.
  @MainActor static func make<M: PreviewModifier>(
    _ type: M.Type
  ) -> Result<M.Context, any Error> {
    var result: Result<M.Context, any Error>?
    let making = Making {
      do {
        result = .success(try await M.makeSharedContext())
      } catch {
        result = .failure(error)
      }
    }
    let queue = TaskQueue()
    let task = queue.start(for: making, priority: .userInitiated) { await making.run() }
    let end = Date(timeIntervalSinceNow: limit)
    while !making.isOver, Date() < end {
      // Nothing is shown meanwhile: those who sleep are woken at once.
      _ = queue.run(limit: 10_000) { _, wake in wake() }
      if !making.isOver, queue.waitsForOthers { queue.waitForOthers(seconds: 0.1) }
    }
    guard making.isOver else {
      task.cancel()
      return .failure(TookTooLong())
    }
    return result ?? .failure(TookTooLong())
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

  private struct TookTooLong: Error, CustomStringConvertible {
    var description: String { "it took more than 20 seconds" }
  }
}
