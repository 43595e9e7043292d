import StillLayout

/// A view that keeps its state while it is not shown: a page that another one covers, a tab that is not selected.
nonisolated package struct _KeptView<Content: View>: _PrimitiveView {
  let isShown: Bool
  /// Whether the content comes and goes by its transition (default: false, at once).
  let isMoved: Bool
  let content: Content

  package init(isShown: Bool, isMoved: Bool = false, content: Content) {
    self.isShown = isShown
    self.isMoved = isMoved
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
  RunSource, KeepingNode
{
  private var wasShown = false

  var isHiding: Bool { !view.isShown && wasShown }

  override init(_ view: _KeptView<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    wasShown = view.isShown
    child = makeChild(view.content, inputs.inside(self))
  }

  override func update(_ view: _KeptView<Content>, _ inputs: _ViewInputs) {
    let wasShown = self.view.isShown
    self.view = view
    if view.isShown { self.wasShown = true }
    child?.renew(view.content, inputs.inside(self))
    guard wasShown != view.isShown else { return }
    if view.isMoved, let child {
      if view.isShown {
        graph.presence.show(child, inputs.transaction)
      } else {
        graph.presence.hide(child, inputs.transaction)
      }
    }
    structureChanged()
  }

  override func collect(into elements: inout [_ViewNode]) {
    if view.isShown { child?.collect(into: &elements) }
  }

  package func appendRuns(to runs: inout [LazyRun]) {
    if view.isShown { child?.appendLazyRuns(to: &runs) }
  }
}

/// Keeps views while they are not shown.
protocol KeepingNode: _ViewNode {
  /// Whether it keeps views that were shown, and are not.
  var isHiding: Bool { get }
}

extension _ViewNode {
  /// Whether the node lies in a view that was shown, and is kept.
  final var isKeptHidden: Bool {
    var node: _ViewNode? = self
    while let current = node {
      if let keeping = current as? any KeepingNode, keeping.isHiding { return true }
      node = current.parent
    }
    return false
  }
}
