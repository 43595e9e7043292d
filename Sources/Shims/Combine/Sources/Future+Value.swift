extension Future where Failure == Never {
  /// The value, once there is one.
  public final var value: Output {
    get async {
      await withCheckedContinuation { (continuation: CheckedContinuation<Item<Output>, Never>) in
        subscribe(
          Subscribers.Sink(
            receiveCompletion: { _ in },
            receiveValue: { continuation.resume(returning: Item(value: $0)) }))
      }.value
    }
  }
}

extension Future {
  /// The value, once there is one; throws the error of a future that fails.
  public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Item<Output>, any Error>) in
        subscribe(
          Subscribers.Sink(
            receiveCompletion: {
              if case .failure(let error) = $0 { continuation.resume(throwing: error) }
            },
            receiveValue: { continuation.resume(returning: Item(value: $0)) }))
      }.value
    }
  }
}
