import StillLayout

/// An element that is told when layout has been decided: it may then find that something else has to
/// change, which makes the update go on for another round.
protocol LayoutObserver: _ViewNode {
  func observeLayout()
}
