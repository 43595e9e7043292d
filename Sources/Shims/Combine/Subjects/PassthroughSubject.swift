/// A subject that publishes each value to its present subscribers.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  /// A subject without subscribers.
  public init() {}

  public func send(subscription: any Subscription) { audience.add(subscription) }

  public func send(_ value: Output) { audience.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) {
    _ = audience.finish(completion)
  }

  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    audience.admit(subscriber) { nil }
  }
}

/// A subject that has a value, which every subscriber sees first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private let lock = StateLock()
  private var current: Output

  /// A subject with a value.
  public init(_ value: Output) {
    current = value
  }

  /// The present value; setting it publishes it.
  public var value: Output {
    get { lock { current } }
    set { send(newValue) }
  }

  public func send(subscription: any Subscription) { audience.add(subscription) }

  public func send(_ value: Output) {
    guard !audience.hasEnded else { return }
    lock { current = value }
    audience.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    _ = audience.finish(completion)
  }

  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    audience.admit(subscriber) { value }
  }
}
