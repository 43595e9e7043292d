import Dispatch
import Synchronization
import Testing

@testable import StillframeServing

/// The queue of pictures and its threads, on pictures that end when a test says so.
///
/// Each step waits for the state that it needs: a machine that is busy makes these tests slow, and nothing else.
@Suite(.timeLimit(.minutes(20))) struct PictureWorkerTests {
  private let response = PictureResponse(status: 200, type: "text/plain")

  /// Waits until a statement about the workers is true.
  private func wait(
    _ workers: PictureWorkers, until isTrue: (PictureWorkers.Counts) -> Bool
  ) async throws {
    while !isTrue(workers.counts) { try await Task.sleep(for: .milliseconds(5)) }
  }

  private func workers(exhausted: @escaping @Sendable () -> Void = {}) -> PictureWorkers {
    PictureWorkers(jobs: 1, queue: 4, timeLimit: 36_000, whenExhausted: exhausted)
  }

  /// Returns a picture that is not finished before a signal.
  private func held(
    by gate: DispatchSemaphore, deadline: DispatchTime = .distantFuture
  ) -> PictureTicket {
    PictureTicket(deadline: deadline) { [response] _ in
      gate.wait()
      return .success(response)
    }
  }

  /// A queue that stood empty for long has not stood still: its time begins with the first picture that waits.
  @Test func aQueueThatBeginsToWaitIsNotStuck() async throws {
    let gate = DispatchSemaphore(value: 0)
    let workers = workers()
    #expect(workers.add(held(by: gate)))
    try await wait(workers) { $0.running == 1 }
    let before = DispatchTime.now()
    #expect(workers.counts.movedAt < before)
    #expect(workers.add(held(by: gate)))
    #expect(workers.counts.waiting == 1 && workers.counts.movedAt >= before)
    // A second picture that waits is no progress.
    let between = DispatchTime.now()
    #expect(workers.add(held(by: gate)))
    #expect(workers.counts.waiting == 2 && workers.counts.movedAt < between)
    for _ in 0..<3 { gate.signal() }
    try await wait(workers) { $0.finished == 3 }
    #expect(workers.counts.waiting == 0 && workers.counts.stuck == 0)
  }

  /// The thread of a picture that is late has its own limit, from the time at which it took the picture.
  @Test func aPictureThatHasWaitedLosesNoThread() async throws {
    let exhausted = Atomic(0)
    let workers = workers { exhausted.wrappingAdd(1, ordering: .relaxed) }
    // A thread that takes the picture after its deadline finds it gone: then it gets more time.
    for seconds in [0.1, 1, 10, 100] {
      let gate = DispatchSemaphore(value: 0)
      let outcomes = Mutex<[PictureTicket.Outcome]>([])
      let late = held(by: gate, deadline: .now() + seconds)
      late.whenFinished { outcome in outcomes.withLock { $0.append(outcome) } }
      #expect(workers.add(late))
      while outcomes.withLock(\.isEmpty) { try await Task.sleep(for: .milliseconds(5)) }
      guard case .failure(.tooSlow) = outcomes.withLock({ $0[0] }) else {
        Issue.record("the request was not answered at its deadline")
        return
      }
      let wasBegun = workers.counts.running == 1
      gate.signal()
      if !wasBegun { continue }
      try await wait(workers) { $0.finished == 1 && $0.running == 0 }
      #expect(workers.counts.stuck == 0 && workers.counts.hasThreads)
      #expect(exhausted.load(ordering: .relaxed) == 0)
      #expect(outcomes.withLock(\.count) == 1)
      return
    }
    Issue.record("no thread took the picture before its deadline")
  }

  @Test func aFullQueueRefusesPictures() async throws {
    let gate = DispatchSemaphore(value: 0)
    let workers = workers()
    // One is in progress, and four wait.
    let taken = (0..<7).map { _ in workers.add(held(by: gate)) }
    #expect(taken == [true, true, true, true, true, false, false])
    for _ in 0..<5 { gate.signal() }
    try await wait(workers) { $0.finished == 5 }
    #expect(workers.counts.waiting == 0 && workers.counts.stuck == 0)
  }
}
