extension Publishers {
  /// When a buffer asks for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// As many as there is room for, at the start, and one more for each that is taken.
    case keepFull
    /// Everything, whatever is asked of the buffer.
    case byRequest
  }

  /// The treatment of a value too many.
  public enum BufferingStrategy<Failure: Error> {
    /// The value is left out.
    case dropNewest
    /// The value that has waited longest goes.
    case dropOldest
    /// The buffer fails with an error.
    case customError(() -> Failure)
  }

  /// Keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The largest number of values that are kept.
    public let size: Int
    /// When values are asked for.
    public let prefetch: PrefetchStrategy
    /// The treatment of a value too many.
    public let whenFull: BufferingStrategy<Failure>

    /// Keeps a number of a publisher's values until they are asked for.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Store(subscriber, self))
    }

    private final class Store<S: Subscriber>: Subscriber, Subscription
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      typealias Input = Upstream.Output
      typealias Failure = Upstream.Failure

      private let buffer: Buffer
      private let lock = StateLock()
      private let delivery = DeliveryLock()
      private var subscriber: S?
      private var upstream: (any Subscription)?
      private var values: [Input] = []
      private var end: Subscribers.Completion<Failure>?
      private var demand = Subscribers.Demand.none

      init(_ subscriber: S, _ buffer: Buffer) {
        self.subscriber = subscriber
        self.buffer = buffer
      }

      func receive(subscription: any Subscription) {
        let isWelcome = lock { () -> Bool in
          guard upstream == nil, subscriber != nil else { return false }
          upstream = subscription
          return true
        }
        guard isWelcome else { return subscription.cancel() }
        switch buffer.prefetch {
        case .keepFull: subscription.request(.max(buffer.size))
        case .byRequest: subscription.request(.unlimited)
        }
        lock { subscriber }?.receive(subscription: self)
      }

      func receive(_ input: Input) -> Subscribers.Demand {
        let failure = lock { () -> Failure? in
          guard subscriber != nil, end == nil else { return nil }
          guard values.count >= buffer.size else {
            values.append(input)
            return nil
          }
          switch buffer.whenFull {
          case .dropNewest: return nil
          case .dropOldest:
            if !values.isEmpty {
              values.removeFirst()
              values.append(input)
            }
            return nil
          case .customError(let error): return error()
          }
        }
        if let failure {
          lock { upstream }?.cancel()
          receive(completion: .failure(failure))
          return .none
        }
        return drain()
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        _ = lock { () -> (any Subscription)? in
          if end == nil { end = completion }
          return upstream.take()
        }
        _ = drain()
      }

      func request(_ demand: Subscribers.Demand) {
        let source = lock { () -> (any Subscription)? in
          self.demand += demand
          return upstream
        }
        let more = drain()
        if more > 0 { source?.request(more) }
      }

      /// Delivers what is asked for; returns how many values there is room for now.
      private func drain() -> Subscribers.Demand {
        delivery {
          var taken = 0
          while true {
            let due = lock { () -> (S, Input)? in
              guard let subscriber, demand > 0, !values.isEmpty else { return nil }
              demand -= 1
              return (subscriber, values.removeFirst())
            }
            guard let (subscriber, value) = due else { break }
            taken += 1
            let more = subscriber.receive(value)
            lock { demand += more }
          }
          let ended = lock { () -> (S, Subscribers.Completion<Failure>)? in
            guard let subscriber, values.isEmpty, let end else { return nil }
            self.subscriber = nil
            return (subscriber, end)
          }
          if let (subscriber, end) = ended { subscriber.receive(completion: end) }
          return buffer.prefetch == .keepFull ? .max(taken) : .none
        }
      }

      func cancel() {
        let (source, _, _) = lock { () -> ((any Subscription)?, S?, [Input]) in
          defer { values = [] }
          return (upstream.take(), subscriber.take(), values)
        }
        source?.cancel()
      }
    }
  }
}

extension Publisher {
  /// Keeps a number of values until they are asked for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    .init(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
