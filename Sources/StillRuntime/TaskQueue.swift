internal import CStillStack
package import Foundation
import Synchronization
@_spi(ExperimentalScheduling) import _Concurrency

/// Runs asynchronous work of views on the thread that renders them, by a clock that stands still between moments.
///
/// While a thread works for a queue, what it hands to the main actor, and what has no executor, comes here and waits
/// to be run by that thread; so do tasks that the queue has started, wherever they are resumed. Sleeping follows the
/// queue's clock. What waits for other things (files, other threads) comes back in its own time.
///
/// Unchecked because tasks may be resumed on any thread: all that they touch is behind the lock.
package final class TaskQueue: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
  private enum Job {
    case mainActor(UnownedJob)
    case global(UnownedJob)
    case ownTask(UnownedJob)
    /// A closure that was handed to a queue of Dispatch.
    case call(@Sendable () -> Void)
  }

  private struct Waiting {
    var jobs = FirstInFirstOut<Job>()
    var sleepers: [(delay: TimeInterval, job: UnownedJob, mark: Int?)] = []
    /// Work on queues of Dispatch that has begun and not ended.
    var elsewhere = 0
    /// The starters of tasks that have not all ended.
    var marks: [Int: StartedTasks] = [:]
    var nextMark = 0
    /// Whether a thread does nothing but wait for what comes.
    var isWaitedFor = false
    /// Closures to be called later, in seconds of the queue's clock.
    var late: [(delay: TimeInterval, work: @Sendable () -> Void)] = []

    /// Whether there is something that can be run, or noted on the clock.
    var isReady: Bool { !jobs.isEmpty || !sleepers.isEmpty || !late.isEmpty }

    /// Whether there is something that nothing here will wake.
    var waitsForOthers: Bool {
      !isReady && (elsewhere > 0 || marks.values.contains { $0.asleep == 0 })
    }
  }

  /// Tasks that were started by one action or as one task, with those that they have started themselves.
  private struct StartedTasks {
    /// The object that started the tasks. Only the rendering thread follows it.
    let starter: Weak<AnyObject>?
    /// The number of them that sleep on the clock.
    var asleep = 0
  }

  /// A mark that every task takes along that is started while it is bound, and releases when it ends. So the queue
  /// knows which tasks have not ended.
  private final class Mark: Sendable {
    // A queue may be gone before the tasks that were started for it.
    fileprivate let queue: Weak<TaskQueue>
    let number: Int

    init(_ queue: TaskQueue) {
      self.queue = Weak(queue)
      number = queue.waiting.withLock { waiting in
        waiting.nextMark += 1
        return waiting.nextMark
      }
    }

    deinit {
      guard let queue = queue.value else { return }
      if queue.waiting.withLock({ $0.marks.removeValue(forKey: number) }) != nil {
        queue.arrival.signal()
      }
    }
  }

  @TaskLocal private static var mark: Mark?

  private let waiting = Mutex(Waiting())
  private let arrival = DispatchSemaphore(value: 0)

  package init() {}

  deinit {
    TaskOwners.shared.forget(self)
  }

  // MARK: For those who hand over jobs

  package func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job), Job.ownTask) }

  package func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    sleep(UnownedJob(job), delay)
  }

  package func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    sleep(UnownedJob(job), clock.now.duration(to: instant))
  }

  /// The time from when sleep was asked for to when it is noted here is rounded away: to whole milliseconds.
  private func sleep<D: DurationProtocol>(_ job: UnownedJob, _ duration: D) {
    let seconds: TimeInterval
    if let duration = duration as? Duration {
      let parts = duration.components
      seconds = Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    } else {
      seconds = 0
    }
    let delay = Self.delay(seconds)
    let mark = Self.mark?.number
    waiting.withLock {
      $0.sleepers.append((delay, job, mark))
      if let mark { $0.marks[mark]?.asleep += 1 }
    }
    arrival.signal()
  }

  private static func delay(_ seconds: TimeInterval) -> TimeInterval {
    (max(seconds, 0) * 1000).rounded(.up) / 1000
  }

  /// Notes that the calling task waits for values that may never come: like one that sleeps, it is not waited for.
  ///
  /// - Returns: A closure that ends the wait; nil where the task is none of a queue.
  package static func waitForNews() -> (@Sendable () -> Void)? {
    guard let mark = Self.mark, let queue = mark.queue.value else { return nil }
    let number = mark.number
    queue.waiting.withLock { $0.marks[number]?.asleep += 1 }
    queue.arrival.signal()
    return { [weak queue] in queue?.waiting.withLock { $0.marks[number]?.asleep -= 1 } }
  }

  private func add(_ job: UnownedJob, _ kind: (UnownedJob) -> Job) {
    TaskOwners.shared.note(unsafe still_job_task(Self.raw(job)), self)
    waiting.withLock { $0.jobs.append(kind(job)) }
    arrival.signal()
  }

  func addMain(_ job: UnownedJob) { add(job, Job.mainActor) }
  func addGlobal(_ job: UnownedJob) { add(job, Job.global) }

  /// Takes work of a task of the queue that could as well run elsewhere, if a thread waits for it: that one has the time, and others may
  /// all be waiting like it.
  func takeGlobal(_ job: UnownedJob) -> Bool {
    let isTaken = waiting.withLock { waiting in
      if waiting.isWaitedFor { waiting.jobs.append(.global(job)) }
      return waiting.isWaitedFor
    }
    if isTaken { arrival.signal() }
    return isTaken
  }

  /// Takes a closure to be called by the thread that renders.
  package func call(_ work: @escaping @Sendable () -> Void) {
    waiting.withLock { $0.jobs.append(.call(work)) }
    arrival.signal()
  }

  /// Takes a closure to be called by the thread that renders, some seconds later by the queue's clock; to whole milliseconds, as
  /// sleep.
  package func call(_ work: @escaping @Sendable () -> Void, after seconds: TimeInterval) {
    waiting.withLock { $0.late.append((Self.delay(seconds), work)) }
    arrival.signal()
  }

  /// Notes that work has begun elsewhere, which is to be waited for until `endElsewhere`.
  package func beginElsewhere() {
    waiting.withLock { $0.elsewhere += 1 }
  }

  package func endElsewhere() {
    waiting.withLock { $0.elsewhere -= 1 }
    arrival.signal()
  }

  // MARK: For the thread that renders

  /// Starts work of `starter` whose parts that are not the main actor's run here too.
  package func start(
    for starter: AnyObject, priority: TaskPriority, _ action: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    MainActorExecutor.install()
    return rememberingTasks(of: starter) {
      Task(executorPreference: self, priority: priority) { await action() }
    }
  }

  /// Runs `body`, and remembers the tasks that it starts until they have ended; `starter` is who is to be named for them.
  package func rememberingTasks<Result>(of starter: AnyObject?, _ body: () -> Result) -> Result {
    var mark = Mark(self)
    let result = Self.$mark.withValue(mark) { body() }
    // Most actions start none.
    if !isKnownUniquelyReferenced(&mark) {
      let number = mark.number
      // A task that sleeps already cannot be one of these: they have not run yet.
      let starter = starter.map { Weak($0) }
      waiting.withLock { $0.marks[number] = StartedTasks(starter: starter) }
    }
    return result
  }

  /// The starter of tasks that wait for something outside; nil if none still exists.
  package var starterOfWaiting: AnyObject? {
    let starters = waiting.withLock { waiting in
      waiting.marks.filter { $0.value.asleep == 0 }.sorted { $0.key < $1.key }.map(\.value.starter)
    }
    return starters.lazy.compactMap { $0?.value }.first
  }

  /// Whether anything can be run now.
  package var isReady: Bool {
    waiting.withLock { $0.isReady }
  }

  /// Whether nothing was started that has not ended.
  package var isIdle: Bool {
    waiting.withLock {
      !$0.isReady && $0.elsewhere == 0 && $0.marks.isEmpty
    }
  }

  /// Whether a task waits for something outside.
  package var waitsForOthers: Bool {
    waiting.withLock { $0.waitsForOthers }
  }

  /// Waits until something can be run, or for some seconds of real time.
  package func waitForOthers(seconds: TimeInterval) {
    waiting.withLock { $0.isWaitedFor = true }
    defer { waiting.withLock { $0.isWaitedFor = false } }
    let end = DispatchTime.now() + seconds
    while waitsForOthers {
      if arrival.wait(timeout: end) == .timedOut { return }
    }
  }

  /// Runs what can be run, `limit` jobs at the most; `sleep` is told what is to come back later, in seconds from now.
  ///
  /// - Returns: whether everything was run.
  package func run(
    limit: Int, sleep: (TimeInterval, @escaping () -> Void) -> Void
  ) -> Bool {
    working { runInside(limit: limit, sleep) }
  }

  private func runInside(
    limit: Int, _ sleep: (TimeInterval, @escaping () -> Void) -> Void
  ) -> Bool {
    for _ in 0..<limit {
      for sleeper in waiting.withLock({ waiting in
        defer { waiting.sleepers = [] }
        return waiting.sleepers
      }) {
        let job = sleeper.job
        sleep(sleeper.delay) { [weak self] in
          guard let self else { return }
          if let mark = sleeper.mark { waiting.withLock { $0.marks[mark]?.asleep -= 1 } }
          add(job, Job.ownTask)
        }
      }
      for late in waiting.withLock({ waiting in
        defer { waiting.late = [] }
        return waiting.late
      }) {
        sleep(late.delay) { [weak self] in self?.call(late.work) }
      }
      let next = waiting.withLock { $0.jobs.popFirst() }
      guard let next else { return true }
      switch next {
      case .mainActor(let job): unsafe still_job_run(Self.raw(job), true)
      // With the queue as the thread's executor, so that tasks that were started elsewhere sleep by its clock, too.
      case .global(let job), .ownTask(let job):
        unsafe job.runSynchronously(on: asUnownedTaskExecutor())
      case .call(let work): rememberingTasks(of: nil, work)
      }
    }
    return false
  }

  private static func raw(_ job: UnownedJob) -> UnsafeMutableRawPointer {
    unsafe unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
  }

  // MARK: The thread's queue

  /// Whether work that the main actor is handed on this thread comes to a queue: from the first `start` or `takeWork` of the
  /// process on.
  package static var takesWork: Bool { MainActorExecutor.isReady }

  /// From now on it comes to the queue that the thread works for.
  package static func takeWork() { MainActorExecutor.install() }

  /// Runs `body` on this thread as work of the queue.
  package func working<Result>(_ body: () -> Result) -> Result {
    let before = unsafe still_set_job_sink(Unmanaged.passUnretained(self).toOpaque())
    defer { _ = unsafe still_set_job_sink(before) }
    return body()
  }

  /// Whether the calling thread may run code of the main actor.
  package static var mayActAsMain: Bool {
    Thread.isMainThread || MainActorAssumption.isHere || takesWork && current != nil
  }

  /// The queue that the calling thread works for; nil: none.
  package static var current: TaskQueue? {
    guard let sink = unsafe still_job_sink_of_thread() else { return nil }
    return unsafe Unmanaged<TaskQueue>.fromOpaque(sink).takeUnretainedValue()
  }
}
