import StillLayout

extension ViewGraph {
  /// Names the view that keeps the tree from settling.
  func warnUnsettled() {
    guard let culprit = cycle.staleBodies.last ?? cycle.restless ?? root else { return }
    warn(
      "was still changing after \(Self.roundLimit) rounds of layout, and is left as it is",
      at: culprit)
  }

  /// Leaves the tree in its present state; the next change starts another update.
  func leaveUnsettled() {
    while let more = writes.next(sameAs: cycle.transaction) {
      for change in more.changes { change.apply(more.number) }
    }
    for node in cycle.staleBodies { node.forgetStaleness() }
    cycle.staleBodies = []
    for node in cycle.staleHolders { node.isToBeGathered = false }
    cycle.staleHolders = []
    cycle.layoutIsStale = false
    preferences.leaveUnsettled()
  }
}
