public import Foundation

/// The dates at which a `TimelineView` is evaluated (C11.9).
public protocol TimelineSchedule {
  /// The maximum rate of dates.
  typealias Mode = TimelineScheduleMode
  /// The dates, in order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the dates from `startDate` on, ascending.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The maximum rate of a schedule's dates.
public enum TimelineScheduleMode: Sendable {
  /// At the requested rate.
  case normal
  /// Once a minute, as on a screen that is dimmed. Nothing here asks for it.
  case lowFrequency
}

/// Dates at an even distance.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Dates from `startDate` on, `interval` seconds apart.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, interval.isFinite else { return Entries(from: start, interval: nil) }
    let elapsed = startDate.timeIntervalSince(start)
    let passed = elapsed > 0 ? (elapsed / interval + 1e-9).rounded(.down) : 0
    return Entries(from: start.addingTimeInterval(passed * interval), interval: interval)
  }

  /// The dates, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let first: Date
    /// Seconds; nil: there is one date alone.
    private let interval: TimeInterval?
    private var count = 0.0

    fileprivate init(from first: Date, interval: TimeInterval?) {
      self.first = first
      self.interval = interval
    }

    public mutating func next() -> Date? {
      guard count == 0 || interval != nil else { return nil }
      defer { count += 1 }
      return first.addingTimeInterval(count * (interval ?? 0))
    }
  }
}

/// Every full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The schedule `.everyMinute`.
  public init() {}

  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Dates that are given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Dates in order; the last one that is not later than the moment counts.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Every frame, as far as it matters: 120 dates a second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Dates at least `minimumInterval` seconds apart; none while paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? 1.0 / 120
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(start: isPaused ? nil : startDate, interval: interval)
  }

  /// The dates, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date?
    fileprivate let interval: TimeInterval
    private var count = 0.0

    fileprivate init(start: Date?, interval: TimeInterval) {
      self.start = start
      self.interval = interval
    }

    public mutating func next() -> Date? {
      defer { count += 1 }
      return start?.addingTimeInterval(count * interval)
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at an even distance, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every full minute.
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: Self { AnimationTimelineSchedule() }

  /// Returns every frame, at least `minimumInterval` seconds apart; none while paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates that are given one by one.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
