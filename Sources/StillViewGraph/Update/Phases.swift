import Foundation
import StillLayout

// The phases of one round, in their order.

extension ViewGraph {
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

  /// Lets holders whose structure has changed gather their elements: inner ones first, so that outer ones see
  /// their final elements.
  func gatherElements() {
    guard !cycle.staleHolders.isEmpty else { return }
    let nodes = cycle.staleHolders.sorted { $0.depth > $1.depth }
    cycle.staleHolders = []
    for node in nodes { node.isToBeGathered = false }
    for node in nodes where !node.isRetired {
      counters.gatherings += 1
      node.gatherElements()
    }
  }

  /// Sizes and places the whole tree, as far as it is stale (rule 1.14).
  func layOut() {
    cycle.layoutIsStale = false
    guard let root else { return }
    let size = root.size(for: proposal)
    var origin = CGPoint.zero
    if let stageSize {
      origin = CGPoint(
        x: (stageSize.width - size.width) / 2, y: (stageSize.height - size.height) / 2)
      if !origin.x.isFinite { origin.x = 0 }
      if !origin.y.isFinite { origin.y = 0 }
    }
    root.place(at: origin, size: size, proposal: proposal)
  }

  /// Hands frames to what is shown.
  func commit() {
    guard let root else { return }
    var pass = CommitPass(graph: self, transaction: cycle.transaction)
    pass.commit(root)
  }

  /// Tells elements of the layout, from the inside out.
  func observe(afterLayout: Bool) {
    let hasCollected = root.map { preferences.collect(from: $0) } ?? false
    defer { cycle.observesEffects = false }
    guard !cycle.observers.isEmpty, afterLayout || hasCollected || cycle.observesEffects else {
      return
    }
    cycle.observers.removeAll { $0.isRetired }
    for observer in cycle.observers.sorted(by: { $0.depth > $1.depth })
    where observer.presented.isKnown {
      observer.observeLayout()
    }
  }
}

// What nodes ask for.

extension ViewGraph {
  /// The transaction of the update at hand, before any modifier changes it.
  package var transaction: Transaction { cycle.transaction }

  var updateNumber: Int { cycle.number }

  func needsEvaluation(_ node: any BodyEvaluator) {
    if !node.isRetired { cycle.staleBodies.append(node) }
  }

  func needsCollection(_ holder: any ElementHolder) {
    guard !holder.isToBeGathered else { return }
    holder.isToBeGathered = true
    cycle.staleHolders.append(holder)
  }

  /// Tells an element of every layout, as long as it is in the tree.
  func observes(_ observer: any LayoutObserver) {
    cycle.observers.append(observer)
  }

  /// An effect has changed; where things are drawn may have, too.
  func effectsChanged() {
    cycle.observesEffects = true
  }

  /// Layout is to be decided again because of a node.
  func layoutBecameStale(_ node: _ViewNode) {
    cycle.layoutIsStale = true
    if cycle.rounds > Self.roundLimit / 2 { cycle.restless = node }
  }

  /// An animation was started in the update at hand, or given another target.
  func animationStarted(logicalEnd: TimeInterval, end: TimeInterval) {
    cycle.ends.note(logical: logicalEnd, removed: end)
    presence.animationStarted(until: end)
    clock.moves(until: end)
  }
}
