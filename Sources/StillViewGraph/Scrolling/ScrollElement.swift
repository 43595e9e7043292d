package import Foundation
package import StillGeometry
import StillLayout
import StillRuntime

/// A scroll view, as what is inside it and what moves it see it.
package protocol ScrollElement: _ViewNode {
  func scrolls(along axis: Axis) -> Bool
  /// The size of the content, and its visible part.
  var extent: ScrollExtent { get }
  /// The margins around the content, in points, at least 0.
  var margins: EdgeInsets { get }
  /// Places a container again whenever the visible part changes.
  func follow(_ container: any LazyContainer)
  /// Shows the view with an identity; false when there is none inside.
  func scroll(to identity: AnyHashable, anchor: UnitPoint?) -> Bool
  /// The distance that the content has moved towards its start, in points.
  var offset: CGPoint { get }
  /// How much of the bar above scrolls away with the content, in points.
  var drawer: CGFloat { get }
  /// Whether the view can be moved by hand.
  var isMovable: Bool { get }
  /// Moves the content by hand, in points, as far as there is content.
  func move(by distance: CGSize)
  /// Goes on to where its behaviour lets it come to rest after it was moved from a place and laid out.
  func comeToRest(from start: CGPoint)
  /// The cause of the view's movement.
  var activity: ScrollActivity { get set }
  /// The frames of what scrolling stops at, in this element's coordinates, with the identities that are known.
  var targets: [ScrollTargetFrame] { get }
  /// Tells bindings where the view is now that it was moved and laid out, and lets `update` take the change over.
  func reportPosition(_ update: () -> Void)
}

extension ScrollElement {
  /// How much of the bar above has scrolled away, in points: what is in sight begins so far above the view.
  var collapse: CGFloat { offset.y > 0 ? min(offset.y, drawer) : 0 }
}

extension _ViewNode {
  /// Returns where this element lies in one that encloses it, in points.
  final func origin(in outer: _ViewNode) -> CGPoint {
    var origin = CGPoint.zero
    var node: _ViewNode? = self
    while let element = node, element !== outer {
      origin.x += element.frame.origin.x
      origin.y += element.frame.origin.y
      node = element.enclosing
    }
    return origin
  }

  /// Returns the frame, in this element's coordinates, of the view inside that has an identity: that of `id`, or of
  /// a `ForEach`. What a lazy container has not built yet lies where it is expected, with all that is built with it.
  ///
  /// - Complexity: linear in the nodes inside.
  final func frame(ofViewWith identity: AnyHashable, below start: _ViewNode) -> CGRect? {
    var open = [start]
    while let node = open.popLast() {
      if let views = node as? any IdentifiedViews {
        if let index = views.index(of: identity), let frame = frame(ofView: index, of: views) {
          return frame
        }
        if let index = views.index(holding: identity),
          let frame = frame(ofViewWith: identity, inView: index, of: views)
        {
          return frame
        }
      }
      open += node.parts.reversed()
    }
    return nil
  }

  /// Returns the frame of a view that is part of a view of a collection; where that is not placed, the frame of the whole.
  private func frame(
    ofViewWith identity: AnyHashable, inView index: Int, of views: any IdentifiedViews
  ) -> CGRect? {
    let whole = extent(ofView: index, of: views)
    let part = views.builtNode(at: index).flatMap { node in
      CallStack.ensured { frame(ofViewWith: identity, below: node) }
    }
    guard let part else { return whole ?? frame(ofView: index, of: views) }
    // A part that is out of sight keeps the place that it had.
    guard let whole else { return part }
    return whole.insetBy(dx: -1, dy: -1).contains(part) ? part : whole
  }

  /// Returns where a lazy container has a view of a collection, or expects it; nil where none builds it by itself.
  private func extent(ofView index: Int, of views: any IdentifiedViews) -> CGRect? {
    var holder: _ViewNode? = views
    while let node = holder, node.buildsContentLazily, !(node is any LazyContainer) {
      holder = node.parent
    }
    guard let lazy = holder as? any LazyContainer,
      let extent = lazy.extent(of: views, unit: index)
    else { return nil }
    let origin = lazy.origin(in: self)
    return extent.offsetBy(dx: origin.x, dy: origin.y)
  }

  final func frame(ofView index: Int, of views: any IdentifiedViews) -> CGRect? {
    if let extent = extent(ofView: index, of: views) { return extent }
    var elements: [_ViewNode] = []
    views.builtNode(at: index)?.collect(into: &elements)
    return elements.reduce(nil) { frame, element in
      let own = CGRect(origin: element.origin(in: self), size: element.frame.size)
      return frame.map { $0.union(own) } ?? own
    }
  }
}

extension _ViewNode {
  /// The first scroll view at or inside this element, depth first, in the order of views.
  ///
  /// - Complexity: linear in the elements inside; what a lazy container has not built is not there.
  var firstScroller: (any ScrollElement)? {
    var open = [self]
    while let element = open.popLast() {
      if let scroller = element as? any ScrollElement { return scroller }
      open += element.placedElements.reversed()
    }
    return nil
  }
}
