import Charts
import Foundation
import SwiftUI
import Testing

/// Dates, their units, and clocks that are put forward.
@Suite struct DateTests {
  private func calendar(_ zone: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
  }

  private func day(_ day: Int, _ hour: Int = 0, in calendar: Calendar) -> Date {
    calendar.date(from: DateComponents(year: 2025, month: 3, day: day, hour: hour)) ?? .distantPast
  }

  /// The thirtieth of March has 23 hours in Berlin: its bar is as much narrower than that of the day before.
  @Test func barsOfDaysAreAsLongAsTheirDays() throws {
    let calendar = calendar("Europe/Berlin")
    let chart = Chart([29, 30], id: \.self) { number in
      BarMark(
        x: .value("Day", day(number, 12, in: calendar), unit: .day, calendar: calendar),
        y: .value("y", 1), width: .ratio(1))
    }.chartYScale(domain: 0...1)
    let found = try Reading.frames("BarMark", chart.bare(), CGSize(width: 470, height: 100))
    #expect(found == [[0, 0, 240, 100], [240, 0, 230, 100]])
  }

  @Test func barsOfMonthsHaveTheLengthsOfTheirMonths() throws {
    let calendar = calendar("GMT")
    let months = (1...3).compactMap {
      calendar.date(from: DateComponents(year: 2025, month: $0, day: 9))
    }
    let chart = Chart(months, id: \.self) { month in
      BarMark(
        x: .value("Month", month, unit: .month, calendar: calendar), y: .value("y", 1),
        width: .ratio(1))
    }.chartYScale(domain: 0...1)
    let found = try Reading.frames("BarMark", chart.bare(), CGSize(width: 900, height: 100))
    #expect(found.map { $0[2] } == [310, 280, 310])
  }

  @Test func pointsOfUnitsLieInTheirMiddle() throws {
    let calendar = calendar("GMT")
    let chart = Chart([1, 2], id: \.self) { number in
      PointMark(
        x: .value("Day", day(number, 3, in: calendar), unit: .day, calendar: calendar),
        y: .value("y", 1)
      ).symbolSize(CGSize(width: 2, height: 2))
    }
    #expect(try Reading.frames("PointMark", chart.bare()).map { $0[0] + 1 } == [50, 150])
  }

  @Test func stacksOfOneUnitGatherItsDates() throws {
    let calendar = calendar("GMT")
    let chart = Chart([1, 9, 17], id: \.self) { hour in
      BarMark(
        x: .value("Day", day(1, hour, in: calendar), unit: .day, calendar: calendar),
        y: .value("y", 2), width: .ratio(1))
    }.chartYScale(domain: 0...10)
    #expect(
      try Reading.frames("BarMark", chart.bare())
        == [[0, 80, 200, 20], [0, 60, 200, 20], [0, 40, 200, 20]])
  }

  @Test func binsOfDatesAreUnits() {
    let calendar = calendar("Europe/Berlin")
    let bins = DateBins(
      unit: .day, data: [29, 30, 31].map { day($0, 6, in: calendar) }, calendar: calendar)
    #expect(bins.count == 3)
    #expect(bins[1].upperBound.timeIntervalSince(bins[1].lowerBound) == 23 * 3600)
    #expect(bins.index(for: day(31, 1, in: calendar)) == 2)
    let hours = DateBins(timeInterval: 3600, data: [0, 7000].map { day(1, in: calendar) + $0 })
    #expect(hours.count == 2)
  }

  @Test(arguments: ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Cairo"])
  func axesAcrossDaylightSavingStandAtMidnight(zone: String) throws {
    let calendar = calendar(zone)
    let chart = Chart(0..<340, id: \.self) { index in
      LineMark(
        x: .value("Day", day(1, in: calendar) + Double(index) * 86_400), y: .value("y", index))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { value in
        AxisValueLabel(
          value.as(Date.self).map { "\(calendar.component(.hour, from: $0))" } ?? "none")
      }
    }
    .chartYAxis(.hidden)
    .environment(\.timeZone, calendar.timeZone)
    let labels = try Reading.texts(chart, CGSize(width: 900, height: 100))
    #expect(labels.count >= 10)
    #expect(Set(labels) == ["0"])
  }
}
