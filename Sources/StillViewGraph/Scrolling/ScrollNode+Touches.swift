package import Foundation
package import StillGeometry
import StillLayout

/// The scroll position of a view that was moved by hand.
package struct ScrollReport {
  fileprivate let find: (UnitPoint) -> [AnyHashable]

  /// Returns the identities of the views that begin the sight, or lie at another point of it: first the view there,
  /// then what comes after it.
  package func identities(at anchor: UnitPoint?) -> [AnyHashable] { find(anchor ?? .topLeading) }
}

extension ScrollNode: HitGate {
  /// Touches reach only visible content; a scroll view is hit anywhere in its frame, since it can be scrolled there.
  func passage(of touch: HitPoint) -> HitPassage {
    touch.frame.holds(touch.point) ? .open(isHit: true) : .closed
  }
}

extension ScrollNode {
  var isMovable: Bool { settings.isEnabled }

  func move(by distance: CGSize) {
    stopGliding()
    let across = isRightToLeft ? -distance.width : distance.width
    target = .point(x: offset.x + across, y: offset.y + distance.height)
    isMovedByHand = true
    placementChanged()
  }

  func comeToRest(from start: CGPoint) {
    guard let wanted = restChosen(from: start, to: offset, at: .zero), wanted != offset else {
      return
    }
    target = .point(x: wanted.x, y: wanted.y)
    activity = .decelerating
    placementChanged()
  }

  /// Returns where a behaviour lets a movement come to rest that would end at a place; nil: there is none.
  ///
  /// - Parameter velocity: Of the content, in points per second.
  func restChosen(from start: CGPoint, to end: CGPoint, at velocity: CGVector) -> CGPoint? {
    guard let rest = settings.rest, let child else { return nil }
    let (origin, size) = (child.frame.origin, child.frame.size)
    let unbuilt = unbuiltTargets(near: end)
    let views =
      unbuilt.map(\.frame)
      + targets.map { target in
        let frame = target.frame
        let left = frame.minX - origin.x
        return CGRect(
          x: isRightToLeft ? size.width - left - frame.width : left, y: frame.minY - origin.y,
          width: frame.width, height: frame.height)
      }
    let wanted = graph.callFromOutside(by: self) {
      rest(
        ScrollRest(
          start: start, end: end, velocity: velocity, content: size, container: frame.size,
          axes: view.axes, views: views))
    }
    guard wanted.isFinite else { return nil }
    aim = unbuilt.first { target in
      let extent = target.frame
      return target.axis == .vertical
        ? (extent.minY...extent.maxY).contains(wanted.y)
        : (extent.minX...extent.maxX).contains(wanted.x)
    }
    return wanted
  }

  /// Whether a request is to be followed: not one that only repeats what a binding is being told, and not the lack of
  /// one where the view was moved by hand.
  func takesUp(_ request: ScrollRequest?) -> Bool {
    guard isMovedByHand else { return true }
    guard request != nil, !isReporting else { return false }
    isMovedByHand = false
    return true
  }

  func reportPosition(_ update: () -> Void) {
    guard isMovedByHand else { return }
    if hand == nil { target = .point(x: offset.x, y: offset.y) }
    guard let report = settings.report else { return }
    let position = ScrollReport { [unowned self] in identities(at: $0) }
    isReporting = true
    graph.callFromOutside(by: self) { report(position) }
    update()
    isReporting = false
  }

  /// Returns the views with an identity that end beyond a point of what is in sight, in their order.
  private func identities(at anchor: UnitPoint) -> [AnyHashable] {
    guard let child else { return [] }
    let size = frame.size
    // Rows that meet at the point by a rounding error do not count.
    let slack: CGFloat = 0.01
    var found: [AnyHashable] = []
    var open: [_ViewNode] = [child]
    while let node = open.popLast() {
      if let views = node as? any IdentifiedViews {
        for (identity, index) in views.builtIdentities {
          guard let extent = self.frame(ofView: index, of: views) else { continue }
          let isBeyond =
            (!scrolls(along: .vertical) || extent.maxY > size.height * anchor.y + slack)
            && (!scrolls(along: .horizontal)
              || (isRightToLeft
                ? extent.minX < size.width * (1 - anchor.x) - slack
                : extent.maxX > size.width * anchor.x + slack))
          if isBeyond { found.append(identity) }
        }
      }
      open += node.parts.reversed()
    }
    return found
  }
}

extension ViewGraph {
  /// Scrolls the view itself, its nearest scrolling ancestor, or its first scrolling descendant; false if there is none
  /// that can be moved in such a direction. Brings everything up to date.
  package func scroll(_ target: _ViewNode, by distance: CGSize) -> Bool {
    let movable = scrollers(at: target).filter(\.isMovable)
    let isAtRest = distance == .zero
    var moved: [(element: any ScrollElement, start: CGPoint)] = []
    for axis in [Axis.horizontal, .vertical] where isAtRest || distance[axis] != 0 {
      guard let scroller = movable.first(where: { $0.scrolls(along: axis) }) else { continue }
      let start = scroller.offset
      scroller.activity = .interacting
      scroller.move(
        by: axis == .horizontal
          ? CGSize(width: distance.width, height: 0) : CGSize(width: 0, height: distance.height))
      update()
      if !moved.contains(where: { $0.element === scroller }) { moved.append((scroller, start)) }
    }
    for (scroller, start) in moved {
      scroller.comeToRest(from: start)
      update()
      scroller.reportPosition { update() }
      scroller.activity = .idle
      update()
    }
    return !moved.isEmpty
  }

  /// From the inside out; a scroll view that is the target itself, in whatever frames, comes first.
  private func scrollers(at target: _ViewNode) -> [any ScrollElement] {
    var start = target
    while !(start is any ScrollElement), start.innerElements.count == 1 {
      start = start.innerElements[0]
    }
    var scrollers: [any ScrollElement] = []
    var node: _ViewNode? = start is any ScrollElement ? start : target
    while let element = node {
      if let scroller = element as? any ScrollElement { scrollers.append(scroller) }
      node = element.enclosing
    }
    guard scrollers.isEmpty else { return scrollers }
    var open = [target]
    while let element = open.popLast() {
      if let scroller = element as? any ScrollElement { return [scroller] }
      open += element.innerElements.reversed()
    }
    return []
  }
}
