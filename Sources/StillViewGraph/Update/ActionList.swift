import StillLayout

/// Actions that wait until layout has settled (C8.20–C8.25).
struct ActionList {
  private struct Action {
    let node: _ViewNode
    let run: () -> Void
  }

  private var arrivals: [Action] = []
  private var disappearances: [Action] = []
  private var immediateDisappearances: [Action] = []
  private var completions: [AnimationCompletion] = []
  private var tasks: [Action] = []

  /// Whether anything waits.
  var hasDue: Bool {
    !(arrivals.isEmpty && disappearances.isEmpty && immediateDisappearances.isEmpty
      && completions.isEmpty
      && tasks.isEmpty)
  }

  /// `onAppear` and `onChange` of a node.
  mutating func add(_ node: _ViewNode, _ run: @escaping () -> Void) {
    arrivals.append(Action(node: node, run: run))
  }

  /// `onDisappear` of a node; `isAtOnce` where its view goes without any transition (C8.25).
  mutating func addDisappearance(_ node: _ViewNode, isAtOnce: Bool, _ run: @escaping () -> Void) {
    if isAtOnce {
      immediateDisappearances.append(Action(node: node, run: run))
    } else {
      disappearances.append(Action(node: node, run: run))
    }
  }

  mutating func add(_ completion: AnimationCompletion) {
    completions.append(completion)
  }

  /// Work that starts after everything else, inner views first (C8.22).
  mutating func addTask(_ node: _ViewNode, _ run: @escaping () -> Void) {
    tasks.append(Action(node: node, run: run))
  }

  /// Returns the actions that are due, in order: inner views before those around them, and for one view in the order
  /// of its modifiers (C8.22).
  mutating func takeDue() -> [(node: _ViewNode?, run: () -> Void)] {
    let ordered =
      innerFirst(immediateDisappearances) + innerFirst(arrivals) + innerFirst(disappearances)
    let completions = completions
    let tasks = innerFirst(tasks)
    self = ActionList()
    return ordered.map { ($0.node, $0.run) }
      + completions.map { completion in (nil, { completion.call() }) }
      + tasks.map { ($0.node, $0.run) }
  }

  private func innerFirst(_ actions: [Action]) -> [Action] {
    guard actions.count > 1 else { return actions }
    return actions.enumerated()
      .sorted { ($1.element.node.depth, $0.offset) < ($0.element.node.depth, $1.offset) }
      .map(\.element)
  }
}
