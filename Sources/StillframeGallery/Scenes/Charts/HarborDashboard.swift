import Charts
import SwiftUI

/// A year at a small ferry company, on one screen.
struct HarborDashboard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .firstTextBaseline) {
        VStack(alignment: .leading, spacing: 2) {
          Text("Harbor Lines").font(.largeTitle.bold())
          Text("1 January to 31 December").font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
        Label("On time 94 %", systemImage: "checkmark.circle.fill")
          .font(.subheadline.weight(.semibold)).foregroundStyle(.green)
      }
      HStack(spacing: 16) {
        Card("Passengers a week", number: "18,420", note: "6 % more than last year") {
          PassengersChart()
        }
        Card("Tickets by kind", number: "€ 412 k", note: "of that, half in summer") {
          TicketsChart()
        }
      }
      HStack(spacing: 16) {
        Card("Routes", number: "4", note: "share of all crossings") { RoutesChart() }
          .frame(width: 216)
        Card("Boarding by hour and day", number: nil, note: nil) { BoardingChart() }
        Card("Minutes late", number: nil, note: nil) { DelayChart() }.frame(width: 216)
      }
    }
    .padding(20)
    .background(Color(white: 0.95))
    .environment(\.locale, Locale(identifier: "en_GB"))
    .environment(\.timeZone, .gmt)
  }
}

/// A white card with a title, a number and a chart.
private struct Card<Content: View>: View {
  let title: String
  let number: String?
  let note: String?
  @ViewBuilder let content: Content

  init(_ title: String, number: String?, note: String?, @ViewBuilder content: () -> Content) {
    (self.title, self.number, self.note) = (title, number, note)
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
      if let number { Text(number).font(.title2.bold().monospacedDigit()) }
      if let note { Text(note).font(.caption).foregroundStyle(.secondary) }
      content.padding(.top, 8).frame(maxHeight: .infinity)
    }
    .padding(14)
    .background(.white, in: RoundedRectangle(cornerRadius: 14))
  }
}

/// Weeks of a year, with their mean and their best one.
private struct PassengersChart: View {
  private struct Week: Identifiable {
    let id: Int
    let start: Date
    let passengers: Double
  }

  private let weeks: [Week] = (0..<52).map { week in
    let season = 0.5 - 0.5 * cos(Double(week - 3) / 52 * 2 * .pi)
    let ripple = sin(Double(week) * 1.7) * 900 + sin(Double(week) * 0.63) * 700
    return Week(
      id: week, start: Date(timeIntervalSince1970: 1_735_689_600 + Double(week) * 604_800),
      passengers: 9_200 + season * 17_500 + ripple)
  }

  private var mean: Double { weeks.reduce(0) { $0 + $1.passengers } / Double(weeks.count) }
  private var best: Week? { weeks.max { $0.passengers < $1.passengers } }

  var body: some View {
    Chart {
      ForEach(weeks) { week in
        AreaMark(x: .value("Week", week.start), y: .value("Passengers", week.passengers))
          .foregroundStyle(
            .linearGradient(
              colors: [.blue.opacity(0.35), .blue.opacity(0.02)], startPoint: .top,
              endPoint: .bottom))
        LineMark(x: .value("Week", week.start), y: .value("Passengers", week.passengers))
      }
      .interpolationMethod(.monotone)
      RuleMark(y: .value("Mean", mean))
        .foregroundStyle(.secondary)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3]))
        .annotation(position: .top, alignment: .leading, spacing: 2) {
          Text("mean").font(.caption2).foregroundStyle(.secondary)
        }
      if let best {
        PointMark(x: .value("Week", best.start), y: .value("Passengers", best.passengers))
          .symbol { Circle().fill(.white).stroke(.blue, lineWidth: 2).frame(width: 8, height: 8) }
          .annotation(position: .top, spacing: 4) {
            Text("\(Int(best.passengers / 1000)) k").font(.caption2.bold()).foregroundStyle(.blue)
          }
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month, count: 2)) {
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.abbreviated))
      }
    }
  }
}

/// Stacks of a month, by the kind of ticket.
private struct TicketsChart: View {
  private struct Sale: Identifiable {
    let month: String
    let kind: String
    let amount: Double
    var id: String { month + kind }
  }

  private let sales: [Sale] = {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return months.enumerated().flatMap { index, month in
      let season = 0.5 - 0.5 * cos(Double(index) / 12 * 2 * .pi)
      return [
        Sale(month: month, kind: "Single", amount: 8 + 21 * season),
        Sale(month: month, kind: "Return", amount: 6 + 12 * season),
        Sale(month: month, kind: "Bicycle", amount: 1 + 9 * season * season),
      ]
    }
  }()

  var body: some View {
    Chart(sales) { sale in
      BarMark(x: .value("Month", sale.month), y: .value("Thousand euros", sale.amount))
        .foregroundStyle(by: .value("Kind", sale.kind))
    }
    .chartXAxis { AxisMarks { AxisValueLabel() } }
    .chartForegroundStyleScale([
      "Single": Color.blue, "Return": Color.teal, "Bicycle": Color.orange,
    ])
  }
}

/// Shares of a ring, the largest one in its middle.
private struct RoutesChart: View {
  private let routes = [("North", 46.0), ("Islands", 27), ("Old town", 18), ("Night", 9)]

  var body: some View {
    Chart(routes, id: \.0) { name, share in
      SectorMark(angle: .value("Share", share), innerRadius: .ratio(0.64), angularInset: 1.5)
        .cornerRadius(4)
        .foregroundStyle(by: .value("Route", name))
    }
    .chartLegend(position: .bottom, alignment: .center, spacing: 10)
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let anchor = proxy.plotFrame {
          VStack(spacing: 0) {
            Text("46 %").font(.title3.bold())
            Text("North").font(.caption2).foregroundStyle(.secondary)
          }
          .position(x: geometry[anchor].midX, y: geometry[anchor].midY)
        }
      }
    }
  }
}

/// A map of heat: hours across, days down.
private struct BoardingChart: View {
  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  private func crowd(_ day: Int, _ hour: Int) -> Double {
    func peak(_ center: Double, _ width: Double) -> Double {
      exp(-pow((Double(hour) - center) / width, 2))
    }
    return day < 5
      ? peak(8, 1.4) + 0.85 * peak(17.5, 2) + 0.25 : 0.9 * peak(13, 3.6) + 0.15 * Double(day - 4)
  }

  var body: some View {
    Chart {
      ForEach(days.indices, id: \.self) { day in
        ForEach(6..<22, id: \.self) { hour in
          RectangleMark(
            xStart: .value("Hour", hour), xEnd: .value("Hour", hour + 1),
            y: .value("Day", days[day]), height: .ratio(1)
          )
          .foregroundStyle(by: .value("Boarding", crowd(day, hour)))
        }
      }
    }
    .chartForegroundStyleScale(
      range: Gradient(colors: [Color(red: 0.91, green: 0.95, blue: 1), .blue, .indigo])
    )
    .chartXScale(domain: 6...22)
    .chartXAxis {
      AxisMarks(values: [6, 10, 14, 18, 22]) { value in
        AxisValueLabel { Text("\(value.as(Int.self) ?? 0):00") }
      }
    }
    .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
    .chartLegend(.hidden)
    .chartPlotStyle { $0.clipShape(RoundedRectangle(cornerRadius: 6)) }
  }
}

/// Ranges of a day: from the least to the greatest delay, with the median.
private struct DelayChart: View {
  private struct Day: Identifiable {
    let id: String
    let low: Double
    let median: Double
    let high: Double
  }

  private let days = [
    Day(id: "M", low: 0, median: 3, high: 9), Day(id: "T", low: 1, median: 2, high: 7),
    Day(id: "W", low: 0, median: 4, high: 12), Day(id: "T ", low: 1, median: 3, high: 8),
    Day(id: "F", low: 2, median: 6, high: 18), Day(id: "S", low: 1, median: 5, high: 14),
    Day(id: "S ", low: 0, median: 2, high: 6),
  ]

  var body: some View {
    Chart(days) { day in
      BarMark(
        x: .value("Day", day.id), yStart: .value("Least", day.low), yEnd: .value("Most", day.high),
        width: 8
      )
      .cornerRadius(4)
      .foregroundStyle(
        .linearGradient(colors: [.red, .orange, .green], startPoint: .top, endPoint: .bottom)
      )
      .alignsMarkStylesWithPlotArea()
      PointMark(x: .value("Day", day.id), y: .value("Median", day.median))
        .symbolSize(18).foregroundStyle(.white)
    }
    .chartYScale(domain: 0...20)
    .chartXAxis { AxisMarks { AxisValueLabel() } }
  }
}

extension GalleryScene {
  static let chartDashboard = GalleryScene(
    "chart-dashboard", title: "A year in charts", size: CGSize(width: 820, height: 640)
  ) {
    HarborDashboard()
  }
}
