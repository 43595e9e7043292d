package import Foundation
import StillAnimation
import StillLayout

/// The elements inside a holder: those that layout arranges, and those on their way out.
package struct ElementList {
  /// In layout order.
  package private(set) var elements: [_ViewNode] = []
  /// In drawing order, departing ones among the others where they were (rules 10.24 and 10.25).
  package private(set) var drawingOrder: [_ViewNode] = []
  private var departing: [Departing] = []

  /// An element that has left, kept alive with all that it hangs from.
  private struct Departing {
    let element: _ViewNode
    let chain: [_ViewNode]
    /// Drawn before this element, or last.
    let position: Int
  }

  package init() {}

  package var hasDepartures: Bool { !departing.isEmpty }

  /// Takes over the elements that a holder has gathered; true when layout has others than before.
  ///
  /// New elements fade in and missing ones out when the change that brought it about was animated.
  package mutating func take(
    _ new: [_ViewNode], holder: _ViewNode, isInitial: Bool
  ) -> Bool {
    let graph = holder.graph
    let changed = new.count != elements.count || !zip(new, elements).allSatisfy { $0 === $1 }
    if changed, !isInitial {
      let kept = Set(new.map { ObjectIdentifier($0) })
      let known = Set(elements.map { ObjectIdentifier($0) })
      for (index, element) in elements.enumerated() where !kept.contains(ObjectIdentifier(element))
      {
        depart(element, at: index, holder)
      }
      for element in new where !known.contains(ObjectIdentifier(element)) {
        if let animation = graph.welcome(of: element, in: holder)?.animation {
          element.lifecycle = .appearing(animation, at: graph.time)
        }
      }
    }
    elements = new
    for element in new { element.enclosing = holder }
    if changed { graph.preferences.elementsChanged(in: holder) }
    updateDrawingOrder()
    return changed
  }

  private mutating func depart(_ element: _ViewNode, at index: Int, _ holder: _ViewNode) {
    let graph = holder.graph
    guard element.presented.isKnown,
      let animation = graph.retirement(of: element, in: holder)?.animation
    else { return }
    let lifecycle = element.lifecycle ?? .present()
    lifecycle.depart(animation, at: graph.time)
    element.lifecycle = lifecycle
    var chain: [_ViewNode] = []
    var node = element.parent
    while let maker = node, maker !== holder {
      chain.append(maker)
      node = maker.parent
    }
    departing.append(Departing(element: element, chain: chain, position: index))
    graph.hasDepartures(holder)
  }

  /// Lets go of what has faded by `time`; true while some are left.
  package mutating func removeDeparted(by time: TimeInterval) -> Bool {
    guard hasDepartures else { return false }
    departing.removeAll { $0.element.lifecycle?.hasEnded(by: time) ?? true }
    updateDrawingOrder()
    return hasDepartures
  }

  /// Sorts by `zIndex`, stable.
  package mutating func updateDrawingOrder() {
    var order = elements
    for (offset, leaver) in departing.sorted(by: { $0.position < $1.position }).enumerated() {
      order.insert(leaver.element, at: min(leaver.position + offset, order.count))
    }
    let key = ObjectIdentifier(ZIndexKey.self)
    let indices = order.map { $0.trait(key) as? Double ?? 0 }
    if indices.contains(where: { $0 != 0 }) {
      order = zip(indices, order).enumerated()
        .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
        .map(\.element.1)
    }
    drawingOrder = order
  }
}
