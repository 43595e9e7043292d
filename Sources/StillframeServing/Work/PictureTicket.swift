import Foundation
import Synchronization

/// A picture on its way to everybody who asked for it.
final class PictureTicket: Sendable {
  typealias Outcome = Result<PictureResponse, ServingError>

  let deadline: Date
  let make: @Sendable () -> Outcome
  private let state = Mutex(State())

  private struct State {
    var outcome: Outcome?
    var waiters: [@Sendable (Outcome) -> Void] = []
  }

  init(deadline: Date, make: @escaping @Sendable () -> Outcome) {
    self.deadline = deadline
    self.make = make
  }

  /// Answers everybody who waits. Only the first outcome counts.
  func finish(_ outcome: Outcome) {
    let waiters = state.withLock { state in
      guard state.outcome == nil else { return [@Sendable (Outcome) -> Void]() }
      state.outcome = outcome
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter(outcome) }
  }

  /// Calls back once there is an outcome, at once where there is one.
  func whenFinished(_ body: @escaping @Sendable (Outcome) -> Void) {
    let outcome: Outcome? = state.withLock { state in
      if state.outcome == nil { state.waiters.append(body) }
      return state.outcome
    }
    if let outcome { body(outcome) }
  }
}
