import Charts
import SwiftUI

/// Four boroughs over four years: bars grow, sectors turn, lines follow, and scales move with them.
struct CityYears: View {
  let year: Int

  private struct Borough: Identifiable {
    let id: String
    let trees: [Double]
    let color: Color
  }

  private let boroughs = [
    Borough(id: "Harbor", trees: [12, 19, 31, 64], color: .blue),
    Borough(id: "Mills", trees: [30, 34, 35, 41], color: .green),
    Borough(id: "Castle", trees: [22, 20, 27, 38], color: .orange),
    Borough(id: "Station", trees: [8, 15, 24, 22], color: .purple),
  ]

  /// Trees planted in each month so far.
  private var months: [(month: Int, trees: Double)] {
    (0...12).map { month in
      let season = 1 - cos(Double(month) / 12 * 2 * .pi)
      return (
        month, Double(10 + year * 9) * (0.3 + season / 2) + 3 * sin(Double(month * (year + 2)))
      )
    }
  }

  private var total: Int { Int(boroughs.reduce(0) { $0 + $1.trees[year] }) }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(alignment: .firstTextBaseline) {
        Text("Trees planted").font(.title3.bold())
        Spacer()
        Text(verbatim: "\(2022 + year)").font(.title3.bold().monospacedDigit())
          .contentTransition(.numericText(value: Double(year)))
          .foregroundStyle(.secondary)
      }
      HStack(spacing: 20) {
        bars
        ring.frame(width: 130)
      }
      .frame(height: 150)
      line.frame(height: 92)
    }
    .padding(20)
    .background(.white)
    .environment(\.colorScheme, .light)
  }

  private var bars: some View {
    Chart(boroughs) { borough in
      BarMark(x: .value("Borough", borough.id), y: .value("Trees", borough.trees[year]))
        .foregroundStyle(borough.color.gradient)
        .cornerRadius(4)
        .annotation(position: .top, spacing: 2) {
          Text("\(Int(borough.trees[year]))").font(.caption2.monospacedDigit())
            .foregroundStyle(.secondary)
        }
    }
    .chartXAxis { AxisMarks { AxisValueLabel() } }
  }

  private var ring: some View {
    Chart(boroughs) { borough in
      SectorMark(
        angle: .value("Trees", borough.trees[year]), innerRadius: .ratio(0.62), angularInset: 1
      )
      .foregroundStyle(borough.color)
      .cornerRadius(3)
    }
    .chartBackground { _ in
      VStack(spacing: 0) {
        Text("\(total)").font(.title2.bold().monospacedDigit())
          .contentTransition(.numericText(value: Double(total)))
        Text("trees").font(.caption2).foregroundStyle(.secondary)
      }
    }
  }

  private var line: some View {
    Chart(months, id: \.month) { month, trees in
      AreaMark(x: .value("Month", month), y: .value("Trees", trees))
        .foregroundStyle(Color.green.opacity(0.15))
        .interpolationMethod(.monotone)
      LineMark(x: .value("Month", month), y: .value("Trees", trees))
        .foregroundStyle(.green)
        .interpolationMethod(.monotone)
    }
    .chartXScale(domain: 0...12)
    .chartXAxis {
      AxisMarks(values: [0, 3, 6, 9, 12]) { value in
        AxisGridLine()
        AxisValueLabel(["Jan", "Apr", "Jul", "Oct", "Dec"][(value.as(Int.self) ?? 0) / 3])
      }
    }
  }
}

extension GalleryScene {
  static let cityYears = GalleryScene(
    "city-years", title: "Data that changes", size: CGSize(width: 420, height: 350)
  ) {
    CityYears(year: 0)
  }
  .film(
    duration: 4.2, value: 0,
    changes: (1...3).map {
      .init(at: Double($0) * 1.2 - 0.8, to: $0, animation: .smooth(duration: 0.8))
    }
  ) { CityYears(year: $0) }
}
