import Observation
import Synchronization

/// Where changes of `@Observable` objects wait for the next update; they may come from any thread.
final class ObservationInbox: Sendable {
  private struct Change: Sendable {
    let reader: Reader
    let transaction: Transaction
  }

  private let changes = Mutex<[Change]>([])

  /// A node that has read an observable object.
  ///
  /// Unchecked because nodes are not Sendable: the reference is only followed by the thread that updates
  /// the graph; other threads hand the reader on as it is.
  final class Reader: @unchecked Sendable {
    fileprivate weak var node: (any BodyEvaluator)?

    init(_ node: any BodyEvaluator) {
      self.node = node
    }
  }

  /// Evaluates a body and learns when something observable that it read is about to change.
  func tracking<Result>(_ node: any BodyEvaluator, _ body: () -> Result) -> Result {
    withObservationTracking(body) { [self, reader = Reader(node)] in
      let change = Change(reader: reader, transaction: Transaction.current)
      changes.withLock { $0.append(change) }
    }
  }

  /// Tells the nodes concerned; to be called on the thread that updates the graph.
  func deliver() {
    let arrived = changes.withLock { changes -> [Change] in
      guard !changes.isEmpty else { return [] }
      defer { changes = [] }
      return changes
    }
    for change in arrived { change.reader.node?.stateChanged(change.transaction) }
  }
}
