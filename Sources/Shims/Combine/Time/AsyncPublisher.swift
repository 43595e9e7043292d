/// The values of a publisher, one after the other, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// A value of the publisher.
  public typealias Element = P.Output

  private let publisher: P

  /// Takes the values of a publisher one by one; those that come meanwhile are kept.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(publisher) }

  /// Goes through the values; lets the publisher go with itself.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var base: AsyncStream<Item<P.Output>>.Iterator

    init(_ publisher: P) {
      let (stream, continuation) = AsyncStream.makeStream(of: Item<P.Output>.self)
      let following = publisher.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield(Item(value: $0)) })
      continuation.onTermination = { _ in following.cancel() }
      base = stream.makeAsyncIterator()
    }

    public mutating func next() async -> P.Output? {
      let end = NewsWait.begin()
      defer { end?() }
      return await base.next()?.value
    }
  }
}

/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// A value of the publisher.
  public typealias Element = P.Output

  private let publisher: P

  /// Takes the values of a publisher one by one, and throws its error.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(publisher) }

  /// Goes through the values; lets the publisher go with itself.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var base: AsyncThrowingStream<Item<P.Output>, any Error>.Iterator

    init(_ publisher: P) {
      let (stream, continuation) = AsyncThrowingStream.makeStream(of: Item<P.Output>.self)
      let following = publisher.sink(
        receiveCompletion: { end in
          switch end {
          case .finished: continuation.finish()
          case .failure(let error): continuation.finish(throwing: error)
          }
        }, receiveValue: { continuation.yield(Item(value: $0)) })
      continuation.onTermination = { _ in following.cancel() }
      base = stream.makeAsyncIterator()
    }

    public mutating func next() async throws -> P.Output? {
      let end = NewsWait.begin()
      defer { end?() }
      return try await base.next()?.value
    }
  }
}

/// A value on its way to the awaiting task. Unchecked because exactly one task receives it.
struct Item<Value>: @unchecked Sendable {
  let value: Value
}

extension Publisher where Failure == Never {
  /// The values, one after the other, for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, one after the other, for `for try await`.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
