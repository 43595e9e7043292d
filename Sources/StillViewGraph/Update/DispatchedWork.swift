package import Foundation
import StillLayout
import StillRuntime

/// Work that views hand to queues of Dispatch. Delays on the main queue follow the clock of the tree; other queues run in real time, and
/// a stage waits for them while its clock stands.
package enum DispatchedWork {
  /// The queue of the tree that has started the work which a thread runs.
  @TaskLocal private static var origin: TaskQueue?

  /// A mark on the main queue: Dispatch returns a new object each time that it is asked for the queue.
  private static let mainMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private static func isMainQueue(_ queue: DispatchQueue) -> Bool {
    queue.getSpecific(key: mainMark) == true
  }

  /// Hands over work: what is for the main queue goes to the thread that renders, which runs it at the same moment.
  ///
  /// - Parameters:
  ///   - deadline: when it is to run; nil: as soon as may be.
  ///   - dispatch: the function that passes it to its queue, for work of no tree.
  package static func hand(
    _ work: @escaping @Sendable () -> Void, to queue: DispatchQueue, at deadline: DispatchTime?,
    dispatch: (@escaping @Sendable () -> Void) -> Void
  ) {
    guard let tasks else { return dispatch(work) }
    let isMain = isMainQueue(queue)
    if isMain, deadline == nil {
      // Its turn never comes: the picture is all there is of the tree.
      if !leavesMainQueue { tasks.call(work) }
      return
    }
    if isMain, let deadline, isWaitedFor {
      noteStarter()
      tasks.call(work, after: seconds(until: deadline))
    } else {
      dispatch(counted(work))
    }
  }

  private static func seconds(until deadline: DispatchTime) -> TimeInterval {
    let (now, then) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
    return then > now ? Double(then - now) * 1e-9 : 0
  }

  /// The work as it is to be handed to another queue, so that the tree that has started it waits for it.
  static func counted(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    guard let tasks, isWaitedFor else { return work }
    noteStarter()
    tasks.beginElsewhere()
    return {
      $origin.withValue(tasks) { work() }
      tasks.endElsewhere()
    }
  }

  /// The queue of the tree whose code the thread runs.
  static var tasks: TaskQueue? { BodyScope.graph?.work.tasks ?? origin }

  /// A single picture shows what is ready at once.
  private static var isWaitedFor: Bool { BodyScope.graph?.work.isWaitedFor ?? true }

  private static var leavesMainQueue: Bool {
    guard let work = BodyScope.graph?.work else { return false }
    return work.leavesMainQueue && !work.isRunningTasks
  }

  /// Remembers whom to name when the work takes too long.
  private static func noteStarter() {
    guard let graph = BodyScope.graph else { return }
    graph.work.starter = BodyScope.current ?? graph.work.acting ?? graph.root
  }
}
