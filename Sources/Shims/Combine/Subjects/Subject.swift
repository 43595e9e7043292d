/// A publisher to which values can be sent from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Publishes a value.
  func send(_ value: Output)

  /// Ends.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes a subscription that is to feed the subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Publishes that something has happened.
  public func send() { send(()) }
}

/// The subscribers of one subject, in the order in which they came.
final class Audience<Output, Failure: Error> {
  private let lock = StateLock()
  /// A subscriber that has left leaves its place empty, until more than half of them are.
  private var seats: [Seat<Output, Failure>?] = []
  private var emptyCount = 0
  private var end: Subscribers.Completion<Failure>?
  private var sources: [any Subscription] = []

  deinit {
    for source in sources { source.cancel() }
  }

  /// Adds a subscriber; `first` returns the missed value that it receives first, and is called once the subscriber is
  /// added.
  func admit<S: Subscriber>(_ subscriber: S, first: () -> Output?)
  where S.Input == Output, S.Failure == Failure {
    let seat = TypedSeat(subscriber, in: self)
    let end = lock { () -> Subscribers.Completion<Failure>? in
      if self.end == nil {
        seat.place = seats.count
        seats.append(seat)
      }
      return self.end
    }
    if let end {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: end)
    } else {
      seat.begin(with: first())
    }
  }

  func leave(_ seat: Seat<Output, Failure>) {
    lock {
      guard seats.indices.contains(seat.place), seats[seat.place] === seat else { return }
      seats[seat.place] = nil
      emptyCount += 1
      guard emptyCount > 16, 2 * emptyCount > seats.count else { return }
      seats = seats.filter { $0 != nil }
      for (place, seat) in seats.enumerated() { seat?.place = place }
      emptyCount = 0
    }
  }

  func send(_ value: Output) {
    for seat in lock({ seats }) { seat?.offer(value) }
  }

  /// Ends the subject; returns true if it had not ended before.
  func finish(_ completion: Subscribers.Completion<Failure>) -> Bool {
    let (present, isFirst) = lock { () -> ([Seat<Output, Failure>?], Bool) in
      guard end == nil else { return ([], false) }
      end = completion
      defer { (seats, emptyCount) = ([], 0) }
      return (seats, true)
    }
    for seat in present { seat?.finish(completion) }
    return isFirst
  }

  var hasEnded: Bool { lock { end != nil } }

  func add(_ source: any Subscription) {
    lock { sources.append(source) }
    source.request(.unlimited)
  }
}

/// The subscription of one subscriber to a subject.
class Seat<Output, Failure: Error>: Subscription {
  /// Where it lies in its audience, which alone reads and changes this.
  final fileprivate(set) var place = 0
  func begin(with first: Output?) {}
  func offer(_ value: Output) {}
  func finish(_ completion: Subscribers.Completion<Failure>) {}
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

private final class TypedSeat<S: Subscriber>: Seat<S.Input, S.Failure> {
  private let lock = StateLock()
  private let delivery = DeliveryLock()
  private var subscriber: S?
  private weak var audience: Audience<S.Input, S.Failure>?
  private var demand = Subscribers.Demand.none
  /// A value that the subscriber is to see as soon as it asks: the present one of a subject that has one.
  private var waiting: S.Input?
  /// Whether the last value without demand is kept.
  private var keepsLast = false

  init(_ subscriber: S, in audience: Audience<S.Input, S.Failure>) {
    self.subscriber = subscriber
    self.audience = audience
  }

  override func begin(with first: S.Input?) {
    lock {
      keepsLast = first != nil
      waiting = first
    }
    lock { subscriber }?.receive(subscription: self)
  }

  override func offer(_ value: S.Input) {
    delivery {
      let target = lock { () -> S? in
        guard demand > 0 else {
          if keepsLast { waiting = value }
          return nil
        }
        demand -= 1
        waiting = nil
        return subscriber
      }
      guard let target else { return }
      let more = target.receive(value)
      lock { demand += more }
    }
  }

  override func finish(_ completion: Subscribers.Completion<S.Failure>) {
    delivery {
      let target = lock { () -> S? in
        defer { subscriber = nil }
        return subscriber
      }
      target?.receive(completion: completion)
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    delivery {
      let due = lock { () -> (S, S.Input)? in
        self.demand += demand
        guard self.demand > 0, let waiting, let subscriber else { return nil }
        self.waiting = nil
        self.demand -= 1
        return (subscriber, waiting)
      }
      guard let due else { return }
      let more = due.0.receive(due.1)
      lock { self.demand += more }
    }
  }

  override func cancel() {
    _ = lock { (subscriber.take(), waiting.take()) }
    audience?.leave(self)
  }
}

extension Seat: CustomStringConvertible {
  var description: String { "Subject" }
}
