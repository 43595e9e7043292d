/// One of two views: what `if` with `else`, and `switch`, become (rule L10.4).
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
    inputs.impliedStack(of: view) ?? ConditionalNode(view, inputs)
  }
}

/// Keeps the branch that is taken; the other one does not exist.
private final class ConditionalNode<First: View, Second: View>:
  _TypedNode<_ConditionalContent<First, Second>>, PartHolder
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
  /// The branches that are on their way out, and may come back (C10.11).
  private weak var leavingFirst: _TypedNode<First>?
  private weak var leavingSecond: _TypedNode<Second>?

  override init(_ view: _ConditionalContent<First, Second>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    place = .amongOthers
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
      if let branch { letGo(branch, inputs) }
      branch = comeBack(view, inputs) ?? enter(view, inputs)
      structureChanged()
    }
  }

  private func letGo(_ branch: Branch, _ inputs: _ViewInputs) {
    switch branch {
    case .first(let node): leavingFirst = node
    case .second(let node): leavingSecond = node
    }
    graph.presence.remove(branch.node, inputs.transaction)
  }

  private func enter(
    _ view: _ConditionalContent<First, Second>, _ inputs: _ViewInputs
  ) -> Branch {
    let new = make(view, inputs)
    graph.presence.welcome(new.node, inputs.transaction)
    return new
  }

  /// Returns the branch that is to be shown, where it is still on its way out.
  private func comeBack(
    _ view: _ConditionalContent<First, Second>, _ inputs: _ViewInputs
  ) -> Branch? {
    switch view.storage {
    case .first(let content):
      guard let node = leavingFirst, !node.isRetired else { return nil }
      graph.presence.reinstate(node, inputs.transaction)
      node.renew(content, inputs)
      return .first(node)
    case .second(let content):
      guard let node = leavingSecond, !node.isRetired else { return nil }
      graph.presence.reinstate(node, inputs.transaction)
      node.renew(content, inputs)
      return .second(node)
    }
  }

  override var parts: [_ViewNode] { branch.map { [$0.node] } ?? [] }

  override func collect(into elements: inout [_ViewNode]) {
    branch?.node.collect(into: &elements)
  }
}
