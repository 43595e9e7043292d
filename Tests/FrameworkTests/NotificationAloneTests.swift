// Foundation comes with the framework, as on Apple's platforms.
import Testing
import UserNotifications

/// Notifications in a file that imports nothing else.
@Suite struct NotificationAloneTests {
  @Test func aReminderHasADate() {
    let parts = DateComponents(hour: 8)
    let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: true)
    #expect(trigger.dateComponents == parts)
  }
}
