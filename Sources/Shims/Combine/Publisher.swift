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

  /// Starts to publish to a subject, until what is returned is cancelled or let go.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

/// A publisher that starts when it is told to, so that several subscribers see the same from the start.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts to publish; what is returned stops it.
  func connect() -> any Cancellable
}

/// The namespace of the publishers that operators return.
public enum Publishers {}
