import Foundation

extension Publishers {
  /// Publishes pairs of the latest values of two publishers, whenever either has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// Where the first of each pair comes from.
    public let a: A
    /// Where the second of each pair comes from.
    public let b: B

    /// Waits until both have a value, and then publishes at each new one.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let pair = LatestPair<A.Output, B.Output, S>(subscriber)
      pair.begin(a, b)
    }
  }

  /// Publishes pairs of the values of two publishers with equal indices, and ends when either has ended and its values
  /// are used up.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// Where the first of each pair comes from.
    public let a: A
    /// Where the second of each pair comes from.
    public let b: B

    /// Waits for a value of each, again and again.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let pair = ZippedPair<A.Output, B.Output, S>(subscriber)
      pair.begin(a, b)
    }
  }

  /// The publisher of `combineLatest` with three publishers.
  public typealias CombineLatest3<A: Publisher, B: Publisher, C: Publisher> = Map<
    CombineLatest<CombineLatest<A, B>, C>, (A.Output, B.Output, C.Output)
  > where A.Failure == B.Failure, B.Failure == C.Failure
  /// The publisher of `combineLatest` with four publishers.
  public typealias CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = Map<
    CombineLatest<CombineLatest<A, B>, CombineLatest<C, D>>,
    (A.Output, B.Output, C.Output, D.Output)
  > where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure
  /// The publisher of `zip` with three publishers.
  public typealias Zip3<A: Publisher, B: Publisher, C: Publisher> = Map<
    Zip<Zip<A, B>, C>, (A.Output, B.Output, C.Output)
  > where A.Failure == B.Failure, B.Failure == C.Failure
  /// The publisher of `zip` with four publishers.
  public typealias Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = Map<
    Zip<Zip<A, B>, Zip<C, D>>, (A.Output, B.Output, C.Output, D.Output)
  > where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure
}

extension Publishers.Map {
  /// The latest values of three.
  public init<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
  where
    Upstream == Publishers.CombineLatest<Publishers.CombineLatest<A, B>, C>,
    Output == (A.Output, B.Output, C.Output), A.Failure == B.Failure, B.Failure == C.Failure
  {
    self.init(upstream: .init(.init(a, b), c)) { ($0.0, $0.1, $1) }
  }

  /// The latest values of four.
  public init<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  )
  where
    Upstream == Publishers.CombineLatest<
      Publishers.CombineLatest<A, B>, Publishers.CombineLatest<C, D>
    >, Output == (A.Output, B.Output, C.Output, D.Output),
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure
  {
    self.init(upstream: .init(.init(a, b), .init(c, d))) { ($0.0, $0.1, $1.0, $1.1) }
  }

  /// Values of the same number of three.
  public init<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
  where
    Upstream == Publishers.Zip<Publishers.Zip<A, B>, C>,
    Output == (A.Output, B.Output, C.Output), A.Failure == B.Failure, B.Failure == C.Failure
  {
    self.init(upstream: .init(.init(a, b), c)) { ($0.0, $0.1, $1) }
  }

  /// Values of the same number of four.
  public init<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  )
  where
    Upstream == Publishers.Zip<Publishers.Zip<A, B>, Publishers.Zip<C, D>>,
    Output == (A.Output, B.Output, C.Output, D.Output),
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure
  {
    self.init(upstream: .init(.init(a, b), .init(c, d))) { ($0.0, $0.1, $1.0, $1.1) }
  }
}

/// The common part of subscriptions to two sources.
private class Pair<A, B, S: Subscriber>: Subscription where S.Input == (A, B) {
  let outlet: DemandSink<S>
  let lock = StateLock()
  private var sources: (Tributary<A, S.Failure>, Tributary<B, S.Failure>)?

  init(_ subscriber: S) {
    outlet = DemandSink(subscriber)
  }

  func begin<P: Publisher, Q: Publisher>(_ a: P, _ b: Q)
  where P.Output == A, Q.Output == B, P.Failure == S.Failure, Q.Failure == S.Failure {
    let first = Tributary<A, S.Failure>(
      onStart: { _ in }, onValue: { self.receive(first: $0) },
      onEnd: { self.sourceEnded($0, isFirst: true) })
    let second = Tributary<B, S.Failure>(
      onStart: { _ in }, onValue: { self.receive(second: $0) },
      onEnd: { self.sourceEnded($0, isFirst: false) })
    lock { sources = (first, second) }
    outlet.begin(with: self)
    a.subscribe(first)
    b.subscribe(second)
  }

  func receive(first: A) -> Subscribers.Demand { .none }
  func receive(second: B) -> Subscribers.Demand { .none }
  /// Returns whether the subscription ends after one more source has ended.
  func isOver(isFirst: Bool) -> Bool { true }

  private func sourceEnded(_ end: Subscribers.Completion<S.Failure>, isFirst: Bool) {
    if case .finished = end, !isOver(isFirst: isFirst) { return }
    outlet.finish(end)
    cancelSources()
  }

  func requestSources(_ demand: Subscribers.Demand) {
    let sources = lock { self.sources }
    sources?.0.request(demand)
    sources?.1.request(demand)
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    outlet.close()
    cancelSources()
  }

  func cancelSources() {
    let sources = lock { () -> (Tributary<A, S.Failure>, Tributary<B, S.Failure>)? in
      defer { self.sources = nil }
      return self.sources
    }
    sources?.0.cancel()
    sources?.1.cancel()
  }
}

private final class LatestPair<A, B, S: Subscriber>: Pair<A, B, S> where S.Input == (A, B) {
  private var first: A?
  private var second: B?
  private var ended = (false, false)
  private var hasStarted = false
  /// The threads that deliver a pair at the moment.
  private var deliverers: [pthread_t] = []

  override func receive(first value: A) -> Subscribers.Demand {
    let pair = lock { () -> (A, B)? in
      first = value
      return second.map { (value, $0) }
    }
    if let pair { deliver(pair) }
    return .none
  }

  override func receive(second value: B) -> Subscribers.Demand {
    let pair = lock { () -> (A, B)? in
      second = value
      return first.map { ($0, value) }
    }
    if let pair { deliver(pair) }
    return .none
  }

  /// Offers a pair. A value that the subscriber causes while it takes one is kept as the latest and not published, so that a
  /// chain that assigns to its own source ends.
  private func deliver(_ pair: (A, B)) {
    let thread = pthread_self()
    let isNested = lock { () -> Bool in
      if deliverers.contains(thread) { return true }
      deliverers.append(thread)
      return false
    }
    if isNested { return }
    outlet.offer(pair)
    lock { deliverers.removeAll { $0 == thread } }
  }

  /// Returns whether both have ended, or one that never published.
  override func isOver(isFirst: Bool) -> Bool {
    lock {
      if isFirst { ended.0 = true } else { ended.1 = true }
      return (ended.0 && ended.1) || (ended.0 && first == nil) || (ended.1 && second == nil)
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    super.request(demand)
    let starts = lock { () -> Bool in
      defer { hasStarted = true }
      return !hasStarted
    }
    if starts { requestSources(.unlimited) }
  }
}

private final class ZippedPair<A, B, S: Subscriber>: Pair<A, B, S> where S.Input == (A, B) {
  private var first: [A] = []
  private var second: [B] = []
  private var ended = (false, false)

  override init(_ subscriber: S) {
    super.init(subscriber)
    outlet.onMore = { [weak self] in self?.requestSources($0) }
  }

  override func receive(first value: A) -> Subscribers.Demand {
    lock { first.append(value) }
    match()
    return .none
  }

  override func receive(second value: B) -> Subscribers.Demand {
    lock { second.append(value) }
    match()
    return .none
  }

  private func match() {
    let (pair, isOver) = lock { () -> ((A, B)?, Bool) in
      guard !first.isEmpty, !second.isEmpty else { return (nil, false) }
      let pair = (first.removeFirst(), second.removeFirst())
      return (pair, (ended.0 && first.isEmpty) || (ended.1 && second.isEmpty))
    }
    guard let pair else { return }
    outlet.offer(pair)
    if isOver {
      outlet.finish(.finished)
      cancelSources()
    }
  }

  override func isOver(isFirst: Bool) -> Bool {
    lock {
      if isFirst { ended.0 = true } else { ended.1 = true }
      return isFirst ? first.isEmpty : second.isEmpty
    }
  }

  /// Requests as many values from each source as the subscriber wants, since each pair takes one of each.
  override func request(_ demand: Subscribers.Demand) {
    super.request(demand)
    requestSources(demand)
  }
}

extension Publisher {
  /// Publishes pairs of the latest values of this and another publisher.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    .init(self, other)
  }

  /// Publishes the results of a closure for the latest values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0, $1) }
  }

  /// Publishes the latest values of three publishers, whenever one has a new one.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    .init(self, second, third)
  }

  /// Publishes the results of a closure for the latest values of three publishers, whenever one has a new one.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second, third).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the latest values of four publishers, whenever one has a new one.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    .init(self, second, third, fourth)
  }

  /// Publishes the results of a closure for the latest values of four publishers, whenever one has a new one.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ second: P, _ third: Q, _ fourth: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(second, third, fourth).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

  /// Publishes pairs of the values of this and another publisher that have the same number.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    .init(self, other)
  }

  /// Publishes the results of a closure for each pair.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0, $1) }
  }

  /// Publishes the values of three publishers that have the same number.
  public func zip<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    .init(self, second, third)
  }

  /// Publishes the results of a closure for the values of three publishers that have the same number.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(second, third).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the results of a closure for the values of four publishers that have the same number.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ second: P, _ third: Q, _ fourth: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(second, third, fourth).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

  /// Publishes the values of four publishers that have the same number.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    .init(self, second, third, fourth)
  }
}
