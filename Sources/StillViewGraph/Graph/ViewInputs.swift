import StillGeometry

/// What flows down to a node when it is made or updated.
public struct _ViewInputs {
  package let graph: ViewGraph
  package let parent: _ViewNode
  package var environment: EnvironmentValues
  package var transaction: Transaction

  package init(
    graph: ViewGraph, parent: _ViewNode, environment: EnvironmentValues, transaction: Transaction
  ) {
    self.graph = graph
    self.parent = parent
    self.environment = environment
    self.transaction = transaction
  }

  /// The same for what is inside `node`.
  package func inside(_ node: _ViewNode) -> _ViewInputs {
    _ViewInputs(
      graph: graph, parent: node, environment: environment, transaction: transaction)
  }

  /// The same in another environment.
  package func with(_ environment: EnvironmentValues) -> _ViewInputs {
    _ViewInputs(
      graph: graph, parent: parent, environment: environment, transaction: transaction)
  }
}
