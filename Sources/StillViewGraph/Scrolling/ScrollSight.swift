package import Foundation
package import StillGeometry
import StillLayout

/// The position of a view in the visible part of its scroll view.
package struct ScrollSight {
  /// From the start of what is in sight to the view's start, in points.
  package let start: CGFloat
  /// The view's own.
  package let length: CGFloat
  /// Of what is in sight.
  package let extent: CGFloat
}

extension GeometryProxy {
  /// Returns where the view is in the nearest scroll view around it, along an axis or along that which it scrolls;
  /// nil: there is no scroll view.
  package func scrollSight(along axis: Axis?) -> ScrollSight? {
    var node = source?.enclosing
    while let element = node {
      if let scroller = element as? any ScrollElement {
        let axis = axis ?? (scroller.scrolls(along: .vertical) ? .vertical : .horizontal)
        let own = frame(relativeTo: scroller)
        let isMirrored = axis == .horizontal && (source?.isRightToLeft ?? false)
        let start =
          isMirrored ? scroller.frame.width - own.maxX : axis == .vertical ? own.minY : own.minX
        return ScrollSight(
          start: start, length: axis == .vertical ? own.height : own.width,
          extent: axis == .vertical ? scroller.frame.height : scroller.frame.width)
      }
      node = element.enclosing
    }
    return nil
  }

  /// Returns the view's frame in an element around it, without effects.
  private func frame(relativeTo outer: _ViewNode) -> CGRect {
    CGRect(origin: source?.origin(in: outer) ?? .zero, size: size)
  }
}
