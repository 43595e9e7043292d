/// Publishes one value and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value that is published.
  public let output: Output

  /// Publishes a value and ends.
  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(
      subscription: Single(subscriber, value: output, completion: .finished))
  }
}

extension Just: Equatable where Output: Equatable {}

/// Publishes nothing, and ends at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// A publisher without values (default: ends at once).
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// A publisher without values of explicit types (default: ends at once).
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error of the failure.
  public let error: Failure

  /// Fails with an error at once.
  public init(error: Failure) {
    self.error = error
  }

  /// Fails with an error at once; the type is for the compiler.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// Creates its publisher for each subscription.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  /// Called once for each subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that is created for each subscription.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// One value, as soon as it is requested, and the end.
final class Single<S: Subscriber>: Subscription {
  private let lock = StateLock()
  private var subscriber: S?
  private let value: S.Input
  private let completion: Subscribers.Completion<S.Failure>

  init(_ subscriber: S, value: S.Input, completion: Subscribers.Completion<S.Failure>) {
    self.subscriber = subscriber
    self.value = value
    self.completion = completion
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let due = lock { () -> S? in
      defer { subscriber = nil }
      return subscriber
    }
    guard let due else { return }
    _ = due.receive(value)
    due.receive(completion: completion)
  }

  func cancel() {
    _ = lock { subscriber.take() }
  }
}

extension Result {
  /// Publishes the value of a success or fails with the error.
  public var publisher: Publisher { Publisher(self) }

  /// Publishes a result's value and ends, or fails with its error.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// The value or the error.
    public let result: Result<Success, Failure>

    /// Publishes a result.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// Publishes a value and ends.
    public init(_ output: Success) {
      self.init(.success(output))
    }

    /// Fails with an error.
    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        subscriber.receive(
          subscription: Single(subscriber, value: value, completion: .finished))
      case .failure(let error):
        Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }
}

extension Optional {
  /// Publishes the value, if there is one, and ends.
  public var publisher: Publisher { Publisher(self) }

  /// Publishes a value, if there is one, and ends.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value; nil where there is none.
    public let output: Wrapped?

    /// Publishes a value, if there is one.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      if let output {
        Just(output).receive(subscriber: subscriber)
      } else {
        Empty().receive(subscriber: subscriber)
      }
    }
  }
}
