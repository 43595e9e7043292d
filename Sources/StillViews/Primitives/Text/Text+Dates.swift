public import Foundation
import StillViewGraph

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable {
      case time, date, relative, offset, timer
    }

    fileprivate let kind: Kind

    /// The time of day: "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The day: "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// How long from now, or how long ago, in the two largest units up to days: "2 hr, 23 min".
    public static let relative = DateStyle(kind: .relative)
    /// How long from now in the largest unit, with a sign: "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// How long from now, or how long ago, as a clock: "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date in the locale, calendar and time zone of the environment.
  ///
  /// Relative styles count from the date of `simulatedDate(_:)` (default: the moment at which the picture is made).
  public init(_ date: Date, style: DateStyle) {
    self.init(.value(StyledDate(date: date, style: style)))
  }

  /// From when to when: "9:30 – 11:00 AM".
  public init(_ dates: ClosedRange<Date>) {
    self.init(.value(DateSpan(dates: dates)))
  }

  /// From when to when: "9:30 – 11:00 AM".
  public init(_ interval: DateInterval) {
    self.init(interval.start...max(interval.start, interval.end))
  }

  /// A clock that counts within an interval, and stands still before and after it.
  ///
  /// - Parameters:
  ///   - pauseTime: The moment at which the clock stops (default: nil, it does not stop).
  ///   - countsDown: Whether it shows the remaining or the elapsed time.
  ///   - showsHours: Whether an hour and more is shown as hours, or as 60 minutes and more.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .value(
        TimerDate(
          interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours)))
  }
}

private struct StyledDate: TextValue {
  let date: Date
  let style: Text.DateStyle

  func words(in environment: EnvironmentValues) -> TextString {
    switch style.kind {
    case .time: .plain(time(environment))
    case .date: .plain(date.formatted(day(environment)))
    case .relative:
      .plain(Span(date, environment).units(.abbreviated, count: 2, environment.locale))
    case .offset: .plain(offset(environment))
    case .timer:
      .plain(Span(date, environment).clock(showsHours: true, environment.locale))
    }
  }

  var readsClock: Bool {
    switch style.kind {
    case .time, .date: false
    case .relative, .offset, .timer: true
    }
  }

  func nextChange(in environment: EnvironmentValues) -> Date? {
    readsClock ? Span(date, environment).nextSecond(from: environment.now, to: date) : nil
  }

  private func day(_ environment: EnvironmentValues) -> Date.FormatStyle {
    Date.FormatStyle(
      date: .long, time: .omitted, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
  }

  /// Returns the time in the locale's short style, "09:05" in locales with two-digit hours; a format style's would be
  /// "9:05" there.
  private func time(_ environment: EnvironmentValues) -> String {
    guard date.timeIntervalSince1970.isFinite else { return "" }
    let formatter = DateFormatter()
    formatter.calendar = environment.calendar
    formatter.locale = environment.locale
    formatter.timeZone = environment.timeZone
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    return formatter.string(from: date)
  }

  private func offset(_ environment: EnvironmentValues) -> String {
    let span = Span(date, environment)
    let sign = date < environment.now ? "-" : "+"
    return sign + span.units(.wide, count: 1, environment.locale)
  }
}

private struct DateSpan: TextValue {
  let dates: ClosedRange<Date>

  func words(in environment: EnvironmentValues) -> TextString {
    let style = Date.IntervalFormatStyle(
      date: .omitted, time: .shortened, locale: environment.locale,
      calendar: environment.calendar, timeZone: environment.timeZone)
    return .plain(style.format(dates.lowerBound..<dates.upperBound))
  }
}

private struct TimerDate: TextValue {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func words(in environment: EnvironmentValues) -> TextString {
    let now = min(max(pauseTime ?? environment.now, interval.lowerBound), interval.upperBound)
    let span =
      countsDown
      ? Span(from: now, to: interval.upperBound) : Span(from: interval.lowerBound, to: now)
    return .plain(span.clock(showsHours: showsHours, environment.locale))
  }

  var readsClock: Bool { pauseTime == nil }

  func nextChange(in environment: EnvironmentValues) -> Date? {
    let now = environment.now
    guard readsClock, now < interval.upperBound else { return nil }
    guard now >= interval.lowerBound else { return interval.lowerBound }
    let end = countsDown ? interval.upperBound : interval.lowerBound
    return Span(from: now, to: end).nextSecond(from: now, to: end)
  }
}

/// A length of time in whole seconds, never negative; at most some three million years.
private struct Span {
  let seconds: Int64

  init(from start: Date, to end: Date) {
    let length = abs(end.timeIntervalSince(start))
    // Half a millisecond of mercy: dates are no exact decimals.
    seconds = length.isNaN ? 0 : Int64(min((length + 0.0005).rounded(.down), 1e14))
  }

  init(_ date: Date, _ environment: EnvironmentValues) {
    self.init(from: environment.now, to: date)
  }

  /// Returns the moment at which the length is a second more or less than it is now.
  func nextSecond(from now: Date, to date: Date) -> Date? {
    guard seconds < 100_000_000_000 else { return nil }
    // Before the date a full second is gone as soon as anything of it is missing.
    let next =
      now < date && seconds > 0
      ? date.addingTimeInterval(0.001 - Double(seconds))
      : now < date ? date.addingTimeInterval(1) : date.addingTimeInterval(Double(seconds) + 1)
    return next > now ? next : now.addingTimeInterval(0.5)
  }

  func units(
    _ width: Duration.UnitsFormatStyle.UnitWidth, count: Int, _ locale: Locale
  ) -> String {
    Duration.UnitsFormatStyle(
      allowedUnits: [.days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count,
      fractionalPart: .hide(rounded: .down)
    )
    .locale(locale)
    .format(.seconds(seconds))
  }

  func clock(showsHours: Bool, _ locale: Locale) -> String {
    let hasHours = showsHours && seconds >= 3600
    var style = Duration.TimeFormatStyle(
      pattern: hasHours ? .hourMinuteSecond : .minuteSecond, locale: locale)
    style.grouping = .never
    return style.format(.seconds(seconds))
  }
}
