import Foundation
import StillLayout

// The third phase of a round: sizes and places.

extension ViewGraph {
  /// Layout is to be decided again because of a node.
  func layoutBecameStale(_ node: _ViewNode) {
    cycle.layoutIsStale = true
    if cycle.rounds > Self.roundLimit / 2 { cycle.restless = node }
  }

  /// Sizes and places the whole tree, as far as it is stale (rule L1.14).
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
}
