import StillLayout

// The first phase of a round: bodies.

extension ViewGraph {
  /// A body is to be evaluated again.
  func needsEvaluation(_ node: any BodyEvaluator) {
    if !node.isRetired { cycle.staleBodies.append(node) }
  }

  /// Evaluates what is stale now; what that makes stale is left to the next round.
  func evaluateBodies() {
    guard !cycle.staleBodies.isEmpty else { return }
    let nodes = cycle.staleBodies.sorted { $0.depth < $1.depth }
    cycle.staleBodies = []
    for node in nodes where !node.isRetired {
      if presence.isBeingRemoved(node) {
        node.forgetStaleness()
      } else {
        node.evaluateIfNeeded()
      }
    }
  }
}
