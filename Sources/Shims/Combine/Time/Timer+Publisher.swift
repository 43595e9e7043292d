public import Foundation

extension Timer {
  /// Publishes the date again and again, from `connect()` or `autoconnect()` on.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A timer of a run loop as a publisher.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// Seconds from one date to the next.
    public let interval: TimeInterval
    /// By how many seconds a date may be late; nil: as little as can be.
    public let tolerance: TimeInterval?
    /// Where the timer runs.
    public let runLoop: RunLoop
    /// In which mode of the run loop it runs.
    public let mode: RunLoop.Mode
    /// How the run loop does it; there is nothing to choose.
    public let options: RunLoop.SchedulerOptions?
    private let audience = Audience<Date, Never>()

    /// A timer that runs from `connect()` on.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      audience.admit(subscriber) { nil }
    }

    /// Starts the timer; one that a view starts follows the clock of its stage or film.
    public func connect() -> any Cancellable {
      let listeners = Listeners(audience: audience)
      if let source = TimerClock.current,
        let timer = source(interval, { listeners.audience.send($0) })
      {
        return timer
      }
      let timer = Timer(timeInterval: interval, repeats: true) { _ in
        listeners.audience.send(Date())
      }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }

    /// The subscribers of a timer. Unchecked because the list has a lock.
    private struct Listeners: @unchecked Sendable {
      let audience: Audience<Date, Never>
    }
  }
}

extension NotificationCenter {
  /// Publishes notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// The notifications of a name as a publisher.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The centre that notifications are posted to.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that they are from; nil: any.
    public let object: AnyObject?

    /// Publishes notifications of a name, and of an object where one is given.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      Listening(subscriber, self).begin()
    }

    private final class Listening<S: Subscriber>: Subscription
    where S.Input == Notification, S.Failure == Never {
      private let outlet: DemandSink<S>
      private let center: NotificationCenter
      private let lock = StateLock()
      private var token: (any NSObjectProtocol)?

      init(_ subscriber: S, _ source: Publisher) {
        let outlet = DemandSink(subscriber)
        self.outlet = outlet
        center = source.center
        let ear = Ear { outlet.offer($0) }
        token = center.addObserver(forName: source.name, object: source.object, queue: nil) {
          ear.hear($0)
        }
      }

      func begin() { outlet.begin(with: self) }
      func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

      func cancel() {
        outlet.close()
        let token = lock { () -> (any NSObjectProtocol)? in
          defer { self.token = nil }
          return self.token
        }
        if let token { center.removeObserver(token) }
      }
    }
  }
}

/// The receiver of notifications. Unchecked because its outlet has a lock.
private struct Ear: @unchecked Sendable {
  let hear: (Notification) -> Void
  init(_ hear: @escaping (Notification) -> Void) { self.hear = hear }
}
