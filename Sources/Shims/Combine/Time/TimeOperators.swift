extension Publishers {
  /// Publishes on a scheduler, with handlers for each value and for the end.
  ///
  /// The values wait in an outlet, so that they keep their order and respect the subscriber's demand.
  public struct Timed<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let makeSteps: (Offer) -> Steps

    /// The closures through which a step publishes.
    struct Offer {
      let value: (Output) -> Void
      let end: (Subscribers.Completion<Failure>) -> Void
    }

    /// The handlers of values, the end, and cancellation.
    struct Steps {
      let onValue: (Upstream.Output) -> Void
      let onEnd: (Subscribers.Completion<Failure>) -> Void
      var onCancel: () -> Void = {}
      var onStart: () -> Void = {}
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Passage(subscriber, makeSteps).begin(upstream)
    }

    private final class Passage<S: Subscriber>: Subscription
    where S.Input == Output, S.Failure == Upstream.Failure {
      private let outlet: DemandSink<S>
      private let steps: Steps
      private let lock = StateLock()
      private var source: Tributary<Upstream.Output, Upstream.Failure>?

      init(_ subscriber: S, _ makeSteps: (Offer) -> Steps) {
        let outlet = DemandSink(subscriber)
        self.outlet = outlet
        steps = makeSteps(
          Offer(value: { outlet.offer($0) }, end: { outlet.finish($0) }))
      }

      func begin(_ upstream: Upstream) {
        let source = Tributary<Upstream.Output, Upstream.Failure>(
          onValue: { value in
            self.steps.onValue(value)
            return .none
          }, onEnd: { self.steps.onEnd($0) })
        lock { self.source = source }
        outlet.begin(with: self)
        steps.onStart()
        upstream.subscribe(source)
      }

      func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

      func cancel() {
        outlet.close()
        steps.onCancel()
        let source = lock { () -> Tributary<Upstream.Output, Upstream.Failure>? in
          defer { self.source = nil }
          return self.source
        }
        source?.cancel()
      }
    }
  }

  /// The publisher of `receive(on:)`.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Timed<
    Upstream, Upstream.Output
  >
  /// The publisher of `delay(for:scheduler:)`.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = Timed<
    Upstream, Upstream.Output
  >
  /// The publisher of `debounce(for:scheduler:)`.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Timed<
    Upstream, Upstream.Output
  >
  /// The publisher of `throttle(for:scheduler:latest:)`.
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Timed<
    Upstream, Upstream.Output
  >
  /// The publisher of `measureInterval(using:)`.
  public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> = Timed<
    Upstream, Context.SchedulerTimeType.Stride
  >
  /// The publisher of `timeout(_:scheduler:)`.
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = Timed<
    Upstream, Upstream.Output
  >

  /// Subscribes on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Where the subscription is made.
    public let scheduler: Context
    /// How the scheduler does it.
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let upstream = upstream
      scheduler.schedule(options: options) { upstream.subscribe(subscriber) }
    }
  }
}

/// The state of a timed operator between values.
private final class Remembered<Value> {
  private let lock = StateLock()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  func withValue<Result>(_ body: (inout Value) -> Result) -> Result {
    lock { body(&stored) }
  }
}

extension Publisher {
  /// Delivers on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    .init(upstream: self) { offer in
      .init(
        onValue: { value in scheduler.schedule(options: options) { offer.value(value) } },
        onEnd: { end in scheduler.schedule(options: options) { offer.end(end) } })
    }
  }

  /// Subscribes on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    .init(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers everything a while later; a failure at once.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    let tolerance = tolerance ?? scheduler.minimumTolerance
    return .init(upstream: self) { offer in
      func later(_ action: @escaping () -> Void) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
          action)
      }
      return .init(
        onValue: { value in later { offer.value(value) } },
        onEnd: { end in
          if case .failure = end { offer.end(end) } else { later { offer.end(end) } }
        })
    }
  }

  /// Delivers a value once none has followed it for a while.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    .init(upstream: self) { offer in
      let latest = Remembered<(number: Int, value: Output?)>((0, nil))
      func take(_ number: Int?) -> Output? {
        latest.withValue { state in
          guard number == nil || number == state.number else { return nil }
          defer { state.value = nil }
          return state.value
        }
      }
      return .init(
        onValue: { value in
          let number = latest.withValue { state -> Int in
            state = (state.number &+ 1, value)
            return state.number
          }
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            if let value = take(number) { offer.value(value) }
          }
        },
        onEnd: { end in
          if case .finished = end, let value = take(nil) { offer.value(value) }
          offer.end(end)
        })
    }
  }

  /// Delivers one value at the most in each while: the first or the latest.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    .init(upstream: self) { offer in
      let state = Remembered<(next: S.SchedulerTimeType?, waiting: Output?)>((nil, nil))
      func take() -> Output? {
        state.withValue { state in
          defer { state.waiting = nil }
          return state.waiting
        }
      }
      return .init(
        onValue: { value in
          let now = scheduler.now
          let delay = state.withValue { state -> S.SchedulerTimeType?? in
            if state.waiting != nil {
              if latest { state.waiting = value }
              return .none
            }
            state.waiting = value
            guard let next = state.next, next > now else {
              state.next = now.advanced(by: interval)
              return .some(nil)
            }
            state.next = next.advanced(by: interval)
            return .some(next)
          }
          guard let delay else { return }
          let deliver = { if let value = take() { offer.value(value) } }
          if let date = delay {
            scheduler.schedule(after: date, deliver)
          } else {
            scheduler.schedule(deliver)
          }
        },
        onEnd: { end in
          if case .finished = end, let value = take() { offer.value(value) }
          offer.end(end)
        })
    }
  }

  /// Publishes how long it took from value to value.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    .init(upstream: self) { offer in
      let last = Remembered(scheduler.now)
      return .init(
        onValue: { _ in
          let now = scheduler.now
          let before = last.withValue { last -> S.SchedulerTimeType in
            defer { last = now }
            return last
          }
          offer.value(before.distance(to: now))
        }, onEnd: offer.end)
    }
  }

  /// Ends when no value has come for a while, with an error if one is given.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    .init(upstream: self) { offer in
      let count = Remembered(0)
      func wait() {
        let number = count.withValue { count -> Int in
          count &+= 1
          return count
        }
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
          guard count.withValue({ $0 }) == number else { return }
          offer.end(customError.map { .failure($0()) } ?? .finished)
        }
      }
      return .init(
        onValue: { value in
          wait()
          scheduler.schedule(options: options) { offer.value(value) }
        },
        onEnd: { end in
          count.withValue { $0 &+= 1 }
          scheduler.schedule(options: options) { offer.end(end) }
        }, onCancel: { count.withValue { $0 &+= 1 } }, onStart: wait)
    }
  }
}
