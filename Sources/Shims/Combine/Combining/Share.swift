extension Publishers {
  /// Publishes the values of one subscription to all its subscribers, from `connect()` on.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the subject that subscribers share, when it is first needed.
    public let createSubject: () -> SubjectType
    private let lock = StateLock()
    private var known: SubjectType?

    /// Lets subscribers share a subject, which is fed from `connect()` on.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      if let known = lock({ known }) { return known }
      let new = createSubject()
      return lock {
        if let known { return known }
        known = new
        return new
      }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Publishes the values of one subscription, which lasts as long as there are subscribers, to all of them.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    private let shared:
      Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

    /// Lets subscribers share one subscription.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }
  }

  /// Connects a publisher when its first subscriber comes, and stops it when the last one has gone.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The connected publisher.
    public final let upstream: Upstream
    private let lock = StateLock()
    private var count = 0
    private var connection: (any Cancellable)?

    /// Connects a publisher as long as there is a subscriber.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let once = StateLock.Once()
      let leave = { [self] in if once.isFirst() { left() } }
      upstream.handleEvents(
        receiveCompletion: { _ in leave() }, receiveCancel: leave
      ).subscribe(subscriber)
      let connects = lock { () -> Bool in
        count += 1
        return count == 1
      }
      guard connects else { return }
      let connection = upstream.connect()
      let isLate = lock { () -> Bool in
        if count > 0 { self.connection = connection }
        return count == 0
      }
      if isLate { connection.cancel() }
    }

    private func left() {
      let ended = lock { () -> (any Cancellable)? in
        count = Swift.max(0, count - 1)
        guard count == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      ended?.cancel()
    }
  }

  /// A publisher that waits for `connect()`.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    private let shared: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

    /// Lets a publisher wait for `connect()`.
    public init(upstream: Upstream) {
      shared = Multicast(upstream: upstream) { PassthroughSubject() }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      shared.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { shared.connect() }
  }
}

extension StateLock {
  /// A flag that is true for the first caller only.
  final class Once {
    private let lock = StateLock()
    private var isDone = false

    func isFirst() -> Bool {
      lock {
        defer { isDone = true }
        return !isDone
      }
    }
  }
}

extension Publisher {
  /// Publishes the values of one subscription to all subscribers.
  public func share() -> Publishers.Share<Self> { .init(upstream: self) }

  /// Publishes through a subject that is made for it.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    .init(upstream: self, createSubject: createSubject)
  }

  /// Publishes through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    .init(upstream: self) { subject }
  }
}

extension Publisher where Failure == Never {
  /// Waits for `connect()`.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { .init(upstream: self) }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes.
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}
