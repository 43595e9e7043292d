import StillLayout

extension ViewGraph {
  /// Runs what waits for the end of layout; where it may not, says so.
  func runActions(mayRun: Bool) {
    let due = cycle.actions.takeDue()
    guard mayRun else {
      if let last = due.last(where: { $0.node != nil })?.node {
        warn(
          "was still changing after \(Self.turnLimit) turns of actions, each caused by the one before",
          at: last.nearestBody ?? last)
      }
      return
    }
    work.mayHaveTimers = true
    for action in due {
      work.acting = action.node
      rememberingTasks(of: action.node, action.run)
    }
  }

  /// Runs a node's action once layout has settled.
  func afterLayout(_ node: _ViewNode, _ action: @escaping () -> Void) {
    cycle.actions.add(node, action)
  }
}
