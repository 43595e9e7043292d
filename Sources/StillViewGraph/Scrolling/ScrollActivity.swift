import StillLayout

/// The cause of a scroll view's movement.
package enum ScrollActivity: Equatable {
  /// Nothing; a finger that has not moved it yet; a hand; what is left of its movement; a request with an animation.
  case idle, tracking, interacting, decelerating, animating
}

/// An element around scroll views that is told what moves them.
private protocol ScrollWatcher: _ViewNode {
  func tell(_ old: ScrollActivity, _ new: ScrollActivity, _ extent: ScrollExtent)
}

extension ScrollElement {
  /// Tells those around, up to the next scroll view, once layout has settled.
  func activityChanged(from old: ScrollActivity) {
    let new = activity
    guard old != new else { return }
    var watchers: [any ScrollWatcher] = []
    var node = enclosing
    while let element = node, !(element is any ScrollElement) {
      if let watcher = element as? any ScrollWatcher { watchers.append(watcher) }
      node = element.enclosing
    }
    guard !watchers.isEmpty else { return }
    graph.afterLayout(self) { [weak self] in
      guard let self else { return }
      for watcher in watchers where !watcher.isRetired { watcher.tell(old, new, extent) }
    }
  }
}

/// `onScrollPhaseChange`.
nonisolated package struct ScrollActivityModifier: ElementModifier {
  package typealias Element = ScrollActivityElement

  let action: (ScrollActivity, ScrollActivity, ScrollExtent) -> Void

  /// - Parameter action: Told what moved a scroll view inside before, what moves it now, and what it shows.
  package init(action: @escaping (ScrollActivity, ScrollActivity, ScrollExtent) -> Void) {
    self.action = action
  }
}

/// Hands on what scroll views say.
package final class ScrollActivityElement: ModifierElement<ScrollActivityModifier>, ScrollWatcher {
  fileprivate func tell(_ old: ScrollActivity, _ new: ScrollActivity, _ extent: ScrollExtent) {
    modifier.action(old, new, extent)
  }
}
