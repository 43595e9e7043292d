import Foundation
import StillLayout

// The fourth phase of a round: what is shown takes over the frames.

extension ViewGraph {
  /// The transaction of the current update, before any modifier changes it.
  package var transaction: Transaction {
    var transaction = cycle.transaction
    if disablesSystemMotion { transaction.disablesSystemMotion = true }
    return transaction
  }

  var updateNumber: Int { cycle.number }

  /// The number of changes from outside that have been shown, with all updates that followed from each.
  package var changeNumber: Int { cycle.calls }

  /// Whether the current update only continues motions.
  var onlyGoesOn: Bool { cycle.onlyGoesOn }

  /// Hands frames to what is shown.
  func commit() {
    guard let root else { return }
    var pass = CommitPass(graph: self, transaction: transaction)
    pass.commit(root)
  }

  /// Notes that an animation was started in the current update, or given another target.
  func animationStarted(logicalEnd: TimeInterval, end: TimeInterval) {
    cycle.ends.note(logical: logicalEnd, removed: end)
    presence.animationStarted(until: end)
  }
}
