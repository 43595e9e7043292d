import Dispatch
import Synchronization

/// A picture in progress, for all requests that wait for it.
final class PictureTicket: Sendable {
  typealias Outcome = Result<PictureResponse, ServingError>

  let deadline: DispatchTime
  /// The bytes of a film; nil for a picture.
  let stream: PictureStream?
  /// Makes the picture, with the ticket itself as the argument.
  let make: @Sendable (PictureTicket) -> Outcome
  private let state = Mutex(State())

  private struct State {
    var outcome: Outcome?
    var waiters: [@Sendable (Outcome) -> Void] = []
  }

  init(
    deadline: DispatchTime, stream: PictureStream? = nil,
    make: @escaping @Sendable (PictureTicket) -> Outcome
  ) {
    self.deadline = deadline
    self.stream = stream
    self.make = make
  }

  /// Answers all requests that wait. Only the first outcome counts: that of a progressive film comes with its first bytes.
  func finish(_ outcome: Outcome) {
    let waiters = state.withLock { state in
      guard state.outcome == nil else { return [@Sendable (Outcome) -> Void]() }
      state.outcome = outcome
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter(outcome) }
  }

  /// Answers with an error, and ends a film whose first bytes have been sent.
  func giveUp(_ error: ServingError) {
    finish(.failure(error))
    stream?.finish(isComplete: false)
  }

  /// Calls back once there is an outcome.
  func whenFinished(_ body: @escaping @Sendable (Outcome) -> Void) {
    let outcome: Outcome? = state.withLock { state in
      if state.outcome == nil { state.waiters.append(body) }
      return state.outcome
    }
    if let outcome { body(outcome) }
  }
}
