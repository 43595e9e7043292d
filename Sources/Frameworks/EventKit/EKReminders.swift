public import Foundation

/// A kind of source of calendars.
public enum EKSourceType: Int, Sendable {
  /// The device, servers, or birthdays.
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

/// A source of calendars.
open class EKSource: NSObject {
  /// The name.
  open var title: String { "" }
  /// The name by which it is found again.
  open var sourceIdentifier: String { "" }
  /// The kind.
  open var sourceType: EKSourceType { .local }
}

/// An alarm of an entry. It never rings.
open class EKAlarm: NSObject {
  /// The time; nil: by the entry's.
  open var absoluteDate: Date?
  /// The seconds after the entry's start.
  open var relativeOffset: TimeInterval = 0
  /// The place at which it rings; nil: none.
  open var structuredLocation: EKStructuredLocation?
  /// Coming to the place, or leaving it.
  open var proximity = EKAlarmProximity.none

  /// An alarm at a time.
  public init(absoluteDate date: Date) {
    absoluteDate = date
  }

  /// An alarm by an entry's start.
  public init(relativeOffset offset: TimeInterval) {
    relativeOffset = offset
  }
}

extension EKEventStore {
  /// The sources: none.
  public var sources: [EKSource] { [] }
  /// The source on the device; nil: none.
  public var defaultSource: EKSource! { nil }

  /// Nil: there are no calendars.
  public func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// Returns nil: there are no calendars.
  public func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Returns nil: there are no entries.
  public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Returns nil: there are no events.
  public func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Throws: permission is refused.
  public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError.eventStoreNotAuthorized
  }
  /// Throws: permission is refused.
  public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError.eventStoreNotAuthorized
  }
  /// Throws: permission is refused.
  public func remove(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError.eventStoreNotAuthorized
  }
  /// Throws: permission is refused.
  public func commit() throws { throw EKError.eventStoreNotAuthorized }
  /// No effect: nothing was changed.
  public func reset() {}
  /// Returns a condition that holds for nothing.
  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Returns a condition that holds for nothing.
  public func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Reports no reminders.
  @discardableResult
  public func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return 0
  }
  /// No effect: there is nothing to fetch.
  public func cancelFetchRequest(_ fetchIdentifier: Any) {}
  /// Reports that permission is refused.
  public func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  /// Reports that permission is refused.
  public func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
}
