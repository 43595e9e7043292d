import StillLayout
import StillRuntime

/// A node with one node below it, at most.
package class ParentNode<V, Child: _ViewNode>: _TypedNode<V> {
  // Every pass over the tree reads it; it is never borrowed while other code runs.
  @exclusivity(unchecked) private final var onlyPart: Child?
  /// The node below; nil where there is none, or none yet.
  package final var child: Child? {
    get { unsafe onlyPart }
    set { unsafe onlyPart = newValue }
  }

  override package var parts: [_ViewNode] { child.map { [$0] } ?? [] }

  /// The elements of the node below.
  final var childElements: [_ViewNode] {
    var elements: [_ViewNode] = []
    if let child { CallStack.ensured { child.collect(into: &elements) } }
    return elements
  }
}

/// Hands on the elements of the node below as they are.
package class PassingNode<V, Child: _ViewNode>: ParentNode<V, Child>, PartHolder {
  override package func collect(into elements: inout [_ViewNode]) {
    guard let child else { return }
    CallStack.ensured { child.collect(into: &elements) }
  }
}

/// Holds the elements of the node below, which it arranges itself.
package class HoldingNode<V, Child: _ViewNode>: ParentNode<V, Child>, ElementHolder {
  package final var list = ElementList()

  override package init(_ view: V, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    buildsContentLazily = false
    place = .amongOthers
  }

  deinit { list.endEnclosures(by: self) }

  package func gatherElements() {
    _ = list.take(childElements, holder: self, isInitial: list.elements.isEmpty)
  }

  override package var innerElements: [_ViewNode] { list.drawingOrder }
  override package var placedElements: [_ViewNode] { list.elements }
  override package var committedElements: [_ViewNode] { list.shownElements }
}
