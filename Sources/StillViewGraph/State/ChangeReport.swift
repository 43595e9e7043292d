import StillLayout

/// Tells one body that something it declares is about to change. May be called on any thread.
///
/// Unchecked because nodes are not Sendable: the reference is only followed by the thread that updates the
/// graph.
final class ChangeReport: @unchecked Sendable {
  private weak var node: (any BodyEvaluator)?
  private let queue: WriteQueue

  init(_ node: any BodyEvaluator) {
    self.node = node
    queue = node.graph.writes
  }

  /// Requests another evaluation of the body, with the current transaction.
  func send() {
    queue.add(Transaction.current) { [self] _ in node?.stateChanged() }
  }
}
