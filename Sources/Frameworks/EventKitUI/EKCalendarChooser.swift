public import EventKit
public import UIKit

/// How many calendars are chosen.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  /// One, or several.
  case single, multiple
}

/// The calendars that are shown.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// All, or those that can be written.
  case allCalendars, writableCalendarsOnly
}

/// The receiver of chosen calendars. No method is called.
@MainActor @preconcurrency public protocol EKCalendarChooserDelegate: AnyObject {
  /// Receives another choice. Never called.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// Receives the end. Never called.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// Receives the end without a choice. Never called.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// The choice of calendars: a white view.
@MainActor @preconcurrency open class EKCalendarChooser: UIViewController {
  /// How many calendars are chosen.
  public let selectionStyle: EKCalendarChooserSelectionStyle
  /// The receiver.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// The chosen calendars.
  open var selectedCalendars: Set<EKCalendar> = []
  /// Whether there is a button for the end.
  open var showsDoneButton = false
  /// Whether there is a button that ends without a choice.
  open var showsCancelButton = false

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A choice of the calendars of a store.
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType = .event, eventStore: EKEventStore
  ) {
    self.selectionStyle = selectionStyle
    super.init()
    view.backgroundColor = .white
  }
}
