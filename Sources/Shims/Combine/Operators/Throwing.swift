extension Publishers {
  /// The publisher of `tryRemoveDuplicates(by:)`.
  public typealias TryRemoveDuplicates<Upstream: Publisher> = TryFilter<Upstream>
  /// The publisher of `tryFirst(where:)`.
  public typealias TryFirstWhere<Upstream: Publisher> = TryFilter<Upstream>
  /// The publisher of `tryLast(where:)`.
  public typealias TryLastWhere<Upstream: Publisher> = TryFilter<Upstream>
  /// The publisher of `tryDrop(while:)`.
  public typealias TryDropWhile<Upstream: Publisher> = TryFilter<Upstream>
  /// The publisher of `tryPrefix(while:)`.
  public typealias TryPrefixWhile<Upstream: Publisher> = TryFilter<Upstream>
  /// The publisher of `tryMin(by:)` and `tryMax(by:)`.
  public typealias TryComparison<Upstream: Publisher> = TryFilter<Upstream>
  /// The publisher of `tryReduce(_:_:)`.
  public typealias TryReduce<Upstream: Publisher, Output> = Sifted<Upstream, Output, any Error>
  /// The publisher of `tryContains(where:)`.
  public typealias TryContainsWhere<Upstream: Publisher> = TryReduce<Upstream, Bool>
  /// The publisher of `tryAllSatisfy(_:)`.
  public typealias TryAllSatisfy<Upstream: Publisher> = TryReduce<Upstream, Bool>
}

extension Publisher {
  /// Publishes the values that a closure does not find the same as the one before, until it throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    trySift {
      var last: Output?
      return { value in
        if let last, try predicate(last, value) { return .skip }
        last = value
        return .send(value)
      }
    }
  }

  /// Publishes the first value that a closure accepts and ends; fails when it throws.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    trySift { { try predicate($0) ? .end(with: $0) : .skip } }
  }

  /// Publishes the last value that a closure accepts; fails when it throws.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    tryGather {
      var last: Output?
      return (
        { value in
          if try predicate(value) { last = value }
          return .skip
        }, { last }
      )
    }
  }

  /// Leaves out values as long as a closure accepts them; fails when it throws.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    trySift {
      var isDropping = true
      return { value in
        if isDropping, try predicate(value) { return .skip }
        isDropping = false
        return .send(value)
      }
    }
  }

  /// Publishes values as long as a closure accepts them, and ends; fails when it throws.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    trySift { { try predicate($0) ? .send($0) : .complete(.finished) } }
  }

  /// Publishes whether a closure accepts any value; fails when it throws.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    tryGather { ({ try predicate($0) ? .end(with: true) : .skip }, { false }) }
  }

  /// Publishes whether a closure accepts every value; fails when it throws.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    tryGather { ({ try predicate($0) ? .skip : .end(with: false) }, { true }) }
  }

  /// Publishes the result that a closure accumulates over all values; fails when it throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    tryGather {
      var result = initialResult
      return (
        {
          result = try nextPartialResult(result, $0)
          return .skip
        }, { result }
      )
    }
  }

  /// Publishes the least value in an order; fails when the closure throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    tryBest { try areInIncreasingOrder($1, $0) }
  }

  /// Publishes the greatest value in an order; fails when the closure throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    tryBest { try !areInIncreasingOrder($1, $0) }
  }

  /// Publishes the value that beat all before it.
  private func tryBest(
    _ beats: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    tryGather {
      var best: Output?
      return (
        { value in
          if try best.map({ try beats($0, value) }) ?? true { best = value }
          return .skip
        }, { best }
      )
    }
  }

  /// Returns an operator whose closure may throw, and which wants everything before it publishes.
  private func tryGather<T>(
    _ make:
      @escaping () -> (
        value: (Output) throws -> Reaction<T, any Error>, last: () -> T?
      )
  ) -> Publishers.Sifted<Self, T, any Error> {
    .init(self, gathers: true) {
      let (step, last) = make()
      return .init(
        onValue: { value in attempt { try step(value) } },
        onEnd: { end in
          if case .finished = end { return (last(), .finished) }
          return (nil, end.eraseError())
        })
    }
  }
}
