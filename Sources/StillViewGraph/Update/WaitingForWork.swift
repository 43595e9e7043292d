import Foundation
import StillLayout
import StillRuntime

extension ViewGraph {
  /// From now on work that waits for something outside is waited for.
  package func waitForWork() {
    work.isWaitedFor = true
    TaskQueue.takeWork()
  }

  /// From now on what views hand to the main queue is not run.
  package func leaveMainQueue() { work.leavesMainQueue = true }

  /// Runs a closure of the user's; the tasks that it starts are waited for where work is, and are those of `node`'s view.
  func rememberingTasks<Result>(of node: _ViewNode?, _ closure: () -> Result) -> Result {
    guard work.isWaitedFor, TaskQueue.takesWork else { return closure() }
    return work.tasks.rememberingTasks(of: node, closure)
  }

  /// The maximum number of pieces of asynchronous work per time.
  static var jobLimit: Int { 10_000 }

  /// Runs asynchronous work that can be run now; true when there was any. Work that waits for files or other threads is
  /// waited for while the clock stands, until the tree's patience is at its end.
  func runTasks() -> Bool {
    guard work.tasks.isReady || work.tasks.waitsForOthers else { return runTimers() }
    if work.tasks.waitsForOthers, work.isWaitedFor, work.patienceLeft > 0 {
      let start = ContinuousClock.now
      work.tasks.waitForOthers(seconds: work.patienceLeft)
      let waited = (ContinuousClock.now - start).components
      work.patienceLeft -= Double(waited.seconds) + Double(waited.attoseconds) * 1e-18
      if work.tasks.waitsForOthers,
        let node = work.tasks.starterOfWaiting as? _ViewNode ?? work.starter ?? root
      {
        work.patienceLeft = 0
        warn(
          "has a task that waits for something outside; it is waited for no longer",
          at: node.nearestBody ?? node)
      }
    }
    // The awaited work may have changed state on its own thread.
    guard work.tasks.isReady else { return !writes.isEmpty || runTimers() }
    work.mayHaveTimers = true
    work.isRunningTasks = true
    defer { work.isRunningTasks = false }
    let isDone = work.tasks.run(limit: Self.jobLimit) { seconds, wake in
      clock.schedule(at: time + seconds, wake)
    }
    cycle.jobTurns += 1
    guard isDone, cycle.jobTurns < Self.jobLimit else {
      if let node = work.starter ?? root {
        warn("has asynchronous work without end; it continues at the next time", at: node)
      }
      return false
    }
    return true
  }

  /// Lets timers of this thread's run loop fire that are due before the tree's patience is at its end.
  ///
  /// - Returns: whether one has changed something.
  func runTimers() -> Bool {
    guard work.mayHaveTimers, work.isWaitedFor else { return false }
    work.mayHaveTimers = false
    guard work.patienceLeft > 0 else { return false }
    while work.patienceLeft > 0 {
      let next = RunLoop.current.limitDate(forMode: .default)
      if !writes.isEmpty || work.tasks.isReady || cycle.actions.hasDue {
        work.mayHaveTimers = true
        return true
      }
      guard let next, next.timeIntervalSinceNow <= work.patienceLeft else { return false }
      let start = ContinuousClock.now
      _ = RunLoop.current.run(mode: .default, before: next)
      let waited = (ContinuousClock.now - start).components
      work.patienceLeft -= Double(waited.seconds) + Double(waited.attoseconds) * 1e-18
    }
    if let node = work.acting ?? root {
      warn(
        "has a timer that goes on; it is waited for no longer", at: node.nearestBody ?? node)
    }
    return false
  }
}
