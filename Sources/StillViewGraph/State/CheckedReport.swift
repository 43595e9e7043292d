/// Tells the body that is being evaluated when something that it shows may have changed; the next update looks whether it
/// has. Reports may come from any thread.
///
/// Unchecked because nodes are not Sendable: the reference is only followed by the thread that updates the graph.
package final class CheckedReport: @unchecked Sendable {
  private weak var node: (any BodyEvaluator)?
  private let queue: WriteQueue

  /// A report for the body whose dynamic properties are being connected; nil outside of bodies.
  package init?() {
    guard let node = BodyScope.current else { return nil }
    self.node = node
    queue = node.graph.writes
  }

  /// Has the body evaluated again, unless `check` returns false. It is called once, on the thread that updates the
  /// views, before bodies are evaluated.
  ///
  /// - Parameter transaction: that of the update (default: the current one).
  package func send(_ transaction: Transaction? = nil, if check: @escaping () -> Bool) {
    queue.add(transaction ?? Transaction.current) { [self] _ in
      if let node, check() { node.stateChanged() }
    }
  }

  /// Reports what was wrong with what the view shows.
  package func warn(_ message: String) {
    node?._warn(message)
  }
}
