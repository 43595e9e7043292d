import StillLayout

/// A view that keeps its state while it is not shown: a page that another one covers, a tab that is not selected.
nonisolated package struct _KeptView<Content: View>: _PrimitiveView {
  let isShown: Bool
  let content: Content

  package init(isShown: Bool, content: Content) {
    self.isShown = isShown
    self.content = content
  }

  package static func _makeNode(
    _ view: Self, _ inputs: _ViewInputs
  ) -> _TypedNode<Self> {
    KeptNode(view, inputs)
  }
}

/// Hands its content's elements on as long as it is shown.
private final class KeptNode<Content: View>: ParentNode<_KeptView<Content>, _TypedNode<Content>>,
  RunSource
{

  override init(_ view: _KeptView<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = makeChild(view.content, inputs.inside(self))
  }

  override func update(_ view: _KeptView<Content>, _ inputs: _ViewInputs) {
    let wasShown = self.view.isShown
    self.view = view
    child?.renew(view.content, inputs.inside(self))
    if wasShown != view.isShown { structureChanged() }
  }

  override func collect(into elements: inout [_ViewNode]) {
    if view.isShown { child?.collect(into: &elements) }
  }

  package func appendRuns(to runs: inout [LazyRun]) {
    if view.isShown { child?.appendLazyRuns(to: &runs) }
  }
}
