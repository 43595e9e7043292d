import StillLayout

// The last phase of a round: what layout has decided is reported back.

extension ViewGraph {
  /// Tells an element of every layout, as long as it is in the tree.
  func observes(_ observer: any LayoutObserver) {
    cycle.observers.append(observer)
  }

  /// An effect has changed; where things are drawn may have, too.
  func effectsChanged() {
    cycle.observesEffects = true
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
