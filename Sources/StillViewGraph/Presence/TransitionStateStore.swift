import Foundation
import StillAnimation
import StillLayout

/// The transition state of nodes that are inserted or removed.
///
/// A node that is taken out of the tree is leaving as long as an element below it has a transition to show; then
/// it is gone, with everything below it. A leaving node goes on being evaluated, animated and laid out.
final class TransitionStateStore {
  /// Nodes removed in the current round, with the changes that removed them.
  private var removed: [Removal] = []
  private struct Removal {
    let node: _ViewNode
    let transaction: Transaction
    /// Whether the node goes by a transition that shows nothing.
    var isSwift = false
    /// Whether the node is only hidden, and keeps its state.
    var isKept = false
  }

  /// Nodes inserted in the current update, with the changes that inserted them.
  private var welcomed: [ObjectIdentifier: Transaction] = [:]
  /// The number of leaving elements that need a node.
  private var needed: [ObjectIdentifier: Int] = [:]
  /// Elements that are to go on to the identity phase once they have been laid out in the one before.
  private var entering: [TransitionElement] = []
  /// Nodes that were hidden and have something to show until they are.
  private var hidden: Set<ObjectIdentifier> = []
  /// Holders of elements that began to leave in the current update.
  private var newDepartures: [any ElementHolder] = []
  private(set) var departures = 0
  /// Elements that were taken out in the current round and have no transition, with their holders.
  private var vanished: [(element: _ViewNode, holder: any ElementHolder)] = []
  /// To be let go of when nothing refers to them any more.
  private var gone: [_ViewNode] = []
  /// The presence whose transition is being started.
  private var recorded: TransitionState?

  /// Whether a further round has something to do here.
  var hasWork: Bool { !entering.isEmpty || !removed.isEmpty }
  /// Whether anything is leaving.
  var isBusy: Bool { departures > 0 }

  // MARK: Changes of structure

  /// A node has been taken out by a change.
  func remove(_ node: _ViewNode, _ transaction: Transaction) {
    removed.append(Removal(node: node, transaction: transaction))
    node.isRemoved = true
    node.markLeaving(true)
  }

  /// A node that was taken out, and is not gone, is put in again.
  func reinstate(_ node: _ViewNode, _ transaction: Transaction) {
    removed.removeAll { $0.node === node }
    node.isRemoved = false
    node.markLeaving(false)
    welcomed[ObjectIdentifier(node)] = transaction
  }

  /// A node has been put in by a change.
  func welcome(_ node: _ViewNode, _ transaction: Transaction) {
    welcomed[ObjectIdentifier(node)] = transaction
  }

  /// A node is hidden by a change, and stays in the tree: a page that another one covers.
  func hide(_ node: _ViewNode, _ transaction: Transaction) {
    removed.append(Removal(node: node, transaction: transaction, isKept: true))
    hidden.insert(ObjectIdentifier(node))
    node.markLeaving(true)
  }

  /// A node that was hidden is shown again.
  func show(_ node: _ViewNode, _ transaction: Transaction) {
    hidden.remove(ObjectIdentifier(node))
    reinstate(node, transaction)
  }

  /// Returns the change by which an element has been taken out or hidden; nil: it was not.
  func removal(
    of element: _ViewNode, in holder: _ViewNode
  ) -> (transaction: Transaction, isKept: Bool)? {
    guard !removed.isEmpty else { return nil }
    return element.firstAnswer(below: holder) { node in
      removed.first { $0.node === node }.map { ($0.transaction, $0.isKept) }
    }
  }

  /// Returns the change by which an element has been put in; nil: with everything around it.
  func welcome(of element: _ViewNode, in holder: _ViewNode) -> Transaction? {
    guard !welcomed.isEmpty else { return nil }
    return element.firstAnswer(below: holder) { welcomed[ObjectIdentifier($0)] }
  }

  /// A wrapper is no longer needed, because what it was around has been taken out.
  func removeWrapper(_ wrapper: ElementWrapper) {
    let transaction = wrapper.parent.flatMap { removal(of: wrapper.inner, in: $0)?.transaction }
    remove(wrapper, transaction ?? Transaction())
  }

  /// A wrapper is needed again, because what it is around has been put in again.
  func restoreWrapper(_ wrapper: ElementWrapper) {
    removed.removeAll { $0.node === wrapper }
    wrapper.isRemoved = false
    wrapper.markLeaving(false)
  }

  /// The element goes without a transition.
  func vanishes(_ element: _ViewNode, from holder: any ElementHolder) {
    vanished.append((element, holder))
  }

  /// The element goes by a transition that shows nothing.
  func goesSwiftly(_ element: _ViewNode, in holder: _ViewNode) {
    _ = element.firstAnswer(below: holder) { node in
      removed.firstIndex { $0.node === node }.map { removed[$0].isSwift = true }
    }
  }

  /// Whether a node was removed in the current round, so that its body must not be evaluated.
  func isBeingRemoved(_ node: _ViewNode) -> Bool {
    guard node.isLeaving, !removed.isEmpty else { return false }
    var next: _ViewNode? = node
    while let current = next {
      if removed.contains(where: { $0.node === current && !$0.isKept }) { return true }
      next = current.parent
    }
    return false
  }

  // MARK: Transitions

  func enters(_ element: TransitionElement) { entering.append(element) }

  /// Lets elements that were laid out in their first phase go on to the next one.
  func enterIdentity(_ graph: ViewGraph) {
    guard !entering.isEmpty else { return }
    let elements = entering
    entering = []
    for element in elements where !element.isRetired { element.finishEntrance() }
  }

  /// Takes note of what a transition starts from here on; returns whose were noted before.
  func record(_ presence: TransitionState?) -> TransitionState? {
    defer { recorded = presence }
    return recorded
  }

  func animationStarted(until end: TimeInterval) { recorded?.noteAnimation(until: end) }

  /// An element leaves a holder and needs these nodes until it is gone.
  func departs(_ holder: any ElementHolder, needing nodes: [_ViewNode]) {
    departures += 1
    for node in nodes { needed[ObjectIdentifier(node), default: 0] += 1 }
    if !newDepartures.contains(where: { $0 === holder }) { newDepartures.append(holder) }
  }

  /// An element is gone, or has come back. One that is only hidden stays in the tree.
  func departed(needing nodes: [_ViewNode], isGone: Bool) {
    departures -= 1
    for node in nodes {
      let key = ObjectIdentifier(node)
      let count = (needed[key] ?? 1) - 1
      needed[key] = count > 0 ? count : nil
    }
    guard isGone else { return }
    if let kept = nodes.first(where: { hidden.contains(ObjectIdentifier($0)) }) {
      // Unless what is around it has been taken out in the meantime.
      if !kept.isRetired, kept.parent?.isLeaving != true {
        return stopHiding(kept)
      }
      hidden.remove(ObjectIdentifier(kept))
    }
    // A node that was taken out goes as a whole, so that it is whole if it comes back before.
    for node in nodes where node.isRemoved && needed[ObjectIdentifier(node)] == nil {
      retire(node)
    }
  }

  private func stopHiding(_ node: _ViewNode) {
    hidden.remove(ObjectIdentifier(node))
    node.markLeaving(false)
  }

  // MARK: Ends

  /// Deletes elements that were removed in this round and have no transition.
  func settleRemovals(_ graph: ViewGraph) {
    defer {
      let vanished = vanished
      self.vanished = []
      for (element, holder) in vanished where !holder.list.holds(element) { element.vanish() }
    }
    guard !removed.isEmpty else { return }
    let removed = removed
    self.removed = []
    for removal in removed where needed[ObjectIdentifier(removal.node)] == nil {
      if removal.isKept {
        stopHiding(removal.node)
      } else {
        retire(removal.node, isAtOnce: removal.isSwift)
      }
    }
  }

  /// At the end of an update: transitions that started nothing end at once, the others at their time.
  func settleDepartures(_ graph: ViewGraph) {
    welcomed = [:]
    guard !newDepartures.isEmpty else { return }
    let holders = newDepartures
    newDepartures = []
    for holder in holders { settle(holder, graph) }
  }

  /// Lets those be gone whose transitions have ended, and comes back when the next one does.
  private func settle(_ holder: any ElementHolder, _ graph: ViewGraph) {
    let ends = holder.list.endsOfDepartures(after: graph.time)
    if ends.contains(where: { $0 <= graph.time }) { holder.removeDeparted(by: graph.time) }
    guard let next = ends.filter({ $0 > graph.time }).min() else { return }
    graph.clock.schedule(at: next) { [weak self, weak holder, unowned graph] in
      guard let self, let holder, !holder.isRetired, holder.list.hasLeavers else { return }
      settle(holder, graph)
    }
  }

  /// A node has left the tree along with what it was around.
  func retire(_ node: _ViewNode, isAtOnce: Bool = false) {
    gone.append(node)
    node.graph.enclosureChanged()
    var open = [node]
    var retired: [_ViewNode] = []
    while let next = open.popLast() {
      if next.isRetired { continue }
      next.isRetired = true
      if !hidden.isEmpty { hidden.remove(ObjectIdentifier(next)) }
      (next as? any RemovalObserver)?.wasRemoved(isAtOnce: isAtOnce)
      (next as? any ElementHolder)?.abandonLeavers()
      retired.append(next)
      open += next.parts
    }
    // What has left the tree lies in nothing that is still in it, or that left before: that no longer knows of it.
    let together = Set(retired.map { ObjectIdentifier($0) })
    for node in retired { node.leaveEnclosure(unlessIn: together) }
  }

  var hasGone: Bool { !gone.isEmpty }

  func releaseGone() { gone = [] }

  func releaseAll() {
    gone = []
    vanished = []
    removed = []
    hidden = []
    entering = []
    newDepartures = []
  }
}

/// A node that has something to do when it has left the tree.
protocol RemovalObserver: _ViewNode {
  /// `isAtOnce`: without any transition.
  func wasRemoved(isAtOnce: Bool)
}

extension _ViewNode {
  /// Returns the first answer of the nodes from which an element hangs, up to a holder: its makers, and those of the
  /// elements that it wraps; nil where one of these elements has left the tree, as its makers may be gone.
  fileprivate final func firstAnswer<Answer>(
    below holder: _ViewNode, _ ask: (_ViewNode) -> Answer?
  ) -> Answer? {
    var element: _ViewNode? = self
    while let outer = element {
      guard !outer.isRetired else { return nil }
      var node: _ViewNode? = outer
      while let current = node, current !== holder {
        if let answer = ask(current) { return answer }
        node = current.parent
      }
      element = (outer as? ElementWrapper)?.inner
    }
    return nil
  }

  /// Says of the node and everything below it whether it has been taken out.
  fileprivate final func markLeaving(_ isLeaving: Bool) {
    var open = [self]
    while let next = open.popLast() {
      next.isLeaving = isLeaving
      open += next.parts
    }
  }
}
