public import StillAnimation

/// `animation(_:value:)`: what changes inside when the value does moves with the animation (rule 8.31).
nonisolated public struct _AnimationModifier<Value: Equatable>: _PrimitiveModifier {
  package let animation: Animation?
  package let value: Value

  public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    AnimationNode(view, inputs)
  }
}

/// Replaces the transaction for what is inside, in the update in which the value changes.
private final class AnimationNode<Modified: View, Value: Equatable>:
  _TypedNode<ModifiedContent<Modified, _AnimationModifier<Value>>>, UnitWrapper
{
  private var child: _TypedNode<Modified>?
  private var wrappers = WrapperList<AnimatedElement>()

  override init(
    _ view: ModifiedContent<Modified, _AnimationModifier<Value>>, _ inputs: _ViewInputs
  ) {
    super.init(view, inputs)
    child = makeChild(view.content, inputs.inside(self))
  }

  override func update(
    _ view: ModifiedContent<Modified, _AnimationModifier<Value>>, _ inputs: _ViewInputs
  ) {
    let changed = self.view.modifier.value != view.modifier.value
    self.view = view
    var inner = inputs.inside(self)
    if changed, !inputs.transaction.disablesAnimations {
      inner.transaction.animation = view.modifier.animation
      wrappers.removeRetired()
      for element in wrappers.elements {
        element.replacement = (graph.updateNumber, view.modifier.animation)
      }
    }
    child?.renew(view.content, inner)
  }

  override var parts: [_ViewNode] { (child.map { [$0] } ?? []) + wrappers.elements }

  override func collect(into elements: inout [_ViewNode]) {
    var inner: [_ViewNode] = []
    child?.collect(into: &inner)
    wrappers.wrap(inner) { AnimatedElement(self, $0) }
    elements += wrappers.elements
  }

  override func appendRuns(to runs: inout [LazyRun]) {
    appendWrappedRuns(of: child, to: &runs)
  }

  func wrapUnit(_ inner: [_ViewNode]) -> [_ViewNode] {
    wrappers.wrapUnit(inner) { AnimatedElement(self, $0) }
  }
}

/// An element whose frames and those inside move with another animation for one update.
private final class AnimatedElement: TransparentElement {
  /// The animation, and the update that it is for; in others the surrounding animation stays.
  var replacement: (update: Int, animation: Animation?)?

  override func commit(_ pass: inout CommitPass) {
    guard let replacement, replacement.update == graph.updateNumber else {
      return super.commit(&pass)
    }
    let before = pass.animation
    pass.animation = replacement.animation
    super.commit(&pass)
    pass.animation = before
  }
}

extension View {
  /// Moves what changes in this view when `value` changes.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }
}
