/// The reaction of an operator to a value.
enum Reaction<Output, Failure: Error> {
  /// Nothing; the subscriber is owed another.
  case skip
  case send(Output)
  /// One more value, and then the end.
  case end(with: Output)
  case complete(Subscribers.Completion<Failure>)
}

/// A link in a chain: a subscriber to the upstream publisher, and the subscription of the downstream subscriber.
///
/// Operators that treat one value at a time are instances of this class with different closures.
final class Stage<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = InputFailure
  typealias Output = Downstream.Input
  typealias OutputFailure = Downstream.Failure

  /// The operator's closure for the end: it returns a last value, if any, and the completion.
  typealias Ending = (Subscribers.Completion<InputFailure>) -> (
    last: Output?, completion: Subscribers.Completion<OutputFailure>
  )

  private let lock = StateLock()
  private let delivery = DeliveryLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let gathers: Bool
  private let onValue: (Input) -> Reaction<Output, OutputFailure>
  private let onEnd: Ending
  private var isAsked = false
  private var isCancelled = false
  /// The last value, published once it is requested.
  private var remaining: (value: Output, completion: Subscribers.Completion<OutputFailure>)?

  /// - Parameter gathers: whether the operator wants everything from upstream before it publishes.
  init(
    _ downstream: Downstream, gathers: Bool = false,
    onValue: @escaping (Input) -> Reaction<Output, OutputFailure>,
    onEnd: @escaping Ending
  ) {
    self.downstream = downstream
    self.gathers = gathers
    self.onValue = onValue
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    let isWelcome = lock { () -> Bool in
      guard upstream == nil, !isCancelled else { return false }
      upstream = subscription
      return true
    }
    guard isWelcome else { return subscription.cancel() }
    lock { downstream }?.receive(subscription: self)
    if gathers { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    delivery {
      guard let downstream = lock({ downstream }) else { return .none }
      switch onValue(input) {
      case .skip: return gathers ? .none : .max(1)
      case .send(let value): return downstream.receive(value)
      case .end(let value):
        lock { upstream }?.cancel()
        finish(value, .finished)
        return .none
      case .complete(let completion):
        lock { upstream }?.cancel()
        finish(nil, completion)
        return .none
      }
    }
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    delivery {
      guard lock({ downstream != nil && remaining == nil }) else { return }
      let end = onEnd(completion)
      finish(end.last, end.completion)
    }
  }

  private func finish(_ value: Output?, _ completion: Subscribers.Completion<OutputFailure>) {
    let (target, _) = lock { () -> (Downstream?, (any Subscription)?) in
      let source = upstream.take()
      if let value, !isAsked {
        remaining = (value, completion)
        return (nil, source)
      }
      return (downstream.take(), source)
    }
    guard let target else { return }
    if let value { _ = target.receive(value) }
    target.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let (source, due) = lock { () -> ((any Subscription)?, (Output, OutputEnd)?) in
      if demand > 0 { isAsked = true }
      defer { if isAsked { remaining = nil } }
      return (upstream, isAsked ? remaining.map { ($0.value, $0.completion) } : nil)
    }
    if let due {
      delivery { finish(due.0, due.1) }
    } else if !gathers {
      source?.request(demand)
    }
  }

  private typealias OutputEnd = Subscribers.Completion<OutputFailure>

  func cancel() {
    let (source, _, _) = lock {
      isCancelled = true
      return (upstream.take(), downstream.take(), remaining.take())
    }
    source?.cancel()
  }
}

extension Stage where InputFailure == Downstream.Failure {
  /// An operator that ends as the upstream publisher does.
  convenience init(
    _ downstream: Downstream, onValue: @escaping (Input) -> Reaction<Output, OutputFailure>
  ) {
    self.init(downstream, onValue: onValue, onEnd: { (nil, $0) })
  }
}

/// Runs a throwing closure, and fails with its error.
func attempt<Output>(
  _ body: () throws -> Reaction<Output, any Error>
) -> Reaction<Output, any Error> {
  do { return try body() } catch { return .complete(.failure(error)) }
}
