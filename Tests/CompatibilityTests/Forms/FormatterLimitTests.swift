import SwiftUI
import Testing

/// Numbers beyond what formatters can write.
struct FormatterLimitTests {
  static let extremes: [Double] = [
    .infinity, -.infinity, .nan, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, 1e18,
    -1e18, 1e13, .leastNonzeroMagnitude, -0.0,
  ]

  @Test(arguments: extremes) func durationsThatNoCalendarCountsAreNotWritten(_ seconds: Double) {
    let formatter = DateComponentsFormatter()
    for style in [DateComponentsFormatter.UnitsStyle.positional, .full, .spellOut] {
      for units in [[], [.year, .month], [.second], [.nanosecond]] as [NSCalendar.Unit] {
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        let words = formatter.string(from: seconds)
        #expect(words?.isEmpty != true)
        #expect((words == nil) == !(abs(seconds) <= 1.5e13))
      }
    }
  }

  @Test(arguments: extremes) func datesFarAwayHaveWords(_ seconds: Double) {
    let formatter = RelativeDateTimeFormatter()
    for style in [RelativeDateTimeFormatter.UnitsStyle.full, .spellOut, .abbreviated] {
      formatter.unitsStyle = style
      #expect(!formatter.localizedString(fromTimeInterval: seconds).isEmpty)
      #expect(
        !formatter.localizedString(
          for: Date(timeIntervalSinceReferenceDate: seconds),
          relativeTo: Date(timeIntervalSinceReferenceDate: 0)
        ).isEmpty)
    }
  }

  @Test(arguments: extremes) func measurementsOfAnySizeAreWritten(_ value: Double) {
    let formatter = MeasurementFormatter()
    for options in [[], .providedUnit, .naturalScale] as [MeasurementFormatter.UnitOptions] {
      formatter.unitOptions = options
      #expect(!formatter.string(from: Measurement(value: value, unit: UnitLength.meters)).isEmpty)
      #expect(
        !formatter.string(from: Measurement(value: value, unit: UnitTemperature.celsius)).isEmpty)
    }
  }
}
