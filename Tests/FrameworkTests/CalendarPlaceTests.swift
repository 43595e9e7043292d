import EventKit
import MapKit
import Testing
import UIKit

/// Places, rules and kinds of events, which files of calendars use.
@MainActor struct CalendarPlaceTests {
  @Test func anEventKeepsItsPlace() {
    let event = EKEvent(eventStore: EKEventStore())
    #expect(event.structuredLocation == nil && event.occurrenceDate == nil && !event.isDetached)
    #expect(event.availability == .busy && event.status == EKEventStatus.none)
    let place = EKStructuredLocation(title: "Harbour")
    place.geoLocation = CLLocation(latitude: 50, longitude: 7)
    place.radius = 100
    event.structuredLocation = place
    #expect(event.structuredLocation?.geoLocation?.coordinate.latitude == 50)
    let copy = place.copy() as? EKStructuredLocation
    #expect(copy?.title == "Harbour" && copy?.radius == 100 && copy !== place)
    let alarm = EKAlarm(relativeOffset: 0)
    (alarm.structuredLocation, alarm.proximity) = (place, .enter)
    #expect(alarm.proximity == EKAlarmProximity.enter && alarm.structuredLocation === place)
  }

  @Test func aCalendarIsTheDevices() {
    let calendar = EKCalendar(for: .event, eventStore: EKEventStore())
    #expect(calendar.type == EKCalendarType.local && !calendar.isImmutable)
    #expect(!calendar.isSubscribed && EKEventAvailability.notSupported.rawValue == -1)
  }

  @Test func aRuleKeepsItsDays() {
    let rule = EKRecurrenceRule(
      recurrenceWith: .monthly, interval: 1,
      daysOfTheWeek: [
        EKRecurrenceDayOfWeek(.monday), EKRecurrenceDayOfWeek(.friday, weekNumber: -1),
      ],
      daysOfTheMonth: [1], monthsOfTheYear: [2], weeksOfTheYear: nil, daysOfTheYear: nil,
      setPositions: [-1], end: nil)
    #expect(rule.daysOfTheWeek?.map(\.dayOfTheWeek) == [EKWeekday.monday, .friday])
    #expect(rule.daysOfTheWeek?.map(\.weekNumber) == [0, -1] && rule.daysOfTheMonth == [1])
    #expect(rule.monthsOfTheYear == [2] && rule.setPositions == [-1])
    #expect(rule.weeksOfTheYear == nil && rule.daysOfTheYear == nil && rule.firstDayOfTheWeek == 0)
  }

  @Test func suggestionsHaveKindsOfTheirOwn() {
    let completer = MKLocalSearchCompleter()
    #expect(completer.resultTypes == [.address, .pointOfInterest, .query])
    completer.resultTypes = MKLocalSearchCompleter.ResultType([.address, .physicalFeature])
    #expect(completer.resultTypes.rawValue == 9)
    let region = MKCoordinateRegion(.world)
    let request = MKLocalSearch.Request(naturalLanguageQuery: "Pier", region: region)
    #expect(request.naturalLanguageQuery == "Pier")
    #expect(MKLocalSearch.Request(__naturalLanguageQuery: "Pier").naturalLanguageQuery == "Pier")
  }

  @Test func buttonsOfBarsHaveProxiesInsideOthers() {
    let proxy = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
    proxy.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(proxy !== UIBarButtonItem.appearance())
  }
}
