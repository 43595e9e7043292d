internal import StillLayout

/// A modifier that puts an element of its own around each element that it modifies.
nonisolated package protocol ElementModifier: _PrimitiveModifier {
  /// Makes the element around `inner`.
  static func makeElement(
    _ modifier: Self, _ environment: EnvironmentValues, _ maker: _ViewNode, _ inner: _ViewNode
  ) -> ModifierElement<Self>
}

extension ElementModifier {
  nonisolated public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    ElementModifierNode(view, inputs)
  }
}

/// The element of a modifier around one other element.
package class ModifierElement<Modifier: ViewModifier>: ElementWrapper {
  /// The modifier at hand.
  package final var modifier: Modifier
  /// Where the modifier stands.
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

  override package final var ownEnvironment: EnvironmentValues? { environment }

  /// Works out what follows from the modifier; `old` is nil the first time.
  package func modifierChanged(from old: Modifier?, _ transaction: Transaction) {}
}

/// A node that only holds a modifier around others.
protocol ModifierHolder: _ViewNode {
  var heldModifier: any ElementModifier { get }
}

private final class ElementModifierNode<Modified: View, Modifier: ElementModifier>:
  _TypedNode<ModifiedContent<Modified, Modifier>>, UnitWrapper, ModifierHolder
{
  var heldModifier: any ElementModifier { view.modifier }

  private var child: _TypedNode<Modified>?
  private var wrappers = WrapperList<ModifierElement<Modifier>>()
  private var environment: EnvironmentValues
  /// The change that brought the modifier at hand.
  private var change: (update: Int, transaction: Transaction)?

  override init(_ view: ModifiedContent<Modified, Modifier>, _ inputs: _ViewInputs) {
    environment = inputs.environment
    super.init(view, inputs)
    child = makeChild(view.content, inputs.inside(self))
  }

  override func update(_ view: ModifiedContent<Modified, Modifier>, _ inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    change = (graph.updateNumber, inputs.transaction)
    wrappers.removeRetired()
    for element in wrappers.elements {
      element.take(view.modifier, environment, inputs.transaction)
    }
    child?.renew(view.content, inputs.inside(self))
  }

  override var parts: [_ViewNode] { (child.map { [$0] } ?? []) + wrappers.elements as [_ViewNode] }

  override func collect(into elements: inout [_ViewNode]) {
    var inner: [_ViewNode] = []
    if let child { CallStack.ensured { child.collect(into: &inner) } }
    let modifier = view.modifier
    var transaction = Transaction()
    if let change, change.update == graph.updateNumber { transaction = change.transaction }
    wrappers = wrappers.wrapping(inner) {
      $0.take(modifier, environment, transaction)
    } _: {
      Modifier.makeElement(modifier, environment, self, $0)
    }
    elements += wrappers.elements as [_ViewNode]
  }

  override func appendRuns(to runs: inout [LazyRun]) {
    appendWrappedRuns(of: child, to: &runs)
  }

  func wrapUnit(_ inner: [_ViewNode]) -> [_ViewNode] {
    let modifier = view.modifier
    let unit = WrapperList.wrapping(unit: inner) {
      Modifier.makeElement(modifier, environment, self, $0)
    }
    wrappers.add(unit.new)
    return unit.all
  }
}
