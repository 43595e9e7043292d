package import Foundation
import StillAnimation
import StillGeometry
import StillLayout

/// An element that comes or goes: entering, present, leaving, gone.
///
/// An element without one is present, and always has been.
package final class TransitionState {
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

/// An element that shows how what it is around comes and goes.
protocol TransitionCarrier: _ViewNode {
  /// Whether there is nothing to see of the transition (C10.1).
  var isSwift: Bool { get }
  /// Returns whether the transition runs in a change.
  func moves(by transaction: Transaction) -> Bool
  /// Shows the view before it is there, and starts on the way from that.
  func startEntrance(_ transaction: Transaction)
  /// Shows the view that comes without its transition; it may have gone by it before.
  func standAtOnce()
  /// Goes to a phase, moving as the change says.
  func enter(_ phase: TransitionPhase, _ transaction: Transaction)
}

extension _ViewNode {
  /// The outermost element that shows how this one comes and goes; nil: there is none (C10.6).
  private final var transitionCarrier: (any TransitionCarrier)? {
    trait(ObjectIdentifier(TransitionKey.self)) as? any TransitionCarrier
  }

  /// The element has come by a change.
  final func enter(_ transaction: Transaction) {
    if let carrier = transitionCarrier {
      guard !carrier.isSwift, carrier.moves(by: transaction) else { return carrier.standAtOnce() }
      carrier.startEntrance(transaction)
    } else if transaction.animation != nil {
      let presence = TransitionState()
      presence.setFade(from: 0, to: 1, transaction, on: self)
      self.presence = presence
    }
  }

  /// The element has gone by a change; false when there is no transition to wait for.
  final func leave(_ transaction: Transaction, from holder: _ViewNode) -> Bool {
    let carrier = transitionCarrier
    let isSwift = carrier?.isSwift ?? false
    if isSwift { graph.presence.goesSwiftly(self, in: holder) }
    guard !isSwift, carrier?.moves(by: transaction) ?? (transaction.animation != nil)
    else { return false }
    let presence = self.presence ?? TransitionState()
    self.presence = presence
    presence.startLeaving(from: presented.target.origin, in: graph.updateNumber)
    let outer = graph.presence.record(presence)
    if let carrier {
      carrier.enter(.didDisappear, transaction)
    } else {
      presence.setFade(from: 1, to: 0, transaction, on: self)
    }
    _ = graph.presence.record(outer)
    return true
  }

  /// The element comes into sight by no change. It may have left by its transition before, and been put in again out of sight.
  final func standAgain() {
    (transitionCarrier as? TransitionElement)?.standAtOnce()
  }

  /// The element has come back before it was gone (C10.11).
  final func comeBack(_ transaction: Transaction) {
    guard let presence else { return }
    presence.stay()
    if let carrier = transitionCarrier {
      carrier.enter(.identity, transaction)
    } else {
      presence.setFade(from: 0, to: 1, transaction, on: self)
    }
  }
}

extension TransitionState {
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
