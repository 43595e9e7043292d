public import Dispatch
public import Foundation

/// Work for another thread. Work that views schedule on the main thread runs on the rendering thread, by its clock.
///
/// Unchecked because closures given to a scheduler are not Sendable in Combine: the caller is responsible for their
/// safety.
private struct Work: @unchecked Sendable {
  let run: () -> Void
}

extension DispatchQueue: Scheduler {
  /// A moment on the queue's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// Nanoseconds, as the clock counts them.
    private let nanoseconds: UInt64

    /// The moment, as Dispatch has it.
    public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }

    /// A moment of Dispatch's.
    public init(_ time: DispatchTime) {
      nanoseconds = time.uptimeNanoseconds
    }

    public func distance(to other: Self) -> Stride {
      Stride(magnitude: (Double(other.nanoseconds) - Double(nanoseconds)) / 1e9)
    }

    public func advanced(by n: Stride) -> Self {
      Self(dispatchTime + .nanoseconds(Int(exactly: (n.magnitude * 1e9).rounded()) ?? .max))
    }

    /// A length of time, in seconds.
    public struct Stride: SchedulerStride, Codable, Hashable, Sendable {
      public var magnitude: Double
      public init(magnitude: Double) { self.magnitude = magnitude }
      /// A length of time of Dispatch's.
      public init(_ interval: DispatchTimeInterval) {
        switch interval {
        case .seconds(let s): self = .seconds(s)
        case .milliseconds(let ms): self = .milliseconds(ms)
        case .microseconds(let us): self = .microseconds(us)
        case .nanoseconds(let ns): self = .nanoseconds(ns)
        default: self.init(magnitude: .infinity)
        }
      }
    }
  }

  public struct SchedulerOptions {
    /// How urgent work is.
    public var qos: DispatchQoS
    /// The flags of the work.
    public var flags: DispatchWorkItemFlags
    /// The group that waits for work; nil: none.
    public var group: DispatchGroup?

    /// The priority and flags of the work, and the group that waits for it.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(run: action)
    if ViewWork.takes(on: isMain, { work.run() }) { return }
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [],
      execute: ViewWork.elsewhere { work.run() })
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = Work(run: action)
    let delay = now.distance(to: date).magnitude
    if ViewWork.takes(on: isMain, after: delay, { work.run() }) { return }
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [],
      execute: ViewWork.elsewhere { work.run() })
  }

  /// Whether it is the main queue, compared by its label: Dispatch may return a new object for each access.
  private var isMain: Bool { label == DispatchQueue.main.label }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    let work = Work(run: action)
    timer.setEventHandler { work.run() }
    timer.schedule(deadline: date.dispatchTime, repeating: Swift.max(1e-9, interval.magnitude))
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }
}

extension RunLoop: Scheduler {
  /// A moment by the calendar's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment, as a date.
    public var date: Date

    /// A moment by its date.
    public init(_ date: Date) {
      self.date = date
    }

    public func distance(to other: Self) -> Stride {
      Stride(magnitude: other.date.timeIntervalSince(date))
    }

    public func advanced(by n: Stride) -> Self { Self(date + n.magnitude) }

    /// A length of time, in seconds.
    public struct Stride: SchedulerStride, Codable, Hashable, Sendable {
      public var magnitude: Double
      public init(magnitude: Double) { self.magnitude = magnitude }
      /// A length of time in seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    }
  }

  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(run: action)
    if ViewWork.takes(on: isMain, { work.run() }) { return }
    perform { work.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = Work(run: action)
    if ViewWork.takes(on: isMain, after: date.date.timeIntervalSinceNow, { work.run() }) { return }
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }
    add(timer, forMode: .default)
  }

  private var isMain: Bool { self === RunLoop.main || self === RunLoop.current }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = Work(run: action)
    let timer = Timer(fire: date.date, interval: interval.magnitude, repeats: true) { _ in
      work.run()
    }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  public typealias SchedulerOptions = RunLoop.SchedulerOptions

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(run: action)
    if ViewWork.takes(on: self === OperationQueue.main, { work.run() }) { return }
    addOperation(ViewWork.elsewhere { work.run() })
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = Work(run: action)
    let delay = Swift.max(0, date.date.timeIntervalSinceNow)
    let isMain = self === OperationQueue.main
    if ViewWork.takes(on: isMain, after: delay, { work.run() }) { return }
    let counted = ViewWork.elsewhere { work.run() }
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in addOperation(counted) }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = Work(run: action)
    let queue = DispatchQueue.global()
    let delay = Swift.max(0, date.date.timeIntervalSinceNow)
    return queue.schedule(
      after: .init(.now() + delay), interval: .seconds(interval.magnitude), tolerance: .seconds(0),
      options: nil
    ) { [weak self] in
      self?.addOperation { work.run() }
    }
  }
}
