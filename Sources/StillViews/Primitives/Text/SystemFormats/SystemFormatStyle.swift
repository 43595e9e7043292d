public import Foundation

/// Formats of the system for moments that are seen from another one: clocks, stopwatches, "2 hours ago".
///
/// They take the date that counts as now. With `Text(.currentDate, format: …)` they run.
public enum SystemFormatStyle {}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Returns a clock of the remaining time: "4:59".
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// Returns a clock of the elapsed time: "0:01".
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Returns a stopwatch: "1:02.33".
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Returns the distance from a date: "2 hours, 5 minutes", with a minus sign before it.
  public static func offset(
    to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field>? = nil,
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    let fields = allowedFields ?? SystemFormatStyle.DateOffset.standardFields
    return Self(to: anchor, allowedFields: fields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// Returns a reference to a date: "in 5 minutes" while it is near, and the date itself beyond a threshold.
  public static func reference(
    to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field>? = nil,
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(
      to: date,
      allowedFields: allowedFields ?? SystemFormatStyle.DateReference.standardFields,
      maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}
