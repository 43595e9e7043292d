import Combine
package import Foundation
import StillLayout
import StillRuntime

/// A timer of Combine that views have started: it fires at exact moments of their tree's clock.
private final class StageTimer {
  private weak var graph: ViewGraph?
  private let start: TimeInterval
  /// In seconds; above 0.
  private let interval: TimeInterval
  private let fire: (Date) -> Void
  private var count = 0.0
  private var isOver = false

  init(_ graph: ViewGraph, every interval: TimeInterval, _ fire: @escaping (Date) -> Void) {
    self.graph = graph
    start = graph.time
    // Foundation takes intervals below this for it, too.
    self.interval = interval > 0.0001 ? interval : 0.0001
    self.fire = fire
    scheduleNext()
  }

  private func scheduleNext() {
    count += 1
    graph?.clock.schedule(at: start + count * interval, repeats: true) { [weak self] in
      guard let self, !isOver, let graph else { return }
      fire(graph.clock.startDate.addingTimeInterval(graph.time))
      scheduleNext()
    }
  }

  func end() { isOver = true }
}

extension ViewGraph {
  /// Makes timers of Combine that views start follow the clock of their tree, and what views schedule with it run there.
  static let drivesTimers: Void = {
    TimerClock.install { interval, fire in
      guard let graph = BodyScope.graph else { return nil }
      let timer = StageTimer(graph, every: interval, fire)
      return AnyCancellable { timer.end() }
    }
    NewsWait.install { TaskQueue.waitForNews() }
    ViewWork.install { delay, work in
      if delay > 0, let graph = BodyScope.graph {
        // The clock of a single picture never goes on: there, time is the machine's.
        guard graph.work.isWaitedFor else { return false }
        graph.clock.schedule(at: graph.time + delay, work)
        return true
      }
      guard let tasks = DispatchedWork.tasks else { return false }
      if delay > 0 {
        tasks.call(work, after: delay)
      } else {
        tasks.call(work)
      }
      return true
    } elsewhere: { work in
      DispatchedWork.counted(work)
    }
  }()
}

extension Timer {
  /// Starts a timer that follows the clock of the tree whose action this thread runs: it fires at exact moments.
  ///
  /// - Returns: nil outside of trees, and in a single picture, whose clock never goes on.
  package static func followingStage(
    every interval: TimeInterval, repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
  ) -> Timer? {
    guard let graph = BodyScope.graph, graph.work.isWaitedFor else { return nil }
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    // Foundation takes intervals below this for it, too.
    let interval = interval > 0.0001 ? interval : 0.0001
    timer.follow(graph, from: graph.time, every: interval, repeats: repeats, count: 1)
    return timer
  }

  private func follow(
    _ graph: ViewGraph, from start: TimeInterval, every interval: TimeInterval, repeats: Bool,
    count: Double
  ) {
    graph.clock.schedule(at: start + count * interval, repeats: repeats) { [weak graph] in
      guard let graph, self.isValid else { return }
      self.fire()
      guard repeats else { return }
      self.follow(graph, from: start, every: interval, repeats: true, count: count + 1)
    }
  }
}
