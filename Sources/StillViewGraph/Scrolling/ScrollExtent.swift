package import Foundation
package import StillGeometry
import StillLayout

/// The size of a scroll view's content, and its visible part.
package struct ScrollExtent: Equatable {
  /// The distance that the content has moved towards its start, in points.
  package let offset: CGPoint
  /// The content with its margins, in points.
  package let content: CGSize
  /// The scroll view's own size, in points.
  package let container: CGSize
  /// The area beside the view that bars and the edges of the window cover, in points: content is drawn there too.
  package let insets: EdgeInsets

  /// How far the content is pulled below its start, in points; 0 where that makes room for a spinner.
  package let pull: CGFloat
  /// The identity of the scroll view.
  package let scroller: ObjectIdentifier

  /// The length of the content below the visible part, in points.
  package var below: CGFloat { max(content.height - offset.y - container.height, 0) }
}

extension ScrollNode {
  var extent: ScrollExtent {
    let covered = coveredInsets
    return ScrollExtent(
      offset: offset, content: outer(child?.frame.size ?? .zero), container: frame.size,
      insets: isRightToLeft
        ? EdgeInsets(
          top: covered.top, leading: covered.trailing, bottom: covered.bottom,
          trailing: covered.leading) : covered,
      pull: settings.refresh == nil && view.axes.contains(.vertical) ? max(-offset.y, 0) : 0,
      scroller: ObjectIdentifier(self))
  }

  /// Returns the area in which the view's content is drawn: its own frame, and the area beside it that bars cover. On the
  /// way to another frame, that reaches as far as in the end.
  func drawnFrame(_ frame: CGRect, _ pass: DrawingPass) -> CGRect {
    let insets = coveredInsets
    var top = frame.minY - insets.top
    var bottom = frame.maxY + insets.bottom
    if presented.isMoving(at: graph.time), let area = window {
      let rest = graph.grid.round(presented.target)
      let (now, end) = (pass.frame(of: area), graph.grid.round(area.presented.target))
      if insets.top > 0 { top = min(frame.minY, rest.minY - insets.top + now.minY - end.minY) }
      if insets.bottom > 0 {
        bottom = max(frame.maxY, rest.maxY + insets.bottom + now.maxY - end.maxY)
      }
    }
    return CGRect(
      x: frame.minX - insets.leading, y: top,
      width: frame.width + insets.leading + insets.trailing, height: bottom - top)
  }
}

extension ScrollElement {
  /// How far bars and the edges of the window cover the room beside the view, in points, physically. A scroll view in
  /// another one runs under none.
  var coveredInsets: EdgeInsets {
    var frame = CGRect(origin: frame.origin, size: frame.size)
    var node = enclosing
    while let element = node, !(element is any ScrollElement) {
      if let area = element.asSafeArea { return area.insets(around: frame) }
      frame.origin.x += element.frame.minX
      frame.origin.y += element.frame.minY
      node = element.enclosing
    }
    return EdgeInsets()
  }

  /// The outermost view with unsafe room.
  fileprivate var window: _ViewNode? {
    var window: _ViewNode?
    var node = enclosing
    while let element = node, !(element is any ScrollElement) {
      if element.asSafeArea != nil { window = element }
      node = element.enclosing
    }
    return window
  }
}

/// `onScrollGeometryChange`: tells what the first scroll view inside shows when that has changed.
nonisolated public struct _ScrollExtentModifier<Value: Equatable>: ElementModifier {
  package typealias Element = ScrollExtentElement<Value>

  let value: (ScrollExtent?) -> Value?
  let action: (Value, Value) -> Void

  /// - Parameters:
  ///   - value: Returns a value for the extent; for nil if there is no scroll view inside.
  ///   - action: Called with the previous and the new value; the first call has the first value twice.
  package init(
    value: @escaping (ScrollExtent?) -> Value?, action: @escaping (Value, Value) -> Void
  ) {
    self.value = value
    self.action = action
  }
}

/// Looks after each layout; remembers the scroll view that it has found.
package final class ScrollExtentElement<Value: Equatable>:
  ModifierElement<_ScrollExtentModifier<Value>>, LayoutObserver
{
  private var known: Value?
  private weak var scroller: (any ScrollElement)?

  override package func modifierChanged(
    from old: _ScrollExtentModifier<Value>?, _ transaction: Transaction
  ) {
    if old == nil { graph.observes(self) }
  }

  func observeLayout() {
    guard isPlaced else { return }
    if scroller.map({ !isAround($0) }) ?? true { scroller = inner.firstScroller }
    guard let value = inBodyScope({ modifier.value(scroller?.extent) }), value != known else {
      return
    }
    let old = known ?? value
    known = value
    modifier.action(old, value)
  }

  /// Whether an element is still shown inside this one.
  private func isAround(_ element: _ViewNode) -> Bool {
    guard !element.isRetired else { return false }
    var node: _ViewNode? = element
    while let next = node {
      if next === self { return true }
      guard let outer = next.enclosing else { return false }
      guard outer.placedElements.contains(where: { $0 === next }) else { return false }
      node = outer
    }
    return false
  }
}
