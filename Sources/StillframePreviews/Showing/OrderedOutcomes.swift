import Dispatch
import Foundation
import Synchronization

/// The outcomes of previews that several processes show, passed on in the order of the previews.
enum OrderedOutcomes {
  /// The outcome of one preview.
  struct Outcome {
    enum Result {
      /// The text of the report, and how many problems audits found.
      case done(String?, findings: Int)
      /// The reason, as the rest of a sentence.
      case failed(String)
    }

    let result: Result
    let warnings: [String]
    /// How the process ended behind the preview, before the next one.
    var endBehind: String?

    init(_ result: Result, _ warnings: [String]) {
      self.result = result
      self.warnings = warnings
    }
  }

  /// Outcomes that wait for the calling thread.
  private struct Queue {
    var waiting: [Int: Outcome] = [:]
    /// Threads that are at work.
    var threads: Int
    var failure: (any Error)?
  }

  /// Divides previews among threads, each of which gives outcomes in any order, until one fails.
  ///
  /// - Parameters:
  ///   - make: gives the outcomes of some previews.
  ///   - take: takes the outcomes in their order, on the calling thread.
  /// - Throws: the first error of either.
  static func gather(
    _ count: Int, by threads: Int,
    from make: @escaping @Sendable ([Int], (Int, Outcome) throws -> Void) throws -> Void,
    into take: (Int, Outcome) throws -> Void
  ) throws {
    let queue = QueueBox(Queue(threads: threads))
    let isNews = DispatchSemaphore(value: 0)
    for thread in 0..<threads {
      Thread.detachNewThread {
        var failure: (any Error)?
        do {
          let share = (0..<count).filter { $0 % threads == thread }
          try make(share) { number, outcome in
            try queue.state.withLock { queue in
              if let failure = queue.failure { throw failure }
              queue.waiting[number] = outcome
            }
            isNews.signal()
          }
        } catch {
          failure = error
        }
        queue.state.withLock { queue in
          queue.threads -= 1
          queue.failure = queue.failure ?? failure
        }
        isNews.signal()
      }
    }
    var next = 0
    var isEnd = false
    while !isEnd {
      isNews.wait()
      isEnd = queue.state.withLock { $0.threads == 0 }
      while let outcome = queue.state.withLock({ $0.waiting.removeValue(forKey: next) }) {
        do {
          try take(next, outcome)
        } catch {
          queue.state.withLock { $0.failure = $0.failure ?? error }
          break
        }
        next += 1
      }
    }
    if let failure = queue.state.withLock({ $0.failure }) { throw failure }
  }

  /// The queue, which all threads refer to.
  private final class QueueBox: Sendable {
    let state: Mutex<Queue>

    init(_ queue: Queue) {
      state = Mutex(queue)
    }
  }
}
