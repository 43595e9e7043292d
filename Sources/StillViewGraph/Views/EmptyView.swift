/// A view that is not there: no element, no spacing (rule L10.3).
nonisolated public struct EmptyView: _PrimitiveView, Sendable {
  /// Makes a view that takes no room and draws nothing.
  public init() {}

  public static func _makeNode(
    _ view: EmptyView, _ inputs: _ViewInputs
  ) -> _TypedNode<EmptyView> {
    inputs.impliedStack(of: view) ?? AbsentNode(view, inputs)
  }
}

/// A node without elements: for views that are not there, and for what lies too deep to be built.
package final class AbsentNode<V: View>: _TypedNode<V>, PartHolder {
  override package func collect(into elements: inout [_ViewNode]) {}
}
