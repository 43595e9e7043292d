import StillLayout

// The second phase of a round: structure becomes elements.

extension ViewGraph {
  /// Notes that a holder must gather its elements again.
  func needsCollection(_ holder: any ElementHolder) {
    guard !holder.isToBeGathered else { return }
    holder.isToBeGathered = true
    cycle.staleHolders.append(holder)
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
}
