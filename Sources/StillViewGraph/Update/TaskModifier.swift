import StillLayout
import StillRuntime

/// `task`: asynchronous work that lasts as long as the view is there (C8.23).
nonisolated public struct _TaskModifier: ElementModifier {
  package typealias Element = TaskElement

  let priority: TaskPriority
  let trigger: PhaseTrigger?
  let action: @Sendable () async -> Void

  nonisolated public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    AppearanceNode(view, inputs)
  }
}

/// Starts the work when the view has appeared, and cancels it when it has gone; elements of one modifier share their work.
package final class TaskElement: ModifierElement<_TaskModifier>, CommittedElement,
  RemovalObserver, AppearanceObserver
{
  private let group: AppearanceGroup
  private var isStarted = false

  package required init(
    _ modifier: _TaskModifier, _ environment: EnvironmentValues, _ maker: _ViewNode,
    _ inner: _ViewNode
  ) {
    group = (maker as? any AppearanceGroupHolder)?.group ?? AppearanceGroup()
    super.init(modifier, environment, maker, inner)
  }

  override package func modifierChanged(from old: _TaskModifier?, _ transaction: Transaction) {
    guard isStarted, let before = old?.trigger, let now = modifier.trigger,
      !now.isSame(as: before), group.trigger.map({ now.isSame(as: $0) }) != true
    else { return }
    group.trigger = now
    group.task?.cancel()
    let modifier = modifier
    graph.cycle.actions.addTask(self) { [group] in group.start(modifier) }
  }

  override package var asCommitted: (any CommittedElement)? { self }

  package func commit(_ pass: inout CommitPass) {
    commitInner(&pass)
    guard !isStarted, !isLeaving else { return }
    isStarted = true
    group.add(self)
    let modifier = modifier
    graph.cycle.actions.addTask(self) { [group] in
      if group.appears() { group.start(modifier) }
    }
  }

  func wasRemoved(isAtOnce: Bool) {
    guard isStarted else { return }
    isStarted = false
    group.remove()
    guard group.isEmpty else { return }
    if group.isClosed { return group.endWork() }
    // Elements that come in the same update go on with the work.
    graph.cycle.actions.addTask(self) { [group] in group.endWork() }
  }

  func disappears() {
    wasRemoved(isAtOnce: true)
  }
}

extension AppearanceGroup {
  fileprivate func start(_ modifier: _TaskModifier) {
    guard let element = newest, !element.isRetired, !isEmpty else { return }
    trigger = modifier.trigger
    element.graph.work.starter = element
    task = element.graph.work.tasks.start(
      for: element, priority: modifier.priority, modifier.action)
  }

  fileprivate func endWork() {
    guard disappears() else { return }
    task?.cancel()
    task = nil
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
