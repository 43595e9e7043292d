/// A view that may be missing: what `if` without `else` becomes (rule L10.4).
extension Optional: View where Wrapped: View {
  public var body: Never {
    preconditionFailure("an optional view is handled by the engine and has no body")
  }

  nonisolated public static func _makeNode(
    _ view: Wrapped?, _ inputs: _ViewInputs
  ) -> _TypedNode<Wrapped?> {
    inputs.impliedStack(of: view) ?? OptionalNode(view, inputs)
  }
}

/// Keeps the view while it is there.
private final class OptionalNode<Wrapped: View>: PassingNode<Wrapped?, _TypedNode<Wrapped>> {
  /// The view that is on its way out, and may come back (C10.11).
  private weak var leaving: _TypedNode<Wrapped>?

  override init(_ view: Wrapped?, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    place = .amongOthers
    if let view { child = makeChild(view, inputs.inside(self)) }
  }

  override func update(_ view: Wrapped?, _ inputs: _ViewInputs) {
    self.view = view
    let inputs = inputs.inside(self)
    switch (view, child) {
    case (let view?, let node?):
      node.renew(view, inputs)
    case (let view?, nil):
      if let node = leaving, !node.isRetired {
        child = node
        graph.presence.reinstate(node, inputs.transaction)
        node.renew(view, inputs)
      } else {
        let node = makeChild(view, inputs)
        child = node
        graph.presence.welcome(node, inputs.transaction)
      }
      leaving = nil
      structureChanged()
    case (nil, let node?):
      child = nil
      leaving = node
      graph.presence.remove(node, inputs.transaction)
      structureChanged()
    case (nil, nil): break
    }
  }
}
