import StillGeometry

/// The inherited values that a node receives when it is created or updated. Copied for every node, so it is small.
public struct _ViewInputs {
  package let parent: _ViewNode
  package var environment: EnvironmentValues
  /// The transaction, where it says anything.
  private var carried: CarriedTransaction?

  private final class CarriedTransaction {
    let transaction: Transaction

    init(_ transaction: Transaction) {
      self.transaction = transaction
    }
  }

  package init(parent: _ViewNode, environment: EnvironmentValues, transaction: Transaction) {
    self.parent = parent
    self.environment = environment
    carried = transaction.isPlain ? nil : CarriedTransaction(transaction)
  }

  package var graph: ViewGraph { parent.graph }

  package var transaction: Transaction {
    get { carried?.transaction ?? Transaction() }
    set { carried = newValue.isPlain ? nil : CarriedTransaction(newValue) }
  }

  private init(
    _ parent: _ViewNode, _ environment: EnvironmentValues, _ carried: CarriedTransaction?
  ) {
    self.parent = parent
    self.environment = environment
    self.carried = carried
  }

  /// Returns the same for what is inside `node`.
  package func inside(_ node: _ViewNode) -> _ViewInputs { _ViewInputs(node, environment, carried) }

  /// Returns the same in another environment.
  package func with(_ environment: EnvironmentValues) -> _ViewInputs {
    _ViewInputs(parent, environment, carried)
  }
}
