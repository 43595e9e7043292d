import Foundation
import Stillframe
import Testing

/// Wheels and months of date pickers (rule C3.11).
@MainActor @Suite struct DateWheelTests {
  private static let date = Date(timeIntervalSince1970: 1_726_000_000)

  private func words(
    _ parts: DatePickerComponents, _ locale: String, _ style: some DatePickerStyle
  ) throws -> [String] {
    let renderer = ImageRenderer(
      content: DatePicker("", selection: .constant(Self.date), displayedComponents: parts)
        .datePickerStyle(style).labelsHidden().frame(width: 320)
        .environment(\.locale, Locale(identifier: locale))
        .environment(\.timeZone, .gmt))
    return try renderer.layoutReport().nodes(where: { $0.text != nil }).compactMap(\.text)
  }

  @Test func timesHaveAWheelForTheHalfOfTheDayWhereTheRegionHasHalves() throws {
    let american = try words(.hourAndMinute, "en_US", .wheel)
    #expect(american.contains("AM") && american.contains("PM"))
    #expect(american.contains("8") && !american.contains("08"))
    #expect(american.allSatisfy { !$0.contains(" ") })
    let german = try words(.hourAndMinute, "de_DE", .wheel)
    #expect(!german.contains("AM") && german.contains("20"))
  }

  @Test func aDateWithATimeHasOneWheelOfDays() throws {
    let shown = try words([.date, .hourAndMinute], "en_US", .wheel)
    #expect(shown.contains("Tue Sep 10") && !shown.contains("Today"))
    #expect(!shown.contains("2024"))
  }

  @Test func thePresentDayIsToday() throws {
    let renderer = ImageRenderer(
      content: DatePicker("", selection: .constant(Self.date)).datePickerStyle(.wheel)
        .labelsHidden().frame(width: 320).environment(\.timeZone, .gmt)
        .simulatedDate(Self.date.addingTimeInterval(86_400)))
    let shown = try renderer.layoutReport().nodes(where: { $0.text != nil }).compactMap(\.text)
    #expect(shown.contains("Today") && shown.contains("Tue Sep 10"))
    #expect(!shown.contains("Wed Sep 11"))
  }

  @Test func daysOfTheWeekAreThoseOfTheRegion() throws {
    let german = try words(.date, "de_DE", .graphical)
    let days = german.filter { $0.count <= 3 && $0.first?.isLetter == true }
    #expect(days.prefix(2) == ["MO", "DI"] || days.prefix(2) == ["MO.", "DI."])
    let american = try words(.date, "en_US", .graphical)
    #expect(american.contains("SUN"))
  }
}
