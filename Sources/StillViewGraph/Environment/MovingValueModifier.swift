package import Foundation
package import StillGeometry
import StillLayout

/// A value that a modifier hands to the views inside: final for layout, on its way for the eye (rule 8.1).
package struct MovingValue<Value: Animatable> {
  /// The value that the modifier was given last.
  package let model: Value
  fileprivate var animated: AnimatedValue<Value.AnimatableData>

  fileprivate init(_ model: Value, _ animated: AnimatedValue<Value.AnimatableData>) {
    self.model = model
    self.animated = animated
  }

  /// What to draw at a time, in the graph's seconds.
  package func value(at time: TimeInterval) -> Value {
    guard animated.isMoving else { return model }
    var shown = model
    shown.animatableData = animated.value(at: time)
    return shown
  }
}

/// A modifier that puts a value which may move into the environment of the views inside.
nonisolated package protocol MovingValueModifier: _PrimitiveModifier {
  associatedtype Value: Animatable

  var value: Value { get }

  /// Puts the value where views inside find it; called when the value or the environment has changed.
  static func hand(_ value: MovingValue<Value>, to environment: inout EnvironmentValues)
}

extension MovingValueModifier {
  nonisolated public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    MovingValueNode(view, inputs)
  }
}

/// Keeps the value's motion, and hands on the same environment as long as neither it nor the value differs.
private final class MovingValueNode<Modified: View, Modifier: MovingValueModifier>:
  _TypedNode<ModifiedContent<Modified, Modifier>>
{
  private var outer: EnvironmentValues
  private var inner: EnvironmentValues
  private var moving: MovingValue<Modifier.Value>
  private var child: _TypedNode<Modified>?

  override init(_ view: ModifiedContent<Modified, Modifier>, _ inputs: _ViewInputs) {
    outer = inputs.environment
    inner = inputs.environment
    let value = view.modifier.value
    moving = MovingValue(value, AnimatedValue(value.animatableData))
    Modifier.hand(moving, to: &inner)
    super.init(view, inputs)
    child = makeChild(view.content, inputs.inside(self).with(inner))
  }

  override func update(_ view: ModifiedContent<Modified, Modifier>, _ inputs: _ViewInputs) {
    let isSame = sameValue(moving.model, view.modifier.value)
    if !isSame {
      var animated = moving.animated
      let value = view.modifier.value
      animated.settle(at: graph.time)
      animated.set(
        value.animatableData, animation: inputs.transaction.animation, at: graph.time)
      moving = MovingValue(value, animated)
    }
    if !isSame || !outer.isIdentical(to: inputs.environment) {
      outer = inputs.environment
      inner = outer
      Modifier.hand(moving, to: &inner)
    }
    self.view = view
    child?.renew(view.content, inputs.inside(self).with(inner))
  }

  override var parts: [_ViewNode] { child.map { [$0] } ?? [] }

  override var handsOnParts: Bool { true }

  override func collect(into elements: inout [_ViewNode]) {
    child?.collect(into: &elements)
  }
}
