import StillLayout
import Synchronization

/// Changes of state that wait for the next update, in the order in which they were made.
///
/// Changes that follow each other with equal transactions are one update; a change with another transaction
/// begins another one (C7.8). They may come from any thread, and outlive the views that they concern.
package final class WriteQueue: Sendable {
  /// The changes that one update applies.
  struct Batch: Sendable {
    let transaction: Transaction
    fileprivate(set) var changes: [Change]
    /// Tells this batch from all others of the queue.
    let number: Int
  }

  /// One thing to do on the thread that updates the views, before bodies are evaluated.
  ///
  /// Unchecked because what it holds need not be Sendable: it is made by the thread that changes state, kept
  /// behind the queue's lock and run by the thread that updates the views.
  struct Change: @unchecked Sendable {
    let apply: (_ batch: Int) -> Void
  }

  private struct Waiting {
    var batches: [Batch] = []
    var made = 0
  }

  private let waiting = Mutex(Waiting())

  /// Adds a change, and tells the number of the batch that it belongs to.
  @discardableResult
  func add(_ transaction: Transaction, _ apply: @escaping (_ batch: Int) -> Void) -> Int {
    for completion in transaction.completions { completion.take() }
    let change = Change(apply: apply)
    return waiting.withLock { waiting in
      if let last = waiting.batches.last, last.transaction.isSame(as: transaction) {
        waiting.batches[waiting.batches.count - 1].changes.append(change)
        return last.number
      }
      waiting.made += 1
      waiting.batches.append(
        Batch(transaction: transaction, changes: [change], number: waiting.made))
      return waiting.made
    }
  }

  var isEmpty: Bool { waiting.withLock { $0.batches.isEmpty } }

  /// Returns the oldest batch.
  func next() -> Batch? {
    waiting.withLock { $0.batches.isEmpty ? nil : $0.batches.removeFirst() }
  }

  /// Returns the oldest batch, if its changes belong to an update with this transaction.
  func next(sameAs transaction: Transaction) -> Batch? {
    waiting.withLock { waiting in
      guard let first = waiting.batches.first, first.transaction.isSame(as: transaction) else {
        return nil
      }
      return waiting.batches.removeFirst()
    }
  }

  /// Whether the next batch belongs to an update with this transaction.
  func continues(_ transaction: Transaction) -> Bool {
    waiting.withLock { $0.batches.first?.transaction.isSame(as: transaction) == true }
  }
}
