package import Foundation
package import StillAnimation
import Synchronization

/// An action that waits for the animations of a change to be complete (rule L8.33).
///
/// Unchecked because the action is the user's and need not be Sendable: it is called once, by the thread that
/// updates the views in which the change was made.
package final class AnimationCompletion: @unchecked Sendable {
  package let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  private let state = Mutex(State.waiting)

  private enum State {
    case waiting, taken, called
  }

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Marks that a change was made with it: the update of the views will call it.
  func take() {
    state.withLock { if $0 == .waiting { $0 = .taken } }
  }

  /// The block that it was given with has ended; if nothing was changed there, nothing is to be waited for.
  func endOfBlock() {
    if state.withLock({ $0 == .waiting }) { call() }
  }

  /// Runs the action, the first time.
  func call() {
    let isFirst = state.withLock { state -> Bool in
      defer { state = .called }
      return state != .called
    }
    if isFirst { action() }
  }
}

/// The ends of the animations that one update has started.
package struct AnimationEnds {
  /// The time when the last of them looks finished, in the graph's seconds; nil: none was started.
  package private(set) var logical: TimeInterval?
  /// The time when the last of them has come to rest.
  package private(set) var removed: TimeInterval?

  package init() {}

  /// An animation was started, or given another target.
  package mutating func note(logical: TimeInterval, removed: TimeInterval) {
    self.logical = max(self.logical ?? logical, logical)
    self.removed = max(self.removed ?? removed, removed)
  }

  /// Returns when all of them meet a criterion.
  package func time(_ criteria: AnimationCompletionCriteria) -> TimeInterval? {
    criteria == .removed ? removed : logical
  }
}
