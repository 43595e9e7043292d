extension Subscribers {
  /// Wants every value and hands them to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = StateLock()
    private var actions: (value: (Input) -> Void, completion: (Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    /// Hands values and the end to closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      actions = (receiveValue, receiveCompletion)
    }

    public func receive(subscription: any Subscription) {
      let isWelcome = lock { () -> Bool in
        guard actions != nil, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Demand {
      lock { actions }?.value(value)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      take().actions?.completion(completion)
    }

    public func cancel() {
      take().subscription?.cancel()
    }

    private func take() -> (
      actions: (value: (Input) -> Void, completion: (Completion<Failure>) -> Void)?,
      subscription: (any Subscription)?
    ) {
      lock {
        defer {
          actions = nil
          subscription = nil
        }
        return (actions, subscription)
      }
    }
  }
}

extension Publisher {
  /// Calls closures with each value and with the end, until the returned value is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until the returned value is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Stores each value in a property of an object, which is kept alive meanwhile.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Stores each value in a published property, for as long as that one lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.follow(self)
  }
}

extension Subscribers {
  /// Stores each value in a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    /// The property that values are stored in.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    /// The object; nil once the publisher has ended or been cancelled.
    public var object: Root? { lock { root } }
    private let lock = StateLock()
    private var root: Root?
    private var subscription: (any Subscription)?

    /// Stores values in a property of an object, which is kept until the end.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      let isWelcome = lock { () -> Bool in
        guard root != nil, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) {
      _ = take()
    }

    public func cancel() {
      take().subscription?.cancel()
    }

    /// Returns the object as well: released under the lock, it might end what it follows.
    private func take() -> (subscription: (any Subscription)?, root: Root?) {
      lock { (subscription.take(), root.take()) }
    }
  }
}
