import Foundation
import StillAnimation
import StillGeometry
import StillLayout

/// The elements inside a holder: those that layout arranges, and those on their way out.
package struct ElementList {
  /// In layout order.
  package private(set) var elements: [_ViewNode] = []
  /// In drawing order, leaving ones among the others where they were (rules L10.24 and L10.25).
  package private(set) var drawingOrder: [_ViewNode] = []
  private var leavers: [Leaver] = []

  /// An element that is leaving, kept alive with all that it hangs from.
  private struct Leaver {
    let element: _ViewNode
    /// The nodes that the element needs: its makers, and those of the elements that it wraps.
    let chain: [_ViewNode]
    /// Drawn before this element of those that stay, or last.
    let position: Int
  }

  package init() {}

  package var hasLeavers: Bool { !leavers.isEmpty }

  /// The elements that take part in commits: those that layout has placed, and those that are leaving.
  package var shownElements: [_ViewNode] {
    leavers.isEmpty ? elements : elements + leavers.map(\.element)
  }

  /// Takes over the elements that a holder has gathered; true when layout has others than before.
  ///
  /// New elements come and missing ones go by their transitions when the change that brought it about was animated.
  ///
  /// - Parameter keepsUnseen: Whether what is missing is still built and measured by the holder, as rows are that were
  ///   scrolled away.
  package mutating func take(
    _ new: [_ViewNode], holder: _ViewNode, isInitial: Bool, keepsUnseen: Bool = false
  ) -> Bool {
    let changed = new.count != elements.count || !zip(new, elements).allSatisfy { $0 === $1 }
    if changed, !isInitial { change(to: new, holder) }
    let old = elements
    elements = new
    if changed, !keepsUnseen {
      for element in old where !isLeaving(element) { holder.endEnclosure(of: element) }
    }
    for element in new { element.enclosing = holder }
    if changed { holder.graph.preferences.elementsChanged(in: holder) }
    updateDrawingOrder()
    return changed
  }

  private mutating func change(to new: [_ViewNode], _ holder: _ViewNode) {
    let graph = holder.graph
    let kept = Set(new.map { ObjectIdentifier($0) })
    let known = Set(elements.map { ObjectIdentifier($0) })
    // Elements that leave together do not count for each other's position.
    var position = 0
    for element in elements {
      guard !kept.contains(ObjectIdentifier(element)) else {
        position += 1
        continue
      }
      guard !element.hasRetired else { continue }
      if let removal = graph.presence.removal(of: element, in: holder) {
        let departs = depart(element, at: position, removal.transaction, holder)
        if !departs, removal.isKept { element.vanish() }
      } else {
        element.goOutOfSight()
      }
    }
    for element in new where !known.contains(ObjectIdentifier(element)) {
      let transaction = graph.presence.welcome(of: element, in: holder)
      if let index = leavers.firstIndex(where: { $0.element === element }) {
        let leaver = leavers.remove(at: index)
        graph.presence.departed(needing: leaver.chain, isGone: false)
        // What came back while it was out of sight is not welcomed any more.
        element.comeBack(transaction ?? Transaction())
      } else if let transaction {
        if !element.presented.isKnown { element.enter(transaction) }
      } else {
        element.standAgain()
      }
    }
  }

  /// Keeps an element until it has left; false where it has no transition to show.
  private mutating func depart(
    _ element: _ViewNode, at position: Int, _ transaction: Transaction, _ holder: _ViewNode
  ) -> Bool {
    guard element.presented.isKnown, let departer = holder as? any ElementHolder else {
      return false
    }
    guard element.leave(transaction, from: holder) else {
      holder.graph.presence.vanishes(element, from: departer)
      return false
    }
    let chain = element.lifeline(below: holder)
    leavers.append(Leaver(element: element, chain: chain, position: position))
    holder.graph.presence.departs(departer, needing: chain)
    return true
  }

  /// Returns when elements that are leaving will be gone: those that nothing moves, at `time`.
  func endsOfDepartures(after time: TimeInterval) -> [TimeInterval] {
    leavers.map { max($0.element.presence?.end ?? time, time) }
  }

  /// Lets go of what has left by `time`; true while some are left.
  mutating func removeDeparted(by time: TimeInterval, from holder: _ViewNode) -> Bool {
    guard hasLeavers else { return false }
    let gone = leavers.filter { ($0.element.presence?.end ?? time) <= time + 1e-9 }
    guard !gone.isEmpty else { return true }
    leavers.removeAll { leaver in gone.contains { $0.element === leaver.element } }
    updateDrawingOrder()
    letGo(gone, holder)
    return hasLeavers
  }

  private func letGo(_ gone: [Leaver], _ holder: _ViewNode) {
    for leaver in gone {
      holder.endEnclosure(of: leaver.element)
      holder.graph.presence.departed(needing: leaver.chain, isGone: true)
      if !elements.contains(where: { $0 === leaver.element }) { leaver.element.vanish() }
    }
  }

  private func isLeaving(_ element: _ViewNode) -> Bool {
    leavers.contains { $0.element === element }
  }

  /// Whether an element is among those that layout arranges, or on its way out.
  package func holds(_ element: _ViewNode) -> Bool {
    isLeaving(element) || elements.contains { $0 === element }
  }

  /// The holder goes: nothing lies in it any more.
  package func endEnclosures(by holder: _ViewNode) {
    for element in elements { holder.endEnclosure(of: element) }
    for leaver in leavers { holder.endEnclosure(of: leaver.element) }
  }

  /// Lets all be gone that are leaving, as their holder is.
  mutating func abandonLeavers(of holder: _ViewNode) {
    let gone = leavers
    leavers = []
    letGo(gone, holder)
  }

  /// Lays out again what changed inside elements that are leaving: in their slots, with the proposals they had.
  package func placeLeavers() {
    for leaver in leavers where !leaver.element.isPlaced {
      let element = leaver.element
      let proposal = element.placedProposal
      element.place(at: element.frame.origin, size: element.size(for: proposal), proposal: proposal)
    }
  }

  /// Sorts by `zIndex`, stable.
  package mutating func updateDrawingOrder() {
    var order = elements
    for (offset, leaver) in leavers.sorted(by: { $0.position < $1.position }).enumerated() {
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

extension _ViewNode {
  /// Returns the nodes that keep an element alive, up to a holder: its makers, and those of what it is wrapped
  /// around.
  fileprivate final func lifeline(below holder: _ViewNode) -> [_ViewNode] {
    var chain: [_ViewNode] = []
    var known = Set<ObjectIdentifier>()
    var element: _ViewNode? = self
    while let outer = element {
      var node: _ViewNode? = outer
      while let current = node, current !== holder,
        known.insert(ObjectIdentifier(current)).inserted
      {
        chain.append(current)
        node = current.parent
      }
      element = (outer as? ElementWrapper)?.inner
    }
    return chain
  }

  /// Whether the element, or one that it wraps, has left the tree, so that nothing from which it hung need be there.
  fileprivate final var hasRetired: Bool {
    var element: _ViewNode? = self
    while let outer = element {
      if outer.isRetired { return true }
      element = (outer as? ElementWrapper)?.inner
    }
    return false
  }

  /// The element has gone, though nodes from which it hangs are needed by others and may come back with it.
  final func vanish() {
    guard !hasRetired else { return }
    presence = nil
    goOutOfSight()
  }

  /// The element is no longer among those that are built, though it is still in the tree (a row that was scrolled
  /// away).
  fileprivate final func goOutOfSight() {
    var open = [self]
    while let next = open.popLast() {
      next.presented = PresentedFrame()
      next.isShown = false
      (next as? any AppearanceObserver)?.disappears()
      open += next.innerElements
    }
  }
}

/// A node that is told when what it is around is no longer shown.
protocol AppearanceObserver: _ViewNode {
  func disappears()
}
