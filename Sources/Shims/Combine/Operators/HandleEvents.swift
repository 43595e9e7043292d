extension Publishers {
  /// Calls closures with everything that passes, in both directions.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Called when the publisher begins; nil: nothing is.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value, before it is passed on; nil: nothing is.
    public var receiveOutput: ((Output) -> Void)?
    /// Called at the end, before it is passed on; nil: nothing is.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when the subscriber cancels; nil: nothing is.
    public var receiveCancel: (() -> Void)?
    /// Called when the subscriber asks for values; nil: nothing is.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Witness(self, subscriber))
    }

    private final class Witness<S: Subscriber>: Subscriber, Subscription
    where S.Input == Output, S.Failure == Upstream.Failure {
      typealias Input = Upstream.Output
      typealias Failure = Upstream.Failure

      private let events: HandleEvents
      private let lock = StateLock()
      private var downstream: S?
      private var upstream: (any Subscription)?

      init(_ events: HandleEvents, _ downstream: S) {
        self.events = events
        self.downstream = downstream
      }

      func receive(subscription: any Subscription) {
        events.receiveSubscription?(subscription)
        lock { upstream = subscription }
        lock { downstream }?.receive(subscription: self)
      }

      func receive(_ input: Input) -> Subscribers.Demand {
        guard let target = lock({ downstream }) else { return .none }
        events.receiveOutput?(input)
        let more = target.receive(input)
        if more > 0 { events.receiveRequest?(more) }
        return more
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        let (target, _) = lock { (downstream.take(), upstream.take()) }
        guard let target else { return }
        events.receiveCompletion?(completion)
        target.receive(completion: completion)
      }

      func request(_ demand: Subscribers.Demand) {
        events.receiveRequest?(demand)
        lock { upstream }?.request(demand)
      }

      func cancel() {
        let (source, _) = lock { (upstream.take(), downstream.take()) }
        guard let source else { return }
        events.receiveCancel?()
        source.cancel()
      }
    }
  }
}

extension Publisher {
  /// Calls closures with everything that passes, in both directions.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    .init(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }

  /// Prints everything that passes.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.HandleEvents<Self> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    var stream = stream
    func say(_ text: String) {
      if stream != nil { stream?.write(start + text + "\n") } else { Swift.print(start + text) }
    }
    return handleEvents(
      receiveSubscription: { say("receive subscription: (\($0))") },
      receiveOutput: { say("receive value: (\($0))") },
      receiveCompletion: { end in
        switch end {
        case .finished: say("receive finished")
        case .failure(let error): say("receive error: (\(error))")
        }
      }, receiveCancel: { say("receive cancel") },
      receiveRequest: { say("request \($0)") })
  }
}
