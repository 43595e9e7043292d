import SwiftUI
import Testing

/// Texts in the system's formats for moments, which run with the clock.
@Suite @MainActor struct RunningTextTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func said(_ view: some View, after seconds: TimeInterval) throws -> [String] {
    try CompatibilityTests.said(view.simulatedDate(start.addingTimeInterval(seconds)))
  }

  @Test func timersCountWithinTheirTime() throws {
    let time = start..<start.addingTimeInterval(3725)
    let left = Text(.currentDate, format: .timer(countingDownIn: time))
    #expect(try said(left, after: -5) == ["1:02:05"])
    #expect(try said(left, after: 3600) == ["2:05"])
    #expect(try said(left, after: 9999) == ["0:00"])
    let passed = Text(.currentDate, format: .timer(countingUpIn: time, maxFieldCount: 2))
    #expect(try said(passed, after: 65) == ["1:05"])
    #expect(try said(passed, after: 3725) == ["1:02"])
    let minutes = Text(
      .currentDate, format: .timer(countingUpIn: time, showsHours: false))
    #expect(try said(minutes, after: 3660) == ["61:00"])
    #expect(
      try said(Text(start.addingTimeInterval(7), format: .timer(countingUpIn: time)), after: 0)
        == ["0:07"])
  }

  @Test func stopwatchesShowParts() throws {
    let watch = Text(.currentDate, format: .stopwatch(startingAt: start))
    #expect(try said(watch, after: 62.345) == ["1:02.34"])
    #expect(try said(watch, after: -3) == ["0:00.00"])
    let coarse = Text(
      .currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
    #expect(try said(coarse, after: 62.9) == ["1:02"])
  }

  @Test func aRunningTextIsWrittenAnew() throws {
    let time = start..<start.addingTimeInterval(60)
    let stage = Stage(size: CGSize(width: 100, height: 40)) {
      Text(.currentDate, format: .timer(countingDownIn: time)).simulatedDate(start)
    }
    func shows(_ text: String) throws -> Bool {
      try stage.layoutReport().root.first(saying: text) != nil
    }
    #expect(try shows("1:00"))
    stage.advance(by: 3.5)
    #expect(try shows("0:56"))
  }

  @Test func distancesOfDates() throws {
    let away = Text(.currentDate, format: .offset(to: start))
    #expect(try said(away, after: 7500) == ["2 hours, 5 minutes"])
    #expect(try said(away, after: -90) == ["-1 minute, 30 seconds"])
    #expect(
      try said(Text(.currentDate, format: .offset(to: start, sign: .never)), after: -90)
        == ["1 minute, 30 seconds"])
    #expect(
      try said(Text(.currentDate, format: .offset(to: start, allowedFields: [.hour])), after: 7500)
        == ["2 hours"])
    let near = Text(.currentDate, format: .reference(to: start))
    #expect(try said(near, after: -300) == ["in 5 minutes"])
    #expect(try said(near, after: 3600) == ["1 hour ago"])
    #expect(try said(near, after: 500_000)[0].hasPrefix("Jan 1, 2001"))
  }

  @Test func otherSourcesOfTime() throws {
    let style = Duration.TimeFormatStyle(pattern: .minuteSecond)
    #expect(
      try said(Text(.durationOffset(to: start), format: style), after: 65)[0].hasSuffix("1:05"))
  }
}
