import EventKitUI
import SwiftUI
import Testing

/// Pages of calendars: white views that keep their values.
@Suite @MainActor struct CalendarPageTests {
  private final class Receiver: EKEventViewDelegate, EKCalendarChooserDelegate {
    func eventViewController(
      _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction
    ) {}
  }

  private struct Page: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> some UIViewController {
      let page = EKEventViewController()
      page.event = EKEvent(eventStore: EKEventStore())
      return page
    }

    func updateUIViewController(_ page: UIViewControllerType, context: Context) {}
  }

  @Test func pagesKeepTheirValues() throws {
    let receiver = Receiver()
    let page = EKEventViewController()
    page.event = EKEvent(eventStore: EKEventStore())
    page.event.title = "Tea"
    (page.allowsEditing, page.allowsCalendarPreview, page.delegate) = (true, true, receiver)
    #expect(page.event.title == "Tea" && page.allowsEditing && page.allowsCalendarPreview)
    #expect(page.delegate === receiver && page.view.backgroundColor == .white)
    #expect(EKEventViewAction.done != .responded && EKEventViewAction.deleted.rawValue == 2)
    let picture = try ImageRenderer(content: Page().frame(width: 20, height: 20)).bitmap()
    #expect(picture[10, 10].red == 255 && picture[10, 10].alpha == 255)
  }

  @Test func calendarsAreChosen() {
    let receiver = Receiver()
    let chooser = EKCalendarChooser(
      selectionStyle: .multiple, displayStyle: .writableCalendarsOnly, entityType: .event,
      eventStore: EKEventStore())
    chooser.delegate = receiver
    chooser.selectedCalendars = []
    (chooser.showsDoneButton, chooser.showsCancelButton) = (true, true)
    #expect(chooser.selectionStyle == EKCalendarChooserSelectionStyle.multiple)
    #expect(EKCalendarChooserDisplayStyle.allCalendars.rawValue == 0)
    #expect(chooser.showsDoneButton && chooser.showsCancelButton && chooser.delegate === receiver)
    receiver.calendarChooserSelectionDidChange(chooser)
    receiver.calendarChooserDidFinish(chooser)
    receiver.calendarChooserDidCancel(chooser)
    #expect(chooser.selectedCalendars.isEmpty)
  }
}
