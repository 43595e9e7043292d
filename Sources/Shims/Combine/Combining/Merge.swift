extension Publishers {
  /// Publishes the values of several publishers, and ends when all have.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let publishers: [Upstream]

    /// Merges publishers of one type.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Merges publishers of one type.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Returns a merge with one more publisher.
    public func merge(with other: Upstream) -> MergeMany { .init(publishers + [other]) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let confluence = Confluence(subscriber, count: publishers.count)
      confluence.begin()
      for publisher in publishers { publisher.subscribe(confluence.source()) }
    }
  }

  /// Publishes the values of two publishers, and ends when both have.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// One of those whose values are published.
    public let a: A
    /// The other one of those whose values are published.
    public let b: B

    /// Merges two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let confluence = Confluence(subscriber, count: 2)
      confluence.begin()
      a.subscribe(confluence.source())
      b.subscribe(confluence.source())
    }
  }

  /// The publisher of `merge` with three publishers.
  public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Merge<Merge<A, B>, C>
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output
  /// The publisher of `merge` with four publishers.
  public typealias Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = Merge<
    Merge3<A, B, C>, D
  >
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output
}

/// Where several sources run together.
private final class Confluence<S: Subscriber>: Subscription {
  private let outlet: DemandSink<S>
  private let lock = StateLock()
  private var sources: [Tributary<S.Input, S.Failure>] = []
  private var open: Int

  init(_ subscriber: S, count: Int) {
    outlet = DemandSink(subscriber)
    open = count
  }

  func begin() {
    outlet.begin(with: self)
    if open == 0 { outlet.finish(.finished) }
  }

  func source() -> Tributary<S.Input, S.Failure> {
    let source = Tributary<S.Input, S.Failure>(
      onValue: { [outlet] value in
        outlet.offer(value)
        return .none
      },
      onEnd: { end in
        switch end {
        case .failure:
          self.outlet.finish(end)
          self.cancelSources()
        case .finished:
          let isLast = self.lock { () -> Bool in
            self.open -= 1
            return self.open == 0
          }
          if isLast { self.outlet.finish(.finished) }
        }
      })
    let isOpen = outlet.isOpen
    lock { if isOpen { sources.append(source) } }
    if !isOpen { source.cancel() }
    return source
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    outlet.close()
    cancelSources()
  }

  private func cancelSources() {
    let sources = lock { () -> [Tributary<S.Input, S.Failure>] in
      defer { self.sources = [] }
      return self.sources
    }
    for source in sources { source.cancel() }
  }
}

extension Publisher {
  /// Publishes the values of this and another publisher, and ends when both have.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    .init(self, other)
  }

  /// Publishes the values of three publishers.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    .init(.init(self, b), c)
  }

  /// Publishes the values of four publishers.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    .init(.init(.init(self, b), c), d)
  }

  /// Publishes the values of this and another publisher of the same type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init(self, other) }
}
