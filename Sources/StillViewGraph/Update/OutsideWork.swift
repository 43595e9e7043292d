import StillLayout
import StillRuntime

/// Work that views have started and that is no part of an update: tasks, timers, and what they hand to queues.
struct OutsideWork {
  /// Seconds of real time in all that a tree waits for work which waits for something outside it.
  static let patience = 5.0

  /// Asynchronous work of the views.
  let tasks = TaskQueue()
  /// Whether work that waits for something outside is waited for: on stages and in films.
  var isWaitedFor = false
  /// Whether work that views hand to the main queue stays there: a picture of the turn of a run loop in which its view appears.
  var leavesMainQueue = false
  /// Whether tasks are running. What they wait for is run, wherever it is handed to.
  var isRunningTasks = false
  /// How long it may yet be, in seconds of real time.
  var patienceLeft = OutsideWork.patience
  /// The view whose work was started last.
  weak var starter: _ViewNode?
  /// The view whose action was run last.
  weak var acting: _ViewNode?
  /// Whether a timer of the thread's run loop may have been started since timers were waited for.
  var mayHaveTimers = false
}
