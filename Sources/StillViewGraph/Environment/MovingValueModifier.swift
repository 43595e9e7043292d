package import Foundation
package import StillGeometry
import StillLayout

/// A value that a modifier hands to the views inside: final for layout, on its way for the eye (rule L8.1).
package struct MovingValue<Value: Animatable> {
  fileprivate var attribute: AnimatedAttribute<Value>

  fileprivate init(_ model: Value) {
    attribute = AnimatedAttribute(model)
  }

  /// The value that the modifier was given last.
  package var model: Value { attribute.model }

  /// Returns the value to draw at a time, in the graph's seconds.
  package func value(at time: TimeInterval) -> Value { attribute.value(at: time) }
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
  PassingNode<ModifiedContent<Modified, Modifier>, _TypedNode<Modified>>
{
  private var outer: EnvironmentValues
  private var inner: EnvironmentValues
  private var moving: MovingValue<Modifier.Value>

  override init(_ view: ModifiedContent<Modified, Modifier>, _ inputs: _ViewInputs) {
    outer = inputs.environment
    inner = inputs.environment
    moving = MovingValue(view.modifier.value)
    Modifier.hand(moving, to: &inner)
    super.init(view, inputs)
    child = makeChild(view.content, inputs.inside(self).with(inner))
  }

  override func update(_ view: ModifiedContent<Modified, Modifier>, _ inputs: _ViewInputs) {
    let isSame = sameValue(moving.model, view.modifier.value)
    if !isSame {
      moving.attribute.set(view.modifier.value, inputs.transaction, on: self)
    }
    if !isSame || !outer.isIdentical(to: inputs.environment) {
      outer = inputs.environment
      inner = outer
      Modifier.hand(moving, to: &inner)
    }
    self.view = view
    child?.renew(view.content, inputs.inside(self).with(inner))
  }
}
