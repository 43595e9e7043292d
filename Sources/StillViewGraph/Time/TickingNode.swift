import StillLayout

/// A node that moves by itself: an animated body or layout, keyframes, a scroll view on its way.
package protocol TickingNode: _ViewNode {
  /// Goes on to the graph's time; it is told of the next moment where it asks for it again.
  func tick()
}
