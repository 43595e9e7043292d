// The names are those of EventKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreLocation
@_exported public import Foundation
public import StillGeometry

/// Permission to read a calendar.
public enum EKAuthorizationStatus: Int, Sendable {
  /// Not asked for, impossible, refused, given, or given for additions.
  case notDetermined, restricted, denied, fullAccess, writeOnly

  /// Given, of older code.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// A kind of entry.
public enum EKEntityType: UInt, Sendable {
  /// An event, or a reminder.
  case event, reminder
}

/// The entries that a change concerns.
public enum EKSpan: Int, Sendable {
  /// This one, or all later ones too.
  case thisEvent, futureEvents
}

/// A calendar.
open class EKCalendar: NSObject {
  /// The name.
  public var title = ""
  /// The name by which it is found again.
  public let calendarIdentifier = UUID().uuidString
  /// The source; nil: none.
  public var source: EKSource!
  /// The colour that entries have in calendars; nil: none.
  public var cgColor: CGColor!
  /// The kind of its source: the device.
  public var type: EKCalendarType { .local }
  /// Whether entries can be added: always.
  public var allowsContentModifications: Bool { true }
  /// Whether it is subscribed to: never.
  public var isSubscribed: Bool { false }
  /// Whether its name and colour are fixed: never.
  public var isImmutable: Bool { false }

  /// A new calendar.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}

/// An entry of a calendar.
open class EKCalendarItem: NSObject {
  /// The title; nil: none.
  public var title: String! = ""
  /// The place; nil: none.
  public var location: String?
  /// Words; nil: none.
  public var notes: String?
  /// An address; nil: none.
  public var url: URL?
  /// The calendar; nil: none.
  public var calendar: EKCalendar!
  /// The name by which it is found again.
  public let calendarItemIdentifier = UUID().uuidString
  /// The alarms; nil: none.
  public var alarms: [EKAlarm]?
  /// The rules by which it comes again; nil: none.
  public var recurrenceRules: [EKRecurrenceRule]?
  /// The time zone; nil: that of the device.
  public var timeZone: TimeZone?
  /// The people who are asked to come: always nil.
  public var attendees: [EKParticipant]? { nil }
  /// Whether people are asked to come: never.
  public var hasAttendees: Bool { false }
  /// Whether there are alarms.
  public var hasAlarms: Bool { alarms?.isEmpty == false }
  /// Whether there are words.
  public var hasNotes: Bool { notes?.isEmpty == false }
  /// Whether it comes again.
  public var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }

  /// Adds an alarm.
  public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Removes an alarm.
  public func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Adds a rule by which it comes again.
  public func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
}

/// An event.
open class EKEvent: EKCalendarItem {
  /// The start; nil: none.
  public var startDate: Date!
  /// The end; nil: none.
  public var endDate: Date!
  /// Whether it lasts whole days.
  public var isAllDay = false
  /// The name by which it is found again; nil: not saved.
  public let eventIdentifier: String! = nil
  /// The place with its coordinate; nil: none.
  public var structuredLocation: EKStructuredLocation?
  /// Whether its person is free or busy meanwhile.
  public var availability = EKEventAvailability.busy
  /// Whether it takes place: not known.
  public var status: EKEventStatus { .none }
  /// The person who asks others to come: always nil.
  public var organizer: EKParticipant? { nil }
  /// The date of the first of recurring events; nil: it has no start.
  public var occurrenceDate: Date! { startDate }
  /// Whether it differs from the rule by which it comes again: never.
  public var isDetached: Bool { false }

  /// A new event.
  public init(eventStore: EKEventStore) {}
}

/// A reminder.
open class EKReminder: EKCalendarItem {
  /// Whether it is done.
  public var isCompleted = false
  /// The date on which it is due; nil: none.
  public var dueDateComponents: DateComponents?
  /// The date from which it can be done; nil: any.
  public var startDateComponents: DateComponents?
  /// The date on which it was done; nil: not done.
  public var completionDate: Date?
  /// The importance, from 1 (most) to 9 (default: 0, none).
  public var priority = 0

  /// A new reminder.
  public init(eventStore: EKEventStore) {}
}

/// Problems of calendars.
public enum EKError: Int, CustomNSError, Sendable {
  /// The event cannot be changed, or lacks a calendar, a beginning or an end.
  case eventNotMutable, noCalendar, noStartDate, noEndDate
  /// The event ends before it begins.
  case datesInverted
  /// The store failed, or only reads the calendar.
  case internalFailure, calendarReadOnly
  /// Permission is refused.
  case eventStoreNotAuthorized = 29

  /// The kind of problem, which is all that is known of one.
  public typealias Code = EKError
  /// The kind of problem.
  public var code: Code { self }
  /// The domain of these problems as values of `NSError`.
  public static let errorDomain = "EKErrorDomain"
  /// The number of the kind.
  public var errorCode: Int { rawValue }
}

/// The calendars of a person. Permission is refused, and there are none.
///
/// Unchecked because the class is open: it has no values.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Calendars that cannot be read.
  public override init() {
    super.init()
  }

  /// Returns the permission: always refused.
  public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }

  /// Returns false: permission is refused.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Returns false: permission is refused.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Returns false: permission is refused.
  open func requestFullAccessToReminders() async throws -> Bool { false }
  /// Returns false: permission is refused.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  /// Reports that permission is refused.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, nil)
  }
  /// Nil: there are no calendars.
  public var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// Returns no calendars.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Returns a condition that holds for nothing.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Returns no events.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Throws: permission is refused.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError.eventStoreNotAuthorized
  }
  /// Throws: permission is refused.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError.eventStoreNotAuthorized
  }
  /// Throws: permission is refused.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError.eventStoreNotAuthorized
  }
}

extension Notification.Name {
  /// Never posted: no calendar changes.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
