import StillLayout
import StillRuntime

/// `task`: asynchronous work that lasts as long as the view is there (C8.23).
nonisolated public struct _TaskModifier: ElementModifier {
  package typealias Element = TaskElement

  let priority: TaskPriority
  let trigger: PhaseTrigger?
  let action: @Sendable () async -> Void
}

/// Starts the work when the view has appeared, and cancels it when it has gone.
package final class TaskElement: ModifierElement<_TaskModifier>, CommittedElement,
  RemovalObserver, AppearanceObserver
{
  private var task: Task<Void, Never>?
  private var isStarted = false

  override package func modifierChanged(from old: _TaskModifier?, _ transaction: Transaction) {
    guard isStarted, let before = old?.trigger, let now = modifier.trigger,
      !now.isSame(as: before)
    else { return }
    task?.cancel()
    start()
  }

  override package var asCommitted: (any CommittedElement)? { self }

  package func commit(_ pass: inout CommitPass) {
    commitInner(&pass)
    guard !isStarted, !isLeaving else { return }
    isStarted = true
    start()
  }

  private func start() {
    let modifier = modifier
    graph.cycle.actions.addTask(self) { [weak self] in
      guard let self, !isRetired else { return }
      graph.work.starter = self
      task = graph.work.tasks.start(
        for: self, priority: modifier.priority, modifier.action)
    }
  }

  func wasRemoved(isAtOnce: Bool) {
    task?.cancel()
    task = nil
  }

  func disappears() {
    wasRemoved(isAtOnce: true)
    isStarted = false
  }
}

extension View {
  /// Starts work when the view has appeared, and cancels it when the view has gone (C8.23).
  ///
  /// It runs on the thread that renders. On a stage and in a film `Task.sleep` follows the stage's clock; what waits
  /// for other things is waited for while the clock stands, up to five seconds in all. A single picture shows what the
  /// work has done without waiting.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(priority: priority, trigger: nil, action: action))
  }

  /// Starts work when the view has appeared, and starts it over when a value changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(priority: priority, trigger: PhaseTrigger(value), action: action))
  }
}
