import StillLayout

/// `onChange`: compares a value with the one that the view had before.
nonisolated public struct _ValueActionModifier<Value: Equatable>: _PrimitiveModifier {
  package let value: Value
  package let isInitial: Bool
  package let action: (Value, Value) -> Void

  public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    ValueActionNode(view, inputs)
  }
}

/// Hands on its content's elements, and runs the action after the update in which the value changed.
private final class ValueActionNode<Modified: View, Value: Equatable>:
  PassingNode<ModifiedContent<Modified, _ValueActionModifier<Value>>, _TypedNode<Modified>>
{

  override init(
    _ view: ModifiedContent<Modified, _ValueActionModifier<Value>>, _ inputs: _ViewInputs
  ) {
    super.init(view, inputs)
    child = makeChild(view.content, inputs.inside(self))
    let modifier = view.modifier
    if modifier.isInitial {
      graph.afterLayout(self) { [weak self] in
        if self?.isAlive == true { modifier.action(modifier.value, modifier.value) }
      }
    }
  }

  override func update(
    _ view: ModifiedContent<Modified, _ValueActionModifier<Value>>, _ inputs: _ViewInputs
  ) {
    let old = self.view.modifier.value
    self.view = view
    let modifier = view.modifier
    if old != modifier.value {
      graph.afterLayout(self) { [weak self] in
        if self?.isAlive == true { modifier.action(old, modifier.value) }
      }
    }
    child?.renew(view.content, inputs.inside(self))
  }

  /// False in a candidate that a `ViewThatFits` has only measured. What another page or tab covers lives on.
  private var isAlive: Bool {
    var elements: [_ViewNode] = []
    collect(into: &elements)
    return elements.isEmpty || elements.contains { $0.presented.isKnown } || isKeptHidden
  }
}

extension View {
  /// Runs an action when a value has changed, with the old and the new one.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action when a value has changed, with the new one.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}
