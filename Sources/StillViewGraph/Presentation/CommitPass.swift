package import Foundation
package import StillGeometry
internal import StillLayout
import StillRuntime

/// Hands the frames that layout decided to what is shown, once after each layout.
package struct CommitPass {
  package let graph: ViewGraph
  package let time: TimeInterval
  package let grid: PixelGrid
  /// The transaction that animates frames that differ from the previous ones (rule L8.1).
  package var transaction: Transaction {
    didSet { isAnimated = transaction.animation != nil }
  }
  /// Whether it has an animation, asked for each element.
  private var isAnimated: Bool
  /// The offsets of the content by other transactions than the current one, from the outside in.
  private(set) var drifts: [Drift] = []
  /// The distance that the current element has moved since the last commit.
  private var shift = CGVector.zero
  /// The origin of the element around the current one, in the picture's coordinates.
  private var origin = CGPoint.zero
  /// The distance by which what was not shown before comes to its place.
  private var entrance = CGVector.zero
  /// Whether the safe area around has changed: what stays where it is may touch its edges now, or no longer.
  private var safeAreaHasChanged = false

  package init(graph: ViewGraph, transaction: Transaction) {
    self.graph = graph
    time = graph.time
    grid = graph.grid
    self.transaction = transaction
    isAnimated = transaction.animation != nil
  }

  /// A part of a movement, with the transaction that it moves by.
  package struct Drift {
    let distance: CGVector
    let transaction: Transaction
  }

  /// Commits the frames inside the current element with a transaction of their own, while the element itself keeps
  /// moving by the one around it (`animation(_:body:)`).
  mutating func commitInside(_ transaction: Transaction, _ body: (inout CommitPass) -> Void) {
    let before = (self.transaction, drifts)
    let known = drifts.reduce(CGVector.zero) {
      CGVector(dx: $0.dx + $1.distance.dx, dy: $0.dy + $1.distance.dy)
    }
    drifts.append(
      Drift(
        distance: CGVector(dx: shift.dx - known.dx, dy: shift.dy - known.dy),
        transaction: self.transaction))
    self.transaction = transaction
    body(&self)
    (self.transaction, drifts) = before
  }

  /// Commits the frames inside an element, which have moved by a distance that no animation is to carry, such as with a
  /// finger.
  mutating func commitInner(_ element: _ViewNode, movedBy distance: CGVector) {
    guard distance != .zero, isAnimated || !drifts.isEmpty else {
      return element.commitInner(&self)
    }
    let before = drifts
    drifts.append(Drift(distance: distance, transaction: Transaction()))
    element.commitInner(&self)
    drifts = before
  }

  /// Commits the frames inside a safe area; all of them if it has changed since it was last committed.
  mutating func commitInner(_ area: some SafeAreaElement, known: inout CommittedSafeArea?) {
    let (before, now) = (safeAreaHasChanged, CommittedSafeArea(area))
    if let known, known != now { safeAreaHasChanged = true }
    known = now
    area.commitInner(&self)
    safeAreaHasChanged = before
  }

  /// Returns the origin of an element inside the current one, in the picture's coordinates.
  func place(of element: _ViewNode) -> CGPoint {
    let inner = element.frame.origin
    return CGPoint(x: origin.x + inner.x, y: origin.y + inner.y)
  }

  /// Takes over the frames of an element that was not shown before, which comes to its place from a distance.
  mutating func commit(_ element: _ViewNode, displacedBy distance: CGVector) {
    let before = entrance
    entrance = distance
    commit(element)
    entrance = before
  }

  /// Takes over the frames of an element and of everything inside.
  ///
  /// - Complexity: constant for an element that stays where it is in a safe area that stays, and inside which nothing was placed
  ///   again.
  package mutating func commit(_ element: _ViewNode) {
    let before = origin
    let placed = element.frame
    origin = CGPoint(x: before.x + placed.origin.x, y: before.y + placed.origin.y)
    defer { origin = before }
    guard let presence = element.presence else { return commit(element, placed.size) }
    if presence.isLeaving { origin = presence.slot }
    guard presence.leaves(in: graph.updateNumber) else { return commit(element, placed.size) }
    let outer = graph.presence.record(presence)
    commit(element, placed.size)
    _ = graph.presence.record(outer)
  }

  /// The same for an element with its top left corner in `origin`.
  private mutating func commit(_ element: _ViewNode, _ size: CGSize) {
    if entrance != .zero, !element.isPresented {
      let start = CGPoint(x: origin.x - entrance.dx, y: origin.y - entrance.dy)
      element.presented = PresentedFrame(atRest: CGRect(origin: start, size: size))
    }
    let target = element.presentedTarget
    let isKnown = element.isPresented
    let stays = isKnown && target.origin == origin && target.size == size
    if stays, element.isShown, !safeAreaHasChanged { return }
    element.isShown = true
    graph.counters.commits += 1
    let old = isKnown ? target.origin : origin
    shift = CGVector(dx: origin.x - old.x, dy: origin.y - old.y)
    if !stays {
      let frame = CGRect(origin: origin, size: size)
      if isAnimated || !drifts.isEmpty || element.presented.isMoving {
        var presented = element.presented
        presented.move(to: frame, transaction, after: drifts, on: element)
        element.presented = presented
      } else {
        element.presented = PresentedFrame(atRest: frame)
      }
    }
    if CallStack.isAmple { return handOn(to: element) }
    CallStack.fresh { handOn(to: element) }
  }

  private mutating func handOn(to element: _ViewNode) {
    if let committed = element.asCommitted {
      committed.commit(&self)
    } else {
      element.commitInner(&self)
    }
  }
}
