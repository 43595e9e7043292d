/// Values on their way to a subscriber that have to wait until it asks for them, and then the end.
///
/// Several sources may offer at once; the subscriber sees one after the other.
final class DemandSink<S: Subscriber> {
  private let lock = StateLock()
  private let delivery = DeliveryLock()
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private var waiting: [S.Input] = []
  private var end: Subscribers.Completion<S.Failure>?
  /// A closure called when the subscriber requests more while it takes a value.
  var onMore: ((Subscribers.Demand) -> Void)?

  init(_ subscriber: S) {
    self.subscriber = subscriber
  }

  var isOpen: Bool { lock { subscriber != nil && end == nil } }

  func begin(with subscription: any Subscription) {
    lock { subscriber }?.receive(subscription: subscription)
  }

  func offer(_ value: S.Input) {
    lock { if subscriber != nil, end == nil { waiting.append(value) } }
    flush()
  }

  /// Ends once the waiting values are taken; a failure drops them, unless it is to come after them.
  func finish(_ completion: Subscribers.Completion<S.Failure>, dropsWaiting: Bool = true) {
    _ = lock { () -> [S.Input] in
      if end == nil { end = completion }
      guard dropsWaiting, case .failure = completion else { return [] }
      defer { waiting = [] }
      return waiting
    }
    flush()
  }

  func request(_ demand: Subscribers.Demand) {
    lock { self.demand += demand }
    flush()
  }

  func close() {
    _ = lock { () -> (S?, [S.Input]) in
      defer { waiting = [] }
      return (subscriber.take(), waiting)
    }
  }

  private func flush() {
    delivery {
      while true {
        let due = lock { () -> (S, S.Input)? in
          guard let subscriber, demand > 0, !waiting.isEmpty else { return nil }
          demand -= 1
          return (subscriber, waiting.removeFirst())
        }
        guard let (subscriber, value) = due else { break }
        let more = subscriber.receive(value)
        lock { demand += more }
        if more > 0 { onMore?(more) }
      }
      let ended = lock { () -> (S, Subscribers.Completion<S.Failure>)? in
        guard let subscriber, waiting.isEmpty, let end else { return nil }
        self.subscriber = nil
        return (subscriber, end)
      }
      if let (subscriber, end) = ended { subscriber.receive(completion: end) }
    }
  }
}

/// One of the sources of an operator that has several.
final class Tributary<Input, Failure: Error>: Subscriber {
  private let lock = StateLock()
  private var subscription: (any Subscription)?
  private var isCancelled = false
  /// The demand before there was a subscription.
  private var early = Subscribers.Demand.none
  private let onStart: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onEnd: (Subscribers.Completion<Failure>) -> Void

  init(
    onStart: @escaping (any Subscription) -> Void = { $0.request(.unlimited) },
    onValue: @escaping (Input) -> Subscribers.Demand,
    onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onStart = onStart
    self.onValue = onValue
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    let isWelcome = lock { () -> Bool in
      guard !isCancelled else { return false }
      self.subscription = subscription
      return true
    }
    guard isWelcome else { return subscription.cancel() }
    onStart(subscription)
    let early = lock { () -> Subscribers.Demand in
      defer { self.early = .none }
      return self.early
    }
    if early > 0 { subscription.request(early) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock { isCancelled } ? .none : onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (isLive, _) = lock { (!isCancelled, subscription.take()) }
    if isLive { onEnd(completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    let subscription = lock { () -> (any Subscription)? in
      if self.subscription == nil { early += demand }
      return self.subscription
    }
    subscription?.request(demand)
  }

  /// Requests values; demand before there is a subscription is dropped.
  func requestIfStarted(_ demand: Subscribers.Demand) {
    lock { subscription }?.request(demand)
  }

  func cancel() {
    let subscription = lock { () -> (any Subscription)? in
      isCancelled = true
      defer { self.subscription = nil }
      return self.subscription
    }
    subscription?.cancel()
  }
}
