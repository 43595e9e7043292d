import StillLayout
import StillRuntime

/// A view of any type (rule L10.7): transparent for layout; another type inside is another identity.
nonisolated public struct AnyView: _PrimitiveView {
  let box: AnyViewBox

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    box = TypedAnyViewBox(view)
  }

  /// Whether both surely hold the same view.
  package func isSame(as other: AnyView) -> Bool { box.isSame(as: other.box) }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// Wraps a value that is a view; nil for anything else.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  public static func _makeNode(
    _ view: AnyView, _ inputs: _ViewInputs
  ) -> _TypedNode<AnyView> {
    AnyViewNode(view, inputs)
  }
}

/// The erased view.
class AnyViewBox {
  func makeNode(_ inputs: _ViewInputs) -> _ViewNode {
    preconditionFailure("an erased view has a type")
  }

  /// Updates a node made from a view of the same type; false when the type differs.
  func update(_ node: _ViewNode, _ inputs: _ViewInputs) -> Bool { false }

  /// Updates a node made from this very view with new inputs; false when the type differs.
  func refresh(_ node: _ViewNode, _ inputs: _ViewInputs) -> Bool { false }

  /// Whether the other box surely holds the same view.
  func isSame(as other: AnyViewBox) -> Bool { self === other }

  /// Takes the view apart.
  func appendUnits(to units: inout [ViewUnit], at id: UnitID) {}
}

private final class TypedAnyViewBox<V: View>: AnyViewBox {
  private var view: V?

  init(_ view: V) {
    self.view = view
  }

  deinit {
    // Views may be nested deeper than the stack of the thread that frees them. The view is taken out first: what is freed
    // in place is being written to until it is gone, and Swift compares each access with all that are open.
    CallStack.ensured { _ = view.take() }
  }

  override func makeNode(_ inputs: _ViewInputs) -> _ViewNode {
    guard let view else { preconditionFailure("the view is there until the box goes") }
    return makeChild(view, inputs)
  }

  override func update(_ node: _ViewNode, _ inputs: _ViewInputs) -> Bool {
    guard let view, let node = node as? _TypedNode<V> else { return false }
    node.renew(view, inputs)
    return true
  }

  override func refresh(_ node: _ViewNode, _ inputs: _ViewInputs) -> Bool {
    guard let node = node as? _TypedNode<V> else { return false }
    CallStack.ensured { node.refresh(inputs) }
    return true
  }

  override func isSame(as other: AnyViewBox) -> Bool {
    if self === other { return true }
    guard let view, let other = (other as? TypedAnyViewBox<V>)?.view else { return false }
    return FieldComparison.areSame(view, other)
  }

  override func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    guard let view else { return }
    StillViewGraph.appendUnits(of: view, to: &units, at: id)
  }
}

private final class AnyViewNode: PassingNode<AnyView, _ViewNode> {

  override init(_ view: AnyView, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = view.box.makeNode(inputs.inside(self))
  }

  override func update(_ view: AnyView, _ inputs: _ViewInputs) {
    let isOld = view.box === self.view.box
    self.view = view
    let inputs = inputs.inside(self)
    if let child,
      isOld ? view.box.refresh(child, inputs) : view.box.update(child, inputs)
    {
      return
    }
    let old = child
    let new = view.box.makeNode(inputs)
    child = new
    if let old { graph.presence.remove(old, inputs.transaction) }
    graph.presence.welcome(new, inputs.transaction)
    structureChanged()
  }
}
