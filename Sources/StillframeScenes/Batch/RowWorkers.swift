import Dispatch
import Foundation
import Synchronization

/// The threads of a batch, each with the row that it renders. A thread whose row takes too long is abandoned, and another one
/// continues with the next row: no thread can be ended from outside.
final class RowWorkers: Sendable {
  private let state = Mutex(State())
  private let ended = DispatchSemaphore(value: 0)
  private let timeLimit: Double?

  private struct State {
    /// The rows in work by thread, with the time of their beginning.
    var rows: [Int: (number: Int, began: ContinuousClock.Instant)] = [:]
    var live: Set<Int> = []
    var started = 0
    var abandoned = 0
  }

  /// The most threads that are abandoned: each may take a processor until the batch ends.
  static let mostAbandoned = 16

  /// - Parameter timeLimit: In seconds; nil: none.
  init(timeLimit: Double?) {
    self.timeLimit = timeLimit
  }

  /// Runs `work` on several threads and waits for them.
  ///
  /// - Parameters:
  ///   - work: Called with the number of its thread.
  ///   - late: Called with the number of a row that takes too long.
  /// - Returns: False where no thread can be started.
  func run(
    _ count: Int, work: @escaping @Sendable (Int) -> Void, late: (Int) -> Void
  ) -> Bool {
    let begun = (0..<count).count { _ in start(work) }
    guard begun > 0 else { return false }
    while !state.withLock({ $0.live.isEmpty }) {
      guard let timeLimit else {
        ended.wait()
        continue
      }
      _ = ended.wait(timeout: .now() + min(max(timeLimit / 10, 0.005), 0.1))
      for number in takeLate(timeLimit) {
        late(number)
        if hasGivenUp { return true }
        _ = start(work)
      }
    }
    return true
  }

  /// Whether the batch ended because too many threads were abandoned.
  var hasGivenUp: Bool { state.withLock { $0.abandoned >= Self.mostAbandoned } }

  /// Notes that a thread begins with a row.
  func begin(_ row: Int, on thread: Int) {
    state.withLock { $0.rows[thread] = (row, .now) }
  }

  /// Notes that a thread has finished its row.
  ///
  /// - Returns: False for an abandoned thread, whose row has been reported.
  func end(on thread: Int) -> Bool {
    state.withLock { state in
      state.rows[thread] = nil
      return state.live.contains(thread)
    }
  }

  /// Abandons the threads whose rows take too long, and returns these rows.
  private func takeLate(_ limit: Double) -> [Int] {
    state.withLock { state in
      let now = ContinuousClock.now
      let late = state.rows.filter { now - $0.value.began > .seconds(limit) }
        .sorted { $0.value.number < $1.value.number }
      for (thread, _) in late {
        state.rows[thread] = nil
        state.live.remove(thread)
        state.abandoned += 1
      }
      return late.map(\.value.number)
    }
  }

  private func start(_ work: @escaping @Sendable (Int) -> Void) -> Bool {
    let number = state.withLock { state in
      state.started += 1
      state.live.insert(state.started)
      return state.started
    }
    let isStarted = WorkerThread.start { [self] in
      work(number)
      _ = state.withLock { $0.live.remove(number) }
      ended.signal()
    }
    if !isStarted { _ = state.withLock { $0.live.remove(number) } }
    return isStarted
  }
}

/// A thread that is not waited for.
private enum WorkerThread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// - Returns: False where the system has no room for one more.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let box = unsafe Unmanaged.passRetained(Body(body))
    var thread = pthread_t()
    let failure = unsafe pthread_create(
      &thread, nil,
      { argument in
        guard let argument = unsafe argument else { return nil }
        unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, box.toOpaque())
    guard failure == 0 else {
      unsafe box.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}
