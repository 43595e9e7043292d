extension Publishers {
  /// Publishes some of the values, chosen by a closure that is created for each subscription.
  public struct Sifted<Upstream: Publisher, Output, Failure: Error>: Publisher {
    let upstream: Upstream
    let gathers: Bool
    let makeSteps: () -> Steps

    /// The handlers of values and of the end.
    struct Steps {
      let onValue: (Upstream.Output) -> Reaction<Output, Failure>
      let onEnd:
        (Subscribers.Completion<Upstream.Failure>) -> (
          last: Output?, completion: Subscribers.Completion<Failure>
        )
    }

    init(_ upstream: Upstream, gathers: Bool = false, _ makeSteps: @escaping () -> Steps) {
      self.upstream = upstream
      self.gathers = gathers
      self.makeSteps = makeSteps
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let steps = makeSteps()
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          subscriber, gathers: gathers, onValue: steps.onValue, onEnd: steps.onEnd))
    }
  }

  /// The publisher of `filter(_:)`.
  public typealias Filter<Upstream: Publisher> = Sifted<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// The publisher of `compactMap(_:)`.
  public typealias CompactMap<Upstream: Publisher, Output> = Sifted<
    Upstream, Output, Upstream.Failure
  >
  /// The publisher of `tryFilter(_:)`.
  public typealias TryFilter<Upstream: Publisher> = Sifted<Upstream, Upstream.Output, any Error>
  /// The publisher of `tryCompactMap(_:)`.
  public typealias TryCompactMap<Upstream: Publisher, Output> = Sifted<
    Upstream, Output, any Error
  >
  /// The publisher of `removeDuplicates()`.
  public typealias RemoveDuplicates<Upstream: Publisher> = Filter<Upstream>
  /// The publisher of `dropFirst(_:)`.
  public typealias Drop<Upstream: Publisher> = Filter<Upstream>
  /// The publisher of `drop(while:)`.
  public typealias DropWhile<Upstream: Publisher> = Filter<Upstream>
  /// The publisher of `first()`.
  public typealias First<Upstream: Publisher> = Filter<Upstream>
  /// The publisher of `first(where:)`.
  public typealias FirstWhere<Upstream: Publisher> = Filter<Upstream>
  /// The publisher of `last()`.
  public typealias Last<Upstream: Publisher> = Filter<Upstream>
  /// The publisher of `last(where:)`.
  public typealias LastWhere<Upstream: Publisher> = Filter<Upstream>
  /// The publisher of `prefix(_:)` and `output(in:)`.
  public typealias Output<Upstream: Publisher> = Filter<Upstream>
  /// The publisher of `prefix(while:)`.
  public typealias PrefixWhile<Upstream: Publisher> = Filter<Upstream>
  /// The publisher of `replaceEmpty(with:)`.
  public typealias ReplaceEmpty<Upstream: Publisher> = Filter<Upstream>
  /// The publisher of `ignoreOutput()`.
  public typealias IgnoreOutput<Upstream: Publisher> = Sifted<Upstream, Never, Upstream.Failure>
  /// The publisher of `collect()`.
  public typealias Collect<Upstream: Publisher> = Sifted<
    Upstream, [Upstream.Output], Upstream.Failure
  >
  /// The publisher of `collect(_:)`.
  public typealias CollectByCount<Upstream: Publisher> = Collect<Upstream>
  /// The publisher of `reduce(_:_:)`.
  public typealias Reduce<Upstream: Publisher, Output> = Sifted<
    Upstream, Output, Upstream.Failure
  >
  /// The publisher of `count()`.
  public typealias Count<Upstream: Publisher> = Sifted<Upstream, Int, Upstream.Failure>
}

extension Publisher {
  /// Returns an operator that fails as the publisher does.
  func sift<T>(
    gathers: Bool = false,
    _ make:
      @escaping () -> (
        value: (Output) -> Reaction<T, Failure>, last: () -> T?
      )
  ) -> Publishers.Sifted<Self, T, Failure> {
    .init(self, gathers: gathers) {
      let (value, last) = make()
      return .init(
        onValue: value,
        onEnd: { end in
          if case .finished = end { return (last(), end) }
          return (nil, end)
        })
    }
  }

  /// Returns an operator whose closure may throw.
  func trySift<T>(
    _ make: @escaping () -> (Output) throws -> Reaction<T, any Error>
  ) -> Publishers.Sifted<Self, T, any Error> {
    .init(self) {
      let step = make()
      return .init(
        onValue: { value in attempt { try step(value) } }, onEnd: { (nil, $0.eraseError()) })
    }
  }

  /// Publishes the values that a closure accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    sift { ({ isIncluded($0) ? .send($0) : .skip }, { nil }) }
  }

  /// Publishes the values that a closure accepts, until it throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    trySift { { try isIncluded($0) ? .send($0) : .skip } }
  }

  /// Publishes the results of a closure for each value, except nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    sift { ({ transform($0).map { .send($0) } ?? .skip }, { nil }) }
  }

  /// Publishes the results of a closure for each value, except nil, until it throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    trySift { { try transform($0).map { .send($0) } ?? .skip } }
  }

  /// Publishes the values that a closure does not find the same as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    sift {
      var last: Output?
      return (
        { value in
          if let last, predicate(last, value) { return .skip }
          last = value
          return .send(value)
        }, { nil }
      )
    }
  }

  /// Publishes nothing but the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    sift(gathers: true) { ({ _ in .skip }, { nil }) }
  }

  /// Publishes a value when there was none.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    sift {
      var isEmpty = true
      return (
        {
          isEmpty = false
          return .send($0)
        }, { isEmpty ? output : nil }
      )
    }
  }

  /// Publishes whether a closure accepts any value.
  public func contains(where predicate: @escaping (Output) -> Bool)
    -> Publishers.Reduce<Self, Bool>
  {
    sift(gathers: true) { ({ predicate($0) ? .end(with: true) : .skip }, { false }) }
  }

  /// Publishes whether a closure accepts every value.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Reduce<Self, Bool> {
    sift(gathers: true) { ({ predicate($0) ? .skip : .end(with: false) }, { true }) }
  }

  /// Publishes how many values there were.
  public func count() -> Publishers.Count<Self> {
    reduce(0) { count, _ in count + 1 }
  }

  /// Publishes the result that a closure accumulates over all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    sift(gathers: true) {
      var result = initialResult
      return (
        {
          result = nextPartialResult(result, $0)
          return .skip
        }, { result }
      )
    }
  }

  /// Publishes all values as one array.
  public func collect() -> Publishers.Collect<Self> {
    reduce([]) { $0 + [$1] }
  }

  /// Publishes arrays of a number of values; the last may have fewer.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "collect(_:) takes one value at the least: \(count)")
    return sift(gathers: false) {
      var values: [Output] = []
      return (
        {
          values.append($0)
          guard values.count == count else { return .skip }
          defer { values = [] }
          return .send(values)
        }, { values.isEmpty ? nil : values }
      )
    }
  }
}

extension Publisher where Output: Equatable {
  /// Publishes the values that differ from the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }

  /// Publishes whether a value comes.
  public func contains(_ output: Output) -> Publishers.Reduce<Self, Bool> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the least value, if there is any.
  public func min() -> Publishers.Filter<Self> { best { $1 < $0 } }

  /// Publishes the greatest value, if there is any.
  public func max() -> Publishers.Filter<Self> { best { $1 >= $0 } }
}

extension Publisher {
  /// Publishes the value that beat all before it.
  private func best(_ beats: @escaping (Output, Output) -> Bool) -> Publishers.Filter<Self> {
    sift(gathers: true) {
      var best: Output?
      return (
        { value in
          if best.map({ beats($0, value) }) ?? true { best = value }
          return .skip
        }, { best }
      )
    }
  }

  /// Publishes the least value in an order.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Filter<Self>
  {
    best { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the greatest value in an order.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Filter<Self>
  {
    best { !areInIncreasingOrder($1, $0) }
  }
}
