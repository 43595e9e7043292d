import Foundation
import StillGeometry
import StillLayout

/// An element that leaves a part of its bounds to others: what is inside lies in its safe area (rule L3.57).
protocol SafeAreaElement: _ViewNode {
  /// The insets of the safe area in the element's bounds, in points; left and right are physical.
  var unsafeInsets: EdgeInsets { get }
  /// Whether elements further out add to what is unsafe here.
  var extendsOutward: Bool { get }
}

/// The properties of a safe area that decide which views inside touch its edges.
struct CommittedSafeArea: Equatable {
  let size: CGSize
  let insets: EdgeInsets

  init(_ element: some SafeAreaElement) {
    size = element.frame.size
    insets = element.unsafeInsets
  }
}

extension _ViewNode {
  /// How far the unsafe room around the element reaches on each edge, in points, physically: 0 where the
  /// element does not touch the edge of the safe area that it lies in, and along the axes of a scroll view around (rule L3.70).
  final var physicalSafeAreaInsets: EdgeInsets {
    var frame = CGRect(origin: frame.origin, size: frame.size)
    var node = enclosing
    var scrolled: Axis.Set = []
    while let element = node, scrolled != [.horizontal, .vertical] {
      if let area = element.asSafeArea {
        var insets = area.insets(around: frame)
        if scrolled.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
        if scrolled.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
        return insets
      }
      scrolled.formUnion(element.scrolledAxes)
      frame.origin.x += element.frame.minX
      frame.origin.y += element.frame.minY
      node = element.enclosing
    }
    return EdgeInsets()
  }

  /// Returns the same with leading and trailing in place of left and right.
  final func safeAreaInsets(isRightToLeft: Bool) -> EdgeInsets {
    let insets = physicalSafeAreaInsets
    guard isRightToLeft else { return insets }
    return EdgeInsets(
      top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }
}

extension SafeAreaElement {
  /// Returns the part of this element's unsafe area, and of outer ones, that a frame inside touches.
  func insets(around inner: CGRect) -> EdgeInsets {
    let outside = extendsOutward ? physicalSafeAreaInsets : EdgeInsets()
    let own = unsafeInsets
    let size = frame.size
    /// Lengths closer than this count as equal.
    let tolerance: CGFloat = 0.01
    func inset(_ distance: CGFloat, _ own: CGFloat, _ outside: CGFloat) -> CGFloat {
      distance <= own + tolerance ? max(distance + outside, 0) : 0
    }
    return EdgeInsets(
      top: inset(inner.minY, own.top, outside.top),
      leading: inset(inner.minX, own.leading, outside.leading),
      bottom: inset(size.height - inner.maxY, own.bottom, outside.bottom),
      trailing: inset(size.width - inner.maxX, own.trailing, outside.trailing))
  }
}
