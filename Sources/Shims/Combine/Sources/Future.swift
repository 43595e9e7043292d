/// Publishes one value or fails, once a piece of work that starts at once has a result.
public final class Future<Output, Failure: Error>: Publisher {
  /// The closure that receives the result, once; later calls do nothing.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = StateLock()
  private var result: Result<Output, Failure>?
  private var waiting: [Waiting<Output, Failure>] = []

  /// Starts a piece of work, before anybody subscribes.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let due = lock { () -> [Waiting<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for subscription in due { subscription.fulfill(result) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let subscription = TypedWaiting(subscriber, on: self)
    let known = lock { () -> Result<Output, Failure>? in
      if result == nil { waiting.append(subscription) }
      return result
    }
    subscriber.receive(subscription: subscription)
    if let known { subscription.fulfill(known) }
  }

  fileprivate func forget(_ subscription: Waiting<Output, Failure>) {
    lock { waiting.removeAll { $0 === subscription } }
  }
}

/// Someone who waits for a future's result.
private class Waiting<Output, Failure: Error>: Subscription {
  func fulfill(_ result: Result<Output, Failure>) {}
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

private final class TypedWaiting<S: Subscriber>: Waiting<S.Input, S.Failure> {
  private let lock = StateLock()
  private var subscriber: S?
  private let future: Future<S.Input, S.Failure>
  private var result: Result<S.Input, S.Failure>?
  private var isAsked = false

  init(_ subscriber: S, on future: Future<S.Input, S.Failure>) {
    self.subscriber = subscriber
    self.future = future
  }

  override func fulfill(_ result: Result<S.Input, S.Failure>) {
    lock { self.result = result }
    deliver()
  }

  override func request(_ demand: Subscribers.Demand) {
    if demand > 0 { lock { isAsked = true } }
    deliver()
  }

  private func deliver() {
    let due = lock { () -> (S, Result<S.Input, S.Failure>)? in
      guard let subscriber, let result else { return nil }
      if case .success = result, !isAsked { return nil }
      self.subscriber = nil
      return (subscriber, result)
    }
    guard let (subscriber, result) = due else { return }
    switch result {
    case .success(let value):
      _ = subscriber.receive(value)
      subscriber.receive(completion: .finished)
    case .failure(let error):
      subscriber.receive(completion: .failure(error))
    }
  }

  override func cancel() {
    _ = lock { subscriber.take() }
    future.forget(self)
  }
}
