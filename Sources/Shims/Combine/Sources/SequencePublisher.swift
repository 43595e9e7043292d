extension Publishers {
  /// Publishes the elements of a sequence on demand, and ends.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The published sequence.
    public let sequence: Elements

    /// A publisher of a sequence's elements, from the start for each subscriber.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = Run(subscriber, sequence.makeIterator())
      subscriber.receive(subscription: subscription)
      subscription.finishIfEmpty()
    }

    private final class Run<S: Subscriber>: Subscription where S.Input == Elements.Element {
      private let lock = StateLock()
      private var subscriber: S?
      private var iterator: Elements.Iterator
      private var next: Elements.Element?
      private var demand = Subscribers.Demand.none
      private var isDelivering = false

      init(_ subscriber: S, _ iterator: Elements.Iterator) {
        self.subscriber = subscriber
        self.iterator = iterator
        next = self.iterator.next()
      }

      func finishIfEmpty() {
        let due = lock { () -> S? in
          guard next == nil else { return nil }
          defer { subscriber = nil }
          return subscriber
        }
        due?.receive(completion: .finished)
      }

      func request(_ demand: Subscribers.Demand) {
        let begins = lock { () -> Bool in
          self.demand += demand
          defer { isDelivering = true }
          return !isDelivering
        }
        if begins { deliver() }
      }

      /// Delivers until nothing is left or asked for; asked again meanwhile, the loop goes on.
      private func deliver() {
        while true {
          let due = lock { () -> (S, S.Input)? in
            guard let subscriber, demand > 0, let value = next else {
              isDelivering = false
              return nil
            }
            demand -= 1
            return (subscriber, value)
          }
          guard let (subscriber, value) = due else { return }
          let following = iterator.next()
          lock { next = following }
          let more = subscriber.receive(value)
          lock { demand += more }
          if following == nil { return finishIfEmpty() }
        }
      }

      func cancel() {
        _ = lock { subscriber.take() }
      }
    }
  }
}

extension Sequence {
  /// Publishes the elements and ends.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Publishers.Sequence {
  /// Publishes a value in place of each nil. Unlike that of other publishers, the result's values are optional still, as Apple's are.
  public func replaceNil<T>(
    with output: T
  ) -> Publishers.Sequence<[Output], Failure> where Elements.Element == T? {
    .init(sequence: sequence.map { $0 ?? output })
  }
}
