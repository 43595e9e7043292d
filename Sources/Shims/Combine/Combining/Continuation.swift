extension Publishers {
  /// Publishes the values of one publisher, then those of others, which a closure chooses at each end.
  ///
  /// Demand that was not used up passes on to the next.
  public struct Continued<Output, InnerFailure: Error, Failure: Error>: Publisher {
    /// The publisher or completion after an end.
    enum Next {
      case go(AnyPublisher<Output, InnerFailure>)
      case end(Subscribers.Completion<Failure>)
    }

    let start: AnyPublisher<Output, InnerFailure>
    /// Makes the closure of one subscription, which may count.
    let makeNext: () -> (Subscribers.Completion<InnerFailure>) -> Next

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let course = Course(subscriber, makeNext())
      course.begin(start)
    }

    private final class Course<S: Subscriber>: Subscription
    where S.Input == Output, S.Failure == Failure {
      private let next: (Subscribers.Completion<InnerFailure>) -> Next
      private let lock = StateLock()
      private var subscriber: S?
      private var source: Tributary<Output, InnerFailure>?
      private var demand = Subscribers.Demand.none

      init(_ subscriber: S, _ next: @escaping (Subscribers.Completion<InnerFailure>) -> Next) {
        self.subscriber = subscriber
        self.next = next
      }

      func begin(_ publisher: AnyPublisher<Output, InnerFailure>) {
        lock { subscriber }?.receive(subscription: self)
        go(publisher)
      }

      private func go(_ publisher: AnyPublisher<Output, InnerFailure>) {
        let source = Tributary<Output, InnerFailure>(
          onStart: { subscription in
            let demand = self.lock { self.demand }
            if demand > 0 { subscription.request(demand) }
          },
          onValue: { value in
            guard let subscriber = self.lock({ self.subscriber }) else { return .none }
            self.lock { self.demand -= 1 }
            let more = subscriber.receive(value)
            self.lock { self.demand += more }
            return more
          },
          onEnd: { self.ended($0) })
        let isOpen = lock { () -> Bool in
          self.source = source
          return subscriber != nil
        }
        if isOpen { publisher.subscribe(source) }
      }

      private func ended(_ end: Subscribers.Completion<InnerFailure>) {
        switch next(end) {
        case .go(let publisher): go(publisher)
        case .end(let completion):
          let target = lock { () -> S? in
            source = nil
            defer { subscriber = nil }
            return subscriber
          }
          target?.receive(completion: completion)
        }
      }

      func request(_ demand: Subscribers.Demand) {
        let source = lock { () -> Tributary<Output, InnerFailure>? in
          self.demand += demand
          return self.source
        }
        source?.requestIfStarted(demand)
      }

      func cancel() {
        let (source, _) = lock { (self.source.take(), subscriber.take()) }
        source?.cancel()
      }
    }
  }

  /// The publisher of `replaceError(with:)`.
  public typealias ReplaceError<Upstream: Publisher> = Continued<
    Upstream.Output, Upstream.Failure, Never
  >
  /// The publisher of `retry(_:)`, and of continuations such as `append` and `prepend`.
  public typealias Retry<Upstream: Publisher> = Continued<
    Upstream.Output, Upstream.Failure, Upstream.Failure
  >
}

extension Publisher {
  /// Publishes values before those of the publisher.
  public func prepend(_ elements: Output...) -> Publishers.Retry<Self> { prepend(elements) }

  /// Publishes values before those of the publisher.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Retry<Self>
  where S.Element == Output {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Publishes the values of another publisher before those of this one.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Retry<Self>
  where P.Output == Output, P.Failure == Failure {
    Self.one(publisher.eraseToAnyPublisher(), then: eraseToAnyPublisher())
  }

  /// Publishes values after those of the publisher.
  public func append(_ elements: Output...) -> Publishers.Retry<Self> { append(elements) }

  /// Publishes values after those of the publisher.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Retry<Self>
  where S.Element == Output {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Publishes the values of another publisher after those of this one.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Retry<Self>
  where P.Output == Output, P.Failure == Failure {
    Self.one(eraseToAnyPublisher(), then: publisher.eraseToAnyPublisher())
  }

  private static func one(
    _ first: AnyPublisher<Output, Failure>, then second: AnyPublisher<Output, Failure>
  ) -> Publishers.Retry<Self> {
    .init(start: first) {
      var isFirst = true
      return { end in
        guard case .finished = end, isFirst else { return .end(end) }
        isFirst = false
        return .go(second)
      }
    }
  }

  /// Goes on with another publisher when this one fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    Publishers.Continued<Output, any Error, P.Failure>(
      start: mapError { $0 as any Error }.eraseToAnyPublisher()
    ) {
      var caught: P.Failure?
      return { end in
        guard case .failure(let error) = end else { return .end(.finished) }
        if let caught { return .end(.failure(caught)) }
        guard let failure = error as? Failure else { return .end(.finished) }
        let rescue = handler(failure).handleEvents(receiveCompletion: { end in
          if case .failure(let error) = end { caught = error }
        })
        return .go(rescue.mapError { $0 as any Error }.eraseToAnyPublisher())
      }
    }.eraseToAnyPublisher()
  }

  /// Goes on with another publisher when this one fails, unless the closure throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    self.catch { failure -> AnyPublisher<Output, any Error> in
      do {
        return try handler(failure).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Publishes a value when the publisher fails, and ends.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    .init(start: eraseToAnyPublisher()) {
      { end in
        if case .finished = end { return .end(.finished) }
        return .go(Just(output).setFailureType(to: Failure.self).eraseToAnyPublisher())
      }
    }
  }

  /// Subscribes again after a failure, at most the given number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    let source = eraseToAnyPublisher()
    return .init(start: source) {
      var left = retries
      return { end in
        guard case .failure = end, left > 0 else { return .end(end) }
        left -= 1
        return .go(source)
      }
    }
  }

  /// Ends the process when the publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.Continued<Output, Failure, Never> {
    .init(start: eraseToAnyPublisher()) {
      { end in
        if case .failure(let error) = end {
          fatalError("\(prefix): \(error)", file: file, line: line)
        }
        return .end(.finished)
      }
    }
  }
}
