// The names are those of EventKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A day of the week.
public enum EKWeekday: Int, Sendable {
  /// The first day.
  case sunday = 1
  /// The days after it.
  case monday, tuesday, wednesday, thursday, friday, saturday
}

/// A day of the week, in all weeks or in one.
open class EKRecurrenceDayOfWeek: NSObject {
  /// The day.
  public let dayOfTheWeek: EKWeekday
  /// The week, from 1, or from the end, from -1 (default: 0, all).
  public let weekNumber: Int

  /// A day of all weeks.
  public convenience init(_ dayOfTheWeek: EKWeekday) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0)
  }

  /// A day of a week.
  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
  }

  /// A day of a week.
  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.dayOfTheWeek = dayOfTheWeek
    self.weekNumber = weekNumber
  }
}

/// How often an entry comes again.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// Every day, week, month, or year.
  case daily, weekly, monthly, yearly
}

/// The end of a rule.
open class EKRecurrenceEnd: NSObject {
  /// The last date; nil: by number.
  public let endDate: Date?
  /// The number of times; 0: by date.
  public let occurrenceCount: Int

  /// An end at a date.
  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
  }

  /// An end after a number of times.
  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
  }
}

/// A rule by which an entry comes again.
open class EKRecurrenceRule: NSObject {
  /// How often.
  public let frequency: EKRecurrenceFrequency
  /// Every how many days, weeks, months, or years.
  public let interval: Int
  /// The end; nil: none.
  open var recurrenceEnd: EKRecurrenceEnd?
  /// The days of the week; nil: that of the start.
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  /// The days of the month, from 1, or from its end, from -1; nil: that of the start.
  public let daysOfTheMonth: [NSNumber]?
  /// The months, from 1; nil: that of the start.
  public let monthsOfTheYear: [NSNumber]?
  /// The weeks of the year, from 1, or from its end, from -1; nil: that of the start.
  public let weeksOfTheYear: [NSNumber]?
  /// The days of the year, from 1, or from its end, from -1; nil: that of the start.
  public let daysOfTheYear: [NSNumber]?
  /// The chosen days among those that fit, from 1, or from the last, from -1; nil: all.
  public let setPositions: [NSNumber]?
  /// The first day of a week, from 1, Sunday (default: 0, the calendar's).
  public var firstDayOfTheWeek: Int { 0 }

  /// A rule without days.
  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil,
      monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }

  /// A rule with days.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int,
    daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
    weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?,
    end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = interval
    daysOfTheWeek = days
    daysOfTheMonth = monthDays
    monthsOfTheYear = months
    self.weeksOfTheYear = weeksOfTheYear
    self.daysOfTheYear = daysOfTheYear
    self.setPositions = setPositions
    recurrenceEnd = end
  }
}
