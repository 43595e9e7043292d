public import Foundation
public import StillViewGraph

extension Locale {
  /// The locale of pictures that set none: that of the machine would make each machine's its own.
  static let picture = Locale(identifier: "en_US")
}

private let localeEntry = EnvironmentEntry<Locale>(.picture)
private let timeZoneEntry = EnvironmentEntry<TimeZone>(.gmt)

private let calendarEntry = EnvironmentEntry<Calendar>(
  {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .picture
    calendar.timeZone = .gmt
    return calendar
  }())

extension EnvironmentValues {
  /// In which language and form numbers and dates are written; "en_US" unless set, on every machine.
  public var locale: Locale {
    get { self[localeEntry] }
    set { self[localeEntry] = newValue }
  }

  /// The calendar of dates; the Gregorian one unless set.
  public var calendar: Calendar {
    get { self[calendarEntry] }
    set { self[calendarEntry] = newValue }
  }

  /// Where the clocks of dates and times hang; in Greenwich unless set.
  public var timeZone: TimeZone {
    get { self[timeZoneEntry] }
    set { self[timeZoneEntry] = newValue }
  }

  /// The moment that relative dates and timers count from.
  package var now: Date { simulatedDate ?? .now }
}
