extension Publishers {
  /// Publishes the values of the publishers that a closure returns for each value.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many of them may publish at once.
    public let maxPublishers: Subscribers.Demand
    /// The closure that returns a publisher for each value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Publishes from a limited number of publishers at a time; further values wait.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let delta = Delta(subscriber, keepsLatestOnly: false, transform)
      delta.begin(upstream, asking: maxPublishers)
    }
  }

  /// Publishes the values of the latest published publisher.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, Upstream.Failure == P.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    /// Where the publishers come from.
    public let upstream: Upstream

    /// Follows the latest of the publishers that a publisher publishes.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let delta = Delta<P, P, S>(subscriber, keepsLatestOnly: true) { $0 }
      delta.begin(upstream, asking: .unlimited)
    }
  }
}

/// A source that opens further sources.
private final class Delta<Value, Inner: Publisher, S: Subscriber>: Subscription
where S.Input == Inner.Output, S.Failure == Inner.Failure {
  private let outlet: DemandSink<S>
  private let transform: (Value) -> Inner
  private let keepsLatestOnly: Bool
  private let lock = StateLock()
  private var main: Tributary<Value, S.Failure>?
  private var arms: [Tributary<Inner.Output, S.Failure>] = []
  private var mainHasEnded = false

  init(_ subscriber: S, keepsLatestOnly: Bool, _ transform: @escaping (Value) -> Inner) {
    outlet = DemandSink(subscriber)
    self.keepsLatestOnly = keepsLatestOnly
    self.transform = transform
  }

  func begin<P: Publisher>(_ upstream: P, asking demand: Subscribers.Demand)
  where P.Output == Value, P.Failure == S.Failure {
    let main = Tributary<Value, S.Failure>(
      onStart: { $0.request(demand) },
      onValue: { value in
        self.open(value)
        return .none
      },
      onEnd: { end in
        switch end {
        case .failure: self.fail(end)
        case .finished:
          self.lock { self.mainHasEnded = true }
          self.finishIfOver()
        }
      })
    lock { self.main = main }
    outlet.begin(with: self)
    upstream.subscribe(main)
  }

  private func open(_ value: Value) {
    guard outlet.isOpen else { return }
    let inner = transform(value)
    weak var itself: Tributary<Inner.Output, S.Failure>?
    let arm = Tributary<Inner.Output, S.Failure>(
      onValue: { [outlet] value in
        outlet.offer(value)
        return .none
      },
      onEnd: { end in
        switch end {
        case .failure: self.fail(end)
        case .finished:
          let main = self.lock { () -> Tributary<Value, S.Failure>? in
            self.arms.removeAll { $0 === itself }
            return self.main
          }
          self.finishIfOver()
          if !self.keepsLatestOnly { main?.request(.max(1)) }
        }
      })
    itself = arm
    let outdated = lock { () -> [Tributary<Inner.Output, S.Failure>] in
      defer { arms = keepsLatestOnly ? [arm] : arms + [arm] }
      return keepsLatestOnly ? arms : []
    }
    for old in outdated { old.cancel() }
    inner.subscribe(arm)
  }

  private func fail(_ end: Subscribers.Completion<S.Failure>) {
    outlet.finish(end)
    cancelSources()
  }

  private func finishIfOver() {
    if lock({ mainHasEnded && arms.isEmpty }) { outlet.finish(.finished) }
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    outlet.close()
    cancelSources()
  }

  private func cancelSources() {
    let (main, arms) = lock {
      () -> (Tributary<Value, S.Failure>?, [Tributary<Inner.Output, S.Failure>]) in
      defer {
        self.main = nil
        self.arms = []
      }
      return (self.main, self.arms)
    }
    main?.cancel()
    for arm in arms { arm.cancel() }
  }
}

extension Publisher {
  /// Publishes the values of the publishers that a closure returns for each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Publishes the values of the publishers that a closure returns for each value; these may fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Publishes the values of the publishers that a closure returns for each value; none of them fails.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the latest published publisher.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    .init(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Publishes the values of the latest published publisher, which may fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// Publishes the values of the latest published publisher; the previous one is cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    .init(upstream: self)
  }
}
