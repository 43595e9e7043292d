/// Several views treated as one place in the code, and as several everywhere else (rule L10.2).
nonisolated public struct Group<Content> {
  package let content: Content

  /// Creates a group whose content need not be a view: bars, too, have groups of entries.
  @_disfavoredOverload package init(parts: Content) {
    content = parts
  }
}

extension Group: View where Content: View {
  /// Views that modifiers apply to one by one. It arranges nothing.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never {
    preconditionFailure("Group is handled by the engine and has no body")
  }

  public static func _makeNode(
    _ view: Group<Content>, _ inputs: _ViewInputs
  ) -> _TypedNode<Group<Content>> {
    PassThroughNode(view, inputs, \.content)
  }
}

/// Hands its content's elements on as they are.
package final class PassThroughNode<V: View, Content: View>: PassingNode<V, _TypedNode<Content>> {
  private let content: (V) -> Content

  package init(_ view: V, _ inputs: _ViewInputs, _ content: @escaping (V) -> Content) {
    self.content = content
    super.init(view, inputs)
    child = makeChild(content(view), inputs.inside(self))
  }

  override package func update(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    child?.renew(content(view), inputs.inside(self))
  }
}
