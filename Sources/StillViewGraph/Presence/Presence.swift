package import Foundation
import StillAnimation
import StillGeometry
import StillLayout

/// An element that comes or goes: entering, present, leaving, gone.
///
/// An element without one is present, and always has been.
package final class Presence {
  /// Whether the element has left the tree and is drawn until its transition has ended.
  package fileprivate(set) var isLeaving = false
  private var leavingUpdate = -1
  /// Where the element was when it left, in the picture's coordinates: it stays there, wherever its container goes (the
  /// rule book leaves open which of the two).
  package fileprivate(set) var slot = CGPoint.zero
  /// When the transition ends by which it leaves, in the graph's seconds; nil: nothing moves.
  private(set) var end: TimeInterval?
  /// The default transition, a fade, where the element has no other: 0…1.
  private var fade: AnimatedAttribute<Double>?

  /// Returns the opacity of the default transition at `time`, 0…1.
  package func opacity(at time: TimeInterval) -> Double {
    fade.map { min(max($0.value(at: time), 0), 1) } ?? 1
  }

  /// Whether the element began to leave in an update.
  func leaves(in update: Int) -> Bool { isLeaving && leavingUpdate == update }

  /// Animations that are started from here on belong to the transition.
  func noteAnimation(until end: TimeInterval) {
    self.end = max(self.end ?? end, end)
  }
}

extension _ViewNode {
  /// The element has come by a change.
  final func enter(_ transaction: Transaction) {
    if let element = trait(ObjectIdentifier(TransitionKey.self)) as? TransitionElement {
      let traits = element.traits
      guard !traits.isIdentity, traits.hasOwnAnimation || transaction.animation != nil else {
        // It may have gone by the transition before.
        if element.phase != .identity { element.enter(.identity, Transaction()) }
        return
      }
      element.prepareEntrance(transaction)
      graph.presence.enters(element)
    } else if transaction.animation != nil {
      let presence = Presence()
      presence.setFade(from: 0, to: 1, transaction, on: self)
      self.presence = presence
    }
  }

  /// The element has gone by a change; false when there is no transition to wait for.
  final func leave(_ transaction: Transaction, from holder: _ViewNode) -> Bool {
    let element = trait(ObjectIdentifier(TransitionKey.self)) as? TransitionElement
    let traits = element?.traits ?? TransitionTraits()
    if traits.isIdentity { graph.presence.goesSwiftly(self, in: holder) }
    guard !traits.isIdentity, traits.hasOwnAnimation || transaction.animation != nil
    else { return false }
    let presence = self.presence ?? Presence()
    self.presence = presence
    presence.startLeaving(from: presented.target.origin, in: graph.updateNumber)
    let outer = graph.presence.record(presence)
    if let element {
      element.enter(.didDisappear, transaction)
    } else {
      presence.setFade(from: 1, to: 0, transaction, on: self)
    }
    _ = graph.presence.record(outer)
    return true
  }

  /// The element has come back before it was gone (C10.11).
  final func comeBack(_ transaction: Transaction) {
    guard let presence else { return }
    presence.stay()
    if let element = trait(ObjectIdentifier(TransitionKey.self)) as? TransitionElement {
      element.enter(.identity, transaction)
    } else {
      presence.setFade(from: 0, to: 1, transaction, on: self)
    }
  }
}

extension Presence {
  fileprivate func startLeaving(from slot: CGPoint, in update: Int) {
    isLeaving = true
    self.slot = slot
    leavingUpdate = update
    end = nil
  }

  fileprivate func stay() {
    isLeaving = false
    end = nil
  }

  /// Moves the fade, from whatever is shown now.
  fileprivate func setFade(
    from start: Double, to target: Double, _ transaction: Transaction, on node: _ViewNode
  ) {
    var fade = fade ?? AnimatedAttribute(start)
    fade.set(target, transaction, on: node)
    self.fade = fade
  }
}
