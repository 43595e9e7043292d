/// A view with an object in its environment that lives as long as the view has its place in the tree: cheaper to make than a view with
/// `@State`, and for objects that never change themselves.
nonisolated package struct _KeptObject<Object: AnyObject, Content: View>: _PrimitiveView {
  let entry: EnvironmentEntry<Object?>
  let make: (ViewGraph) -> Object
  let content: Content

  package init(
    _ entry: EnvironmentEntry<Object?>, content: Content, make: @escaping (ViewGraph) -> Object
  ) {
    self.entry = entry
    self.make = make
    self.content = content
  }

  package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    KeptObjectNode(view, inputs)
  }
}

private final class KeptObjectNode<Object: AnyObject, Content: View>:
  PassingNode<_KeptObject<Object, Content>, _TypedNode<Content>>, EnvironmentCarrier
{
  private let object: Object
  private var outer: EnvironmentValues
  private(set) var environmentInside: EnvironmentValues

  override init(_ view: _KeptObject<Object, Content>, _ inputs: _ViewInputs) {
    object = view.make(inputs.graph)
    outer = inputs.environment
    environmentInside = outer
    environmentInside[view.entry] = object
    super.init(view, inputs)
    child = makeChild(view.content, inputs.inside(self).with(environmentInside))
  }

  override func update(_ view: _KeptObject<Object, Content>, _ inputs: _ViewInputs) {
    self.view = view
    if !outer.isIdentical(to: inputs.environment) {
      outer = inputs.environment
      environmentInside = outer
      environmentInside[view.entry] = object
    }
    child?.renew(view.content, inputs.inside(self).with(environmentInside))
  }
}
