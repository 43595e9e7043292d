import SwiftUI
import Testing

/// Dates, numbers and other values, as the environment has them written.
@Suite @MainActor struct TextValueTests {
  private let german = Locale(identifier: "de_DE")
  /// 1 January 2001, 9:41 in Greenwich.
  private let date = Date(timeIntervalSinceReferenceDate: 9 * 3600 + 41 * 60)

  /// Narrow and other spaces as plain ones: which of them stands in a date changes with the data of ICU.
  private func said(_ view: some View) throws -> [String] {
    try CompatibilityTests.said(view).map { text in
      String(text.map { $0.isWhitespace ? " " : $0 })
    }
  }

  @Test func formatsFollowTheEnvironment() throws {
    #expect(try said(Text(1234.5, format: .number)) == ["1,234.5"])
    #expect(try said(Text(1234.5, format: .number).environment(\.locale, german)) == ["1.234,5"])
    #expect(try said(Text(12.5, format: .currency(code: "EUR"))) == ["€12.50"])
    #expect(
      try said(Text(12.5, format: .currency(code: "EUR")).environment(\.locale, german))
        == ["12,50 €"])
    // A locale that the format names itself stays.
    #expect(try said(Text(0.5, format: .number.locale(german))) == ["0,5"])
    #expect(try said(Text("\(0.25, format: .percent) of all")) == ["25% of all"])
    #expect(try said(Text(["a", "b", "c"], format: .list(type: .and))) == ["a, b, and c"])
    #expect(try said(Text(date, format: .dateTime.hour().minute())) == ["9:41 AM"])
    let style = Date.FormatStyle(date: .abbreviated, time: .shortened)
    #expect(
      try said(
        Text(date, format: style)
          .environment(\.timeZone, TimeZone(secondsFromGMT: 3600)!)
          .environment(\.locale, german)) == ["1. Jan. 2001, 10:41"])
  }

  @Test func formattersWriteValues() throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    #expect(try said(Text(42 as NSNumber, formatter: formatter)) == ["forty-two"])
    #expect(try said(Text("\(7 as NSNumber, formatter: formatter)!")) == ["seven!"])
    let day = DateFormatter()
    day.dateFormat = "yyyy"
    day.timeZone = .gmt
    #expect(try said(Text(date, formatter: day)) == ["2001"])
  }

  @Test func datesInTheStylesOfTheEnvironment() throws {
    #expect(try said(Text(date, style: .date)) == ["January 1, 2001"])
    #expect(try said(Text(date, style: .time)) == ["9:41 AM"])
    #expect(
      try said(Text(date, style: .date).environment(\.locale, german)) == ["1. Januar 2001"])
    #expect(
      try said(Text(date, style: .time).environment(\.timeZone, TimeZone(secondsFromGMT: -3600)!))
        == ["8:41 AM"])
    #expect(
      try said(Text(date, style: .time).environment(\.locale, german)) == ["09:41"])
    #expect(
      try said(Text(Date(timeIntervalSince1970: .nan), style: .time)) == [""])
    #expect(try said(Text("at \(date, style: .time)")) == ["at 9:41 AM"])
  }

  @Test(
    arguments: [
      (3723, "1 hr, 2 min", "+1 hour", "1:02:03"), (-59, "59 sec", "-59 seconds", "0:59"),
      (0, "0 sec", "+0 seconds", "0:00"), (90 * 86400, "90 days", "+90 days", "2160:00:00"),
    ] as [(Int, String, String, String)])
  func datesThatCountFromNow(
    _ seconds: Int, _ relative: String, _ offset: String, _ timer: String
  ) throws {
    let then = date.addingTimeInterval(Double(seconds))
    #expect(
      try said(
        HStack {
          Text(then, style: .relative)
          Text(then, style: .offset)
          Text(then, style: .timer)
        }
        .simulatedDate(date)) == [relative, offset, timer])
  }

  @Test func relativeFormatsCountFromTheSimulatedDate() throws {
    let then = date.addingTimeInterval(-7200)
    let text = Text(then, format: .relative(presentation: .numeric))
    #expect(try said(text.simulatedDate(date)) == ["2 hours ago"])
    // The same text without a date counts from the machine's clock.
    #expect(try said(text)[0].hasSuffix("years ago"))
  }

  @Test func intervals() throws {
    let end = date.addingTimeInterval(3600)
    #expect(try said(Text(date...end)) == ["9:41 – 10:41 AM"])
    #expect(try said(Text(DateInterval(start: date, end: end))) == ["9:41 – 10:41 AM"])
    #expect(try said(Text("\(date...end)")) == ["9:41 – 10:41 AM"])
    #expect(try said(Text(date...date)) == ["9:41 AM"])
  }

  @Test func timersStayInTheirInterval() throws {
    let interval = date...date.addingTimeInterval(5400)
    func shown(_ text: Text, after seconds: Double) throws -> String {
      try said(text.simulatedDate(date.addingTimeInterval(seconds)))[0]
    }
    let left = Text(timerInterval: interval)
    #expect(try shown(left, after: 60) == "1:29:00")
    #expect(try shown(left, after: -60) == "1:30:00")
    #expect(try shown(left, after: 6000) == "0:00")
    let passed = Text(timerInterval: interval, countsDown: false)
    #expect(try shown(passed, after: 61) == "1:01")
    let paused = Text(timerInterval: interval, pauseTime: date.addingTimeInterval(10))
    #expect(try shown(paused, after: 3000) == "1:29:50")
    let minutes = Text(timerInterval: interval, countsDown: false, showsHours: false)
    #expect(try shown(minutes, after: 5000) == "83:20")
    #expect(
      try said(Text("\(timerInterval: interval) left").simulatedDate(date)) == ["1:30:00 left"])
  }

  @Test(arguments: [Date.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: 1e300)])
  func distantDatesAreHarmless(_ date: Date) throws {
    for style in [Text.DateStyle.relative, .offset, .timer, .date, .time] {
      _ = try said(Text(date, style: style))
    }
    _ = try said(Text(min(date, self.date)...max(date, self.date)))
  }

  @Test func textOfAnEnvironmentChangesWithIt() throws {
    struct Clock: View {
      @State private var seconds = 0.0
      let start: Date
      var body: some View {
        VStack {
          Text(start, style: .timer)
          Button("tick") { seconds += 1 }.accessibilityIdentifier("tick")
        }
        .simulatedDate(start.addingTimeInterval(seconds))
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Clock(start: date) }
    #expect(try stage.layoutReport().description.contains("\"0:00\""))
    try stage.tap("tick")
    #expect(try stage.layoutReport().description.contains("\"0:01\""))
  }
}
