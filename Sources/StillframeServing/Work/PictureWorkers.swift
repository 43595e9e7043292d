import Dispatch
import Foundation
import Synchronization

/// Threads that make pictures, with a bounded queue.
///
/// Requests past their deadline are answered. A thread that works on a picture for longer than the time limit is written off and
/// replaced, up to eight threads a job. It ends when its picture is finished.
final class PictureWorkers: Sendable {
  private struct Step {
    let ticket: PictureTicket
    /// The time at which its thread is written off. Later than the deadline of a picture that has waited.
    let end: DispatchTime
    var isGivenUp = false
  }

  private struct State {
    var queue: [PictureTicket] = []
    /// Pictures in progress, by a running number.
    var running: [Int: Step] = [:]
    var number = 0
    var threads = 0
    var stuck = 0
    var finished = 0
    /// The time at which a picture was last taken from the queue, or first put into an empty one.
    var movedAt = DispatchTime.now()
    var isEnding = false
  }

  /// The state of the queue.
  struct Counts: Sendable {
    var waiting = 0
    var running = 0
    /// Threads that are written off.
    var stuck = 0
    /// Pictures made so far.
    var finished = 0
    /// The time at which the queue last moved: it counts only while pictures wait.
    var movedAt = DispatchTime.now()
    /// Whether there is a thread for the next picture, or may be one.
    var hasThreads = true
  }

  /// The state that the threads share; they retain it, and not the owner.
  private final class Shared: Sendable {
    let state = Mutex(State())
    let condition = NSCondition()

    /// Changes the state, and wakes the threads that wait for that.
    func change<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
      condition.lock()
      defer { condition.unlock() }
      condition.broadcast()
      return state.withLock { body(&$0) }
    }
  }

  private let jobs: Int
  /// The most threads, written off or not: the process of an app does not replace itself, and would get threads without end.
  private let mostThreads: Int
  private let limit: Int
  private let timeLimit: Double
  private let shared = Shared()
  private let whenExhausted: @Sendable () -> Void

  /// - Parameters:
  ///   - jobs: The number of threads.
  ///   - limit: The most pictures that wait.
  ///   - timeLimit: The seconds that a thread may work on a picture.
  ///   - whenExhausted: Called whenever a thread is written off and at least `jobs` are.
  init(
    jobs: Int, queue limit: Int, timeLimit: Double, whenExhausted: @escaping @Sendable () -> Void
  ) {
    self.jobs = max(jobs, 1)
    mostThreads = 8 * self.jobs
    self.limit = limit
    self.timeLimit = timeLimit
    self.whenExhausted = whenExhausted
    let step = min(max(timeLimit / 8, 0.01), 0.25)
    Thread { [weak self] in
      repeat { Thread.sleep(forTimeInterval: step) } while self?.look() != nil
    }.start()
  }

  deinit {
    shared.change { $0.isEnding = true }
  }

  var counts: Counts {
    shared.state.withLock {
      Counts(
        waiting: $0.queue.count, running: $0.running.count, stuck: $0.stuck, finished: $0.finished,
        movedAt: $0.movedAt, hasThreads: $0.threads > 0 || $0.stuck < mostThreads)
    }
  }

  /// - Returns: False where the queue is full.
  func add(_ ticket: PictureTicket) -> Bool {
    let (isTaken, startsThread) = shared.change { state in
      guard state.queue.count < limit + max(jobs - state.running.count, 0) else {
        return (false, false)
      }
      if state.queue.isEmpty { state.movedAt = .now() }
      state.queue.append(ticket)
      let isFew = state.threads < jobs && state.threads + state.stuck < mostThreads
      if isFew { state.threads += 1 }
      return (true, isFew)
    }
    if startsThread { startThread() }
    return isTaken
  }

  private func startThread() {
    let thread = Thread { [shared, jobs, timeLimit] in
      while let (number, ticket) = Self.next(shared, timeLimit) {
        let outcome = ticket.make(ticket)
        let goesOn = shared.change { state in
          state.finished += 1
          if state.running.removeValue(forKey: number) != nil { return true }
          state.stuck -= 1
          // No other thread took its place where there were too many.
          guard state.threads < jobs else { return false }
          state.threads += 1
          return true
        }
        ticket.finish(outcome)
        if !goesOn { return }
      }
    }
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Waits for the next picture; nil at the end.
  private static func next(_ shared: Shared, _ timeLimit: Double) -> (Int, PictureTicket)? {
    shared.condition.lock()
    defer { shared.condition.unlock() }
    while true {
      let (step, isEnd) = shared.state.withLock { state -> ((Int, PictureTicket)?, Bool) in
        guard !state.queue.isEmpty else { return (nil, state.isEnding) }
        state.number += 1
        let now = DispatchTime.now()
        state.movedAt = now
        let ticket = state.queue.removeFirst()
        state.running[state.number] = Step(ticket: ticket, end: now + timeLimit)
        return ((state.number, ticket), false)
      }
      if step != nil || isEnd { return step }
      shared.condition.wait()
    }
  }

  /// Answers the requests past their deadlines, and replaces the threads that take too long.
  private func look() {
    let now = DispatchTime.now()
    let (late, started, isExhausted) = shared.change { state in
      var late = state.queue.filter { $0.deadline <= now }
      state.queue.removeAll { $0.deadline <= now }
      var lost = 0
      for (number, step) in state.running {
        if !step.isGivenUp, step.ticket.deadline <= now {
          late.append(step.ticket)
          state.running[number]?.isGivenUp = true
        }
        guard step.end <= now else { continue }
        state.running[number] = nil
        lost += 1
      }
      state.stuck += lost
      state.threads -= lost
      let started = max(min(lost, mostThreads - state.stuck - state.threads), 0)
      state.threads += started
      return (late, started, lost > 0 && state.stuck >= jobs)
    }
    for ticket in late { ticket.giveUp(.tooSlow(limit: timeLimit)) }
    for _ in 0..<started { startThread() }
    if isExhausted { whenExhausted() }
  }
}
