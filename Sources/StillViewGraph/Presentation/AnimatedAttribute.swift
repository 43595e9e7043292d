package import Foundation
import StillAnimation
package import StillGeometry

/// A value with animatable data: the model has its final value at once, and the presented value is animated (rules
/// L8.1 and L8.2).
///
/// Every animated value is one of these: leaves, effects, styles, layouts, and bodies of views
/// and modifiers of the user's.
package struct AnimatedAttribute<Value: Animatable> {
  /// The work that a moving value requires.
  package enum Dependant: UInt8 {
    /// Drawing, which reads the value at each moment anyway.
    case drawing
    /// The owner, which is told of each moment and lays out or evaluates again.
    case owner
  }

  /// The final value.
  package private(set) var model: Value
  private var animator = Animator<Value.AnimatableData>()
  private let dependant: Dependant

  // Inlined, as each call of a generic function looks its types up again.
  @inline(__always)
  package init(_ model: Value, moving dependant: Dependant = .drawing) {
    self.model = model
    self.dependant = dependant
  }

  package var isMoving: Bool { animator.isActive }

  /// Returns whether the value is on its way at `time`, also at the moment at which it starts.
  package func isMoving(at time: TimeInterval) -> Bool {
    animator.endTime.map { $0 > time } ?? false
  }

  /// Sets a final value in the current update; without an animation in its transaction it is shown at once.
  package mutating func set(_ new: Value, _ transaction: Transaction, on node: _ViewNode) {
    let old = model.animatableData
    model = new
    let data = new.animatableData
    guard data != old, transaction.animation != nil || animator.isActive else { return }
    move(from: old, to: data, transaction, node)
  }

  private mutating func move(
    from old: Value.AnimatableData, to new: Value.AnimatableData, _ transaction: Transaction,
    _ node: _ViewNode
  ) {
    let graph = node.graph
    graph.warn(of: transaction.animation, at: node)
    _ = animator.settle(at: graph.time)
    animator.modelChanged(
      from: old, to: new, animation: transaction.animation, at: graph.time,
      environmentBox: node.environmentBox(for: transaction.animation))
    guard animator.isActive else { return }
    if transaction.animation != nil { graph.noteMotion(of: animator) }
    tellOwner(node)
  }

  /// Returns the value to show at `time`.
  package func value(at time: TimeInterval) -> Value { shown(as: model, at: time) }

  /// Returns the value to show at `time`, for a value that has the model's animatable data.
  package func shown(as model: Value, at time: TimeInterval) -> Value {
    guard animator.isActive else { return model }
    var shown = model
    shown.animatableData = animator.value(model: self.model.animatableData, at: time)
    return shown
  }

  /// Goes on at a new moment: forgets a motion that has ended, and asks for the next moment where the owner depends
  /// on it.
  package mutating func tick(on node: _ViewNode) {
    if animator.isActive, !animator.settle(at: node.graph.time) { tellOwner(node) }
  }

  /// Lets an owner that depends on the motion know of the next moment.
  private func tellOwner(_ node: _ViewNode) {
    guard dependant == .owner, let owner = node as? any TickingNode else { return }
    owner.graph.ticks(owner)
  }
}

extension ViewGraph {
  /// Records when a motion that was started in the current update is complete.
  func noteMotion<Data: VectorArithmetic>(of animator: Animator<Data>) {
    guard let motion = animator.motion, let end = animator.endTime else { return }
    clock.moves(motion, until: end, repeats: cycle.transaction.isOfLoop || clock.isInLoop)
    animationStarted(logicalEnd: animator.logicalEndTime ?? end, end: end)
  }
}
