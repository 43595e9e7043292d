extension Publishers {
  /// Publishes until another publisher says something, and ends.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The publisher whose first value ends this one.
    public let other: Other

    /// Publishes the values of one publisher until another one publishes its first.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Watch(subscriber, opens: false).begin(upstream, other)
    }
  }

  /// Publishes nothing until another publisher says something.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The publisher whose first value lets values through.
    public let other: Other

    /// Leaves out the values of one publisher until another one publishes its first.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Watch(subscriber, opens: true).begin(upstream, other)
    }
  }
}

/// A subscription to values that the first value of another publisher lets through, or ends.
private final class Watch<S: Subscriber>: Subscription {
  private let opens: Bool
  private let lock = StateLock()
  private let delivery = DeliveryLock()
  private var subscriber: S?
  private var isOpen: Bool
  private var source: Tributary<S.Input, S.Failure>?
  private var cancelTrigger: (() -> Void)?

  init(_ subscriber: S, opens: Bool) {
    self.subscriber = subscriber
    self.opens = opens
    isOpen = !opens
  }

  func begin<Upstream: Publisher, Other: Publisher>(_ upstream: Upstream, _ other: Other)
  where Upstream.Output == S.Input, Upstream.Failure == S.Failure {
    let trigger = Tributary<Other.Output, Other.Failure>(
      onValue: { _ in
        self.triggered()
        return .none
      },
      onEnd: { end in
        if self.opens, let end = end as? Subscribers.Completion<S.Failure> { self.closed(end) }
      })
    let source = Tributary<S.Input, S.Failure>(
      onStart: { _ in },
      onValue: { self.pass($0) }, onEnd: { self.finish($0) })
    lock {
      self.source = source
      cancelTrigger = { trigger.cancel() }
    }
    lock { subscriber }?.receive(subscription: self)
    other.subscribe(trigger)
    if lock({ subscriber != nil }) { upstream.subscribe(source) }
  }

  private func triggered() {
    let cancel = lock { () -> (() -> Void)? in
      isOpen = true
      defer { cancelTrigger = nil }
      return cancelTrigger
    }
    cancel?()
    guard !opens else { return }
    let source = lock { self.source }
    source?.cancel()
    finish(.finished)
  }

  /// The other publisher ended: what has not been let through by then never is.
  private func closed(_ end: Subscribers.Completion<S.Failure>) {
    guard lock({ !isOpen }) else { return }
    let source = lock { self.source }
    source?.cancel()
    finish(end)
  }

  private func pass(_ value: S.Input) -> Subscribers.Demand {
    delivery {
      guard let subscriber = lock({ subscriber }) else { return .none }
      guard lock({ isOpen }) else { return .max(1) }
      return subscriber.receive(value)
    }
  }

  private func finish(_ completion: Subscribers.Completion<S.Failure>) {
    delivery {
      let (target, cancel, _) = lock { (subscriber.take(), cancelTrigger.take(), source.take()) }
      cancel?()
      target?.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let source = lock { self.source }
    source?.request(demand)
  }

  func cancel() {
    let (source, cancel, _) = lock { (self.source.take(), cancelTrigger.take(), subscriber.take()) }
    cancel?()
    source?.cancel()
  }
}

extension Publisher {
  /// Publishes until another publisher says something, and ends.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    .init(upstream: self, other: publisher)
  }

  /// Publishes nothing until another publisher says something; ends when it ends before.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    .init(upstream: self, other: publisher)
  }
}
