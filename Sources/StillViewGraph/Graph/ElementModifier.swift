internal import StillLayout

/// A modifier that puts an element of its own around each element that it modifies.
nonisolated package protocol ElementModifier: _PrimitiveModifier {
  /// The type of the wrapper around each element.
  associatedtype Element: ModifierElement<Self>
}

extension ElementModifier {
  nonisolated public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    ElementModifierNode(view, inputs)
  }
}

/// The element of a modifier around one other element.
package class ModifierElement<Modifier>: ElementWrapper, EnvironmentHolder {
  /// The current modifier.
  package final var modifier: Modifier
  /// The environment of the modifier.
  package final var environment: EnvironmentValues

  package required init(
    _ modifier: Modifier, _ environment: EnvironmentValues, _ maker: _ViewNode, _ inner: _ViewNode
  ) {
    self.modifier = modifier
    self.environment = environment
    super.init(maker, inner)
    modifierChanged(from: nil, Transaction())
  }

  package final func take(
    _ modifier: Modifier, _ environment: EnvironmentValues, _ transaction: Transaction
  ) {
    let old = self.modifier
    self.modifier = modifier
    self.environment = environment
    modifierChanged(from: old, transaction)
  }

  package final var ownEnvironment: EnvironmentValues { environment }

  /// Works out what follows from the modifier; `old` is nil the first time.
  package func modifierChanged(from old: Modifier?, _ transaction: Transaction) {}
}

/// A node that only holds a modifier around others.
protocol ModifierHolder: _ViewNode {
  var heldModifier: any ElementModifier { get }
}

/// The node of a modifier that puts elements around others.
class ElementModifierNode<Modified: View, Modifier: ElementModifier>:
  WrappingNode<ModifiedContent<Modified, Modifier>, Modified, ModifierElement<Modifier>>,
  ModifierHolder
{
  final var heldModifier: any ElementModifier { view.modifier }

  private var environment: EnvironmentValues
  /// The change that brought the current modifier.
  private var change: (update: Int, transaction: Transaction)?

  override init(_ view: ModifiedContent<Modified, Modifier>, _ inputs: _ViewInputs) {
    environment = inputs.environment
    super.init(view, inputs)
    child = makeChild(view.content, inputs.inside(self))
  }

  override final func update(_ view: ModifiedContent<Modified, Modifier>, _ inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    change = (graph.updateNumber, inputs.transaction)
    wrappers.removeRetired()
    for element in wrappers.elements {
      element.take(view.modifier, environment, inputs.transaction)
    }
    child?.renew(view.content, inputs.inside(self))
  }

  override final func makeWrapper(around inner: _ViewNode) -> ModifierElement<Modifier> {
    Modifier.Element(view.modifier, environment, self, inner)
  }

  override final func renew(_ wrapper: ModifierElement<Modifier>) {
    var transaction = Transaction()
    if let change, change.update == graph.updateNumber { transaction = change.transaction }
    wrapper.take(view.modifier, environment, transaction)
  }
}
