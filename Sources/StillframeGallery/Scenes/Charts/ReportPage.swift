import Charts
import SwiftUI

/// A page of a printed report: words, two charts and a table.
struct ReportPage: View {
  private struct Source: Identifiable {
    let id: String
    let share: Double
    let change: Double
  }

  private struct Reading: Identifiable {
    let year: Int
    let house: String
    let use: Double
    var id: String { "\(house) \(year)" }
  }

  private let sources = [
    Source(id: "Heating", share: 44, change: -9.5),
    Source(id: "Hot water", share: 21, change: -1.2),
    Source(id: "Cooking", share: 13, change: 0.4), Source(id: "Light", share: 9, change: -3.1),
    Source(id: "Laundry", share: 8, change: 0.9),
    Source(id: "Everything else", share: 5, change: 2.6),
  ]

  private let readings: [Reading] = {
    let houses: [(String, [Double])] = [
      ("Mill Lane", [118, 114, 109, 101, 92, 84, 79]), ("Station", [96, 97, 93, 90, 88, 83, 80]),
      ("Old School", [141, 139, 131, 128, 112, 99, 91]),
    ]
    return houses.flatMap { house, values in
      values.enumerated().map { Reading(year: 2019 + $0.offset, house: house, use: $0.element) }
    }
  }()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      Text("Where the energy goes").font(.headline).padding(.top, 22)
      Text(
        "Heating is still the largest part of what the three houses use, though it fell by almost a tenth. Shares are of the whole use in 2025."
      )
      .font(.footnote).foregroundStyle(.secondary).padding(.top, 4)
      sharesChart.frame(height: 172).padding(.top, 10)
      Text("Seven winters").font(.headline).padding(.top, 24)
      Text(
        "Kilowatt hours for each square metre and year. New windows came in 2022, the heat pumps a year later."
      )
      .font(.footnote).foregroundStyle(.secondary).padding(.top, 4)
      yearsChart.frame(height: 196).padding(.top, 10)
      table.padding(.top, 22)
      Spacer(minLength: 0)
      HStack {
        Text("Housing cooperative Three Gables")
        Spacer()
        Text("Page 3")
      }
      .font(.caption2).foregroundStyle(.secondary)
    }
    .padding(44)
    .background(.white)
    .environment(\.colorScheme, .light)
    .environment(\.locale, Locale(identifier: "en_GB"))
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("ANNUAL REPORT 2025").font(.caption2.weight(.semibold)).kerning(1.2)
        .foregroundStyle(.blue)
      Text("Energy").font(.system(size: 32, weight: .bold))
      Rectangle().fill(.blue).frame(height: 2)
    }
  }

  private var sharesChart: some View {
    Chart(sources) { source in
      BarMark(x: .value("Share", source.share), y: .value("Use", source.id), height: .ratio(0.62))
        .foregroundStyle(source.share > 40 ? Color.blue : Color.blue.opacity(0.45))
        .annotation(position: .trailing, spacing: 5) {
          Text("\(Int(source.share)) %").font(.caption2.monospacedDigit())
            .foregroundStyle(.secondary)
        }
    }
    .chartXScale(domain: 0...50)
    .chartXAxis {
      AxisMarks(values: .stride(by: 10)) { value in
        AxisGridLine()
        AxisValueLabel { Text("\(value.as(Int.self) ?? 0) %") }
      }
    }
    .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel().font(.caption) } }
  }

  private var yearsChart: some View {
    Chart(readings) { reading in
      LineMark(x: .value("Year", reading.year), y: .value("kWh", reading.use))
        .foregroundStyle(by: .value("House", reading.house))
        .symbol(by: .value("House", reading.house))
    }
    .chartXScale(domain: 2019...2025, range: .plotDimension(padding: 12))
    .chartXAxis {
      AxisMarks(values: Array(2019...2025)) {
        AxisValueLabel(format: IntegerFormatStyle<Int>().grouping(.never))
      }
    }
    .chartYScale(domain: .automatic(includesZero: false))
    .chartYAxis { AxisMarks(position: .leading, values: .automatic(desiredCount: 5)) }
    .chartForegroundStyleScale([
      "Mill Lane": Color.blue, "Station": Color.orange, "Old School": Color.green,
    ])
    .chartLegend(position: .top, alignment: .trailing, spacing: 8)
  }

  private var table: some View {
    Grid(alignment: .trailing, horizontalSpacing: 24, verticalSpacing: 6) {
      GridRow {
        Text("Change since 2024").gridColumnAlignment(.leading)
        ForEach(sources.prefix(4)) { Text($0.id) }
      }
      .font(.caption2.weight(.semibold)).foregroundStyle(.secondary)
      Divider()
      GridRow {
        Text("All houses")
        ForEach(sources.prefix(4)) { source in
          Text(
            "\(source.change, format: .number.precision(.fractionLength(1)).sign(strategy: .always())) %"
          )
          .foregroundStyle(source.change < 0 ? Color.green : .red)
        }
      }
      .font(.caption.monospacedDigit())
    }
  }
}

extension GalleryScene {
  static let reportPage = GalleryScene(
    "report-page", title: "A page of a report, for print", size: CGSize(width: 595, height: 842)
  ) {
    ReportPage()
  }
}
