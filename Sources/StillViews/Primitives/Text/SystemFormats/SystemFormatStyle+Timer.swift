public import Foundation

extension SystemFormatStyle {
  /// A clock within a time, which stands still before and after it: "4:59".
  public struct Timer: DiscreteFormatStyle, Sendable {
    var interval: Range<Date>
    var countsDown: Bool
    var clock: ClockFields

    /// The remaining time of an interval.
    ///
    /// - Parameters:
    ///   - maxFieldCount: The maximum number of hours, minutes, seconds and fractions, the largest first.
    ///   - maxPrecision: The smallest step; below a second, fractions are shown.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      clock = ClockFields(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// How much of a time has passed.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(
        countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
        maxPrecision: maxPrecision)
      countsDown = false
    }

    /// Formats the clock at a moment.
    public func format(_ value: Date) -> AttributedString {
      let now = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
      return AttributedString(clock.words(seconds))
    }

    /// Returns the format in another locale.
    public func locale(_ locale: Locale) -> Timer {
      var result = self
      result.clock.locale = locale
      return result
    }

    /// Returns an earlier moment at which the clock differs; nil before the interval begins, as the clock stands still
    /// there.
    public func discreteInput(before input: Date) -> Date? {
      input > interval.lowerBound ? input.addingTimeInterval(-clock.step) : nil
    }

    /// Returns the next moment at which the clock changes; nil after the interval, as the clock stands still there.
    public func discreteInput(after input: Date) -> Date? {
      guard input < interval.upperBound else { return nil }
      guard input >= interval.lowerBound else { return interval.lowerBound }
      return countsDown
        ? clock.nextChange(after: input, until: interval.upperBound)
        : clock.nextChange(after: input, since: interval.lowerBound)
    }
  }

  /// How long something has gone on: "1:02.33"; nothing has passed before it begins.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    var startDate: Date
    var clock: ClockFields

    /// How long something has gone on; the parameters are those of `Timer`.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.startDate = startDate
      clock = ClockFields(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// Formats the elapsed time at a moment.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(clock.words(max(0, value.timeIntervalSince(startDate))))
    }

    /// Returns the format in another locale.
    public func locale(_ locale: Locale) -> Stopwatch {
      var result = self
      result.clock.locale = locale
      return result
    }

    /// Returns an earlier moment at which the clock differs; nil before the start, as the clock stands still there.
    public func discreteInput(before input: Date) -> Date? {
      input > startDate ? input.addingTimeInterval(-clock.step) : nil
    }

    /// Returns the next moment at which the clock changes, at the earliest after the start.
    public func discreteInput(after input: Date) -> Date? {
      clock.nextChange(after: max(input, startDate), since: startDate)
    }
  }
}

/// Which fields a clock shows.
struct ClockFields: Hashable, Codable, Sendable {
  let showsHours: Bool
  let maxFieldCount: Int
  /// Digits behind the seconds, at most nine.
  let digits: Int
  var locale = Locale.autoupdatingCurrent

  init(showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration) {
    self.showsHours = showsHours
    self.maxFieldCount = max(1, maxFieldCount)
    let step = maxPrecision / .seconds(1)
    digits = step > 0 && step < 1 ? min(9, Int((-log10(step)).rounded(.up))) : 0
  }

  /// The number of seconds between two changes.
  var step: TimeInterval { pow(10, -Double(digits)) }

  /// How much of a step dates may be off: they are no exact decimals.
  private static let mercy = 0.0005

  /// Returns the next change of the elapsed time since a date.
  func nextChange(after now: Date, since start: Date) -> Date {
    let steps = (now.timeIntervalSince(start) / step + Self.mercy).rounded(.down)
    return start.addingTimeInterval((steps + 1) * step)
  }

  /// Returns the next change of the remaining time until a date, which is as soon as a part of a step has passed.
  func nextChange(after now: Date, until end: Date) -> Date {
    let steps = (end.timeIntervalSince(now) / step + Self.mercy).rounded(.down)
    return max(end.addingTimeInterval((0.001 - steps) * step), now.addingTimeInterval(0.001 * step))
  }

  /// Formats a length of time, truncated after the last shown digit.
  func words(_ seconds: TimeInterval) -> String {
    let scale = pow(10, Double(digits))
    let exact = seconds.isFinite ? min(max(0, seconds), 1e12) : 0
    let steps = (exact * scale + Self.mercy).rounded(.down)
    let hasHours = showsHours && steps >= 3600 * scale
    let room = maxFieldCount - (hasHours ? 3 : 2)
    typealias Pattern = Duration.TimeFormatStyle.Pattern
    let shown = room > 0 ? digits : 0
    let pattern: Pattern =
      hasHours
      ? (room < 0
        ? .hourMinute(padHourToLength: 1, roundSeconds: .down)
        : .hourMinuteSecond(
          padHourToLength: 1, fractionalSecondsLength: shown, roundFractionalSeconds: .down))
      : .minuteSecond(
        padMinuteToLength: 1, fractionalSecondsLength: shown, roundFractionalSeconds: .down)
    var style = Duration.TimeFormatStyle(pattern: pattern, locale: locale)
    style.grouping = .never
    let whole = (steps / scale).rounded(.down)
    let rest = (steps - whole * scale) / scale
    let fraction = Duration.nanoseconds(Int64((rest * 1e9).rounded()))
    return style.format(.seconds(Int64(whole)) + fraction)
  }
}
