/// One of two views: what `if` with `else`, and `switch`, become (rule 10.4).
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>:
  _PrimitiveView
{
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  package let storage: Storage

  package init(_ storage: Storage) {
    self.storage = storage
  }

  public static func _makeNode(
    _ view: Self, _ inputs: _ViewInputs
  ) -> _TypedNode<Self> {
    ConditionalNode(view, inputs)
  }
}

/// Keeps the branch that is taken; the other one does not exist.
private final class ConditionalNode<First: View, Second: View>:
  _TypedNode<_ConditionalContent<First, Second>>
{
  private enum Branch {
    case first(_TypedNode<First>)
    case second(_TypedNode<Second>)

    var node: _ViewNode {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }

  private var branch: Branch?

  override init(_ view: _ConditionalContent<First, Second>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    branch = make(view, inputs.inside(self))
  }

  private func make(
    _ view: _ConditionalContent<First, Second>, _ inputs: _ViewInputs
  ) -> Branch {
    switch view.storage {
    case .first(let content): .first(makeChild(content, inputs))
    case .second(let content): .second(makeChild(content, inputs))
    }
  }

  override func update(_ view: _ConditionalContent<First, Second>, _ inputs: _ViewInputs) {
    self.view = view
    let inputs = inputs.inside(self)
    switch (view.storage, branch) {
    case (.first(let content), .first(let node)?): node.renew(content, inputs)
    case (.second(let content), .second(let node)?): node.renew(content, inputs)
    default:
      let old = branch
      let new = make(view, inputs)
      branch = new
      if let old { graph.retire(old.node, inputs.transaction) }
      graph.welcome(new.node, inputs.transaction)
      structureChanged()
    }
  }

  override var parts: [_ViewNode] { branch.map { [$0.node] } ?? [] }

  override var handsOnParts: Bool { true }

  override func collect(into elements: inout [_ViewNode]) {
    branch?.node.collect(into: &elements)
  }
}
