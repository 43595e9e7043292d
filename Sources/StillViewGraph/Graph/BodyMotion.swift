import Foundation
import StillAnimation
import StillGeometry

/// The motion of a view or modifier that is `Animatable`: its body is evaluated with the animatable data of each
/// moment (rule L8.5).
class BodyMotion<V: View> {
  /// Returns the motion of a view; nil where the type has nothing to animate.
  static func of(_ view: V) -> BodyMotion<V>? {
    guard let animatable = view as? any Animatable else { return nil }
    return make(animatable)
  }

  private static func make<A: Animatable>(_ view: A) -> BodyMotion<V>? {
    A.AnimatableData.self == EmptyAnimatableData.self ? nil : TypedBodyMotion<V, A>(view)
  }

  var isMoving: Bool { false }
  /// Takes over a new value of the view.
  func take(_ view: V, _ transaction: Transaction, on node: _ViewNode) {}
  /// Returns the view as it is to be evaluated now.
  func shown(_ view: V, at time: TimeInterval) -> V { view }
  func tick(on node: _ViewNode) {}
}

private final class TypedBodyMotion<V: View, A: Animatable>: BodyMotion<V> {
  private var attribute: AnimatedAttribute<A>

  init(_ view: A) {
    attribute = AnimatedAttribute(view, moving: .owner)
  }

  override var isMoving: Bool { attribute.isMoving }

  override func take(_ view: V, _ transaction: Transaction, on node: _ViewNode) {
    guard let view = view as? A else { return }
    attribute.set(view, transaction, on: node)
  }

  override func shown(_ view: V, at time: TimeInterval) -> V {
    guard attribute.isMoving, let animatable = view as? A else { return view }
    return attribute.shown(as: animatable, at: time) as? V ?? view
  }

  override func tick(on node: _ViewNode) { attribute.tick(on: node) }
}
