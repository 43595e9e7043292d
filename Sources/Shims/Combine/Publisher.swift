/// A source of values over time, until it finishes or fails.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Takes a subscriber on: gives it a subscription, then the values that it asks for.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Starts to publish to a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Publishes to a subject, until the returned value is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

/// A publisher that starts on request, so that several subscribers receive all values.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts to publish; the returned value stops it.
  func connect() -> any Cancellable
}

/// The namespace of the publishers that operators return.
public enum Publishers {}
