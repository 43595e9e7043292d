/// Stands for a view in what is built around it.
nonisolated public struct PlaceholderContentView<Value>: _PrimitiveView {
  let content: AnyView

  package init(_ content: some View) {
    self.content = AnyView(content)
  }

  public static func _makeNode(
    _ view: Self, _ inputs: _ViewInputs
  ) -> _TypedNode<Self> {
    PassThroughNode(view, inputs, \.content)
  }
}
