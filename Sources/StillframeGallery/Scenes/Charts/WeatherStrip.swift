import Charts
import SwiftUI

/// A day of weather over the hours: a line through what is warm and cold, and bars of rain.
struct WeatherStrip: View {
  private struct Hour: Identifiable {
    let id: Int
    let temperature: Double
    let rain: Double
    var symbol: String {
      switch id {
      case ..<6, 21...: "moon.stars.fill"
      case 13...17: rain > 0.4 ? "cloud.rain.fill" : "cloud.fill"
      default: "sun.max.fill"
      }
    }
  }

  private let hours: [Hour] = (0...24).map { hour in
    let day = cos((Double(hour) - 15) / 24 * 2 * .pi)
    return Hour(
      id: hour, temperature: 9.5 + 8.5 * day + sin(Double(hour)) * 0.4,
      rain: max(0, 1.9 * exp(-pow((Double(hour) - 15.4) / 1.7, 2)) - 0.08))
  }

  private let now = 10

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Dunmore").font(.title3.weight(.semibold))
          Text("Rain from two o'clock").font(.footnote).opacity(0.75)
        }
        Spacer()
        Text("\(Int(hours[now].temperature.rounded()))°").font(.system(size: 44, weight: .thin))
      }
      temperatureChart.frame(height: 112)
      rainChart.frame(height: 48)
    }
    .padding(18)
    .frame(maxHeight: .infinity)
    .foregroundStyle(.white)
    .background(
      LinearGradient(
        colors: [
          Color(red: 0.17, green: 0.32, blue: 0.60), Color(red: 0.33, green: 0.52, blue: 0.80),
        ], startPoint: .top, endPoint: .bottom)
    )
    .environment(\.colorScheme, .dark)
  }

  private var temperatureChart: some View {
    Chart {
      ForEach(hours) { hour in
        AreaMark(
          x: .value("Hour", hour.id), yStart: .value("Base", 0),
          yEnd: .value("Temperature", hour.temperature)
        )
        .foregroundStyle(
          .linearGradient(
            colors: [.white.opacity(0.32), .white.opacity(0.02)], startPoint: .top,
            endPoint: .bottom))
        LineMark(x: .value("Hour", hour.id), y: .value("Temperature", hour.temperature))
          .foregroundStyle(
            .linearGradient(
              colors: [.orange, .yellow, .green, .cyan], startPoint: .top, endPoint: .bottom)
          )
          .alignsMarkStylesWithPlotArea()
          .lineStyle(StrokeStyle(lineWidth: 3.5, lineCap: .round, lineJoin: .round))
      }
      .interpolationMethod(.catmullRom)
      RuleMark(x: .value("Now", now))
        .foregroundStyle(.white.opacity(0.5))
        .lineStyle(StrokeStyle(lineWidth: 1))
      PointMark(x: .value("Now", now), y: .value("Temperature", hours[now].temperature))
        .symbol { Circle().fill(.white).frame(width: 10, height: 10).shadow(radius: 2) }
      ForEach(hours.filter { $0.id % 4 == 2 }) { hour in
        PointMark(x: .value("Hour", hour.id), y: .value("Sky", 22))
          .symbol {
            Image(systemName: hour.symbol).symbolRenderingMode(.multicolor).font(.footnote)
          }
      }
    }
    .chartXScale(domain: 0...24)
    .chartYScale(domain: 0...25)
    .chartXAxis(.hidden)
    .chartYAxis {
      AxisMarks(values: [0, 10, 20]) { value in
        AxisGridLine().foregroundStyle(.white.opacity(0.2))
        AxisValueLabel { Text("\(value.as(Int.self) ?? 0)°").foregroundStyle(.white.opacity(0.75)) }
      }
    }
  }

  private var rainChart: some View {
    Chart(hours) { hour in
      BarMark(x: .value("Hour", hour.id), y: .value("Rain", hour.rain), width: 7)
        .foregroundStyle(Color.cyan.gradient)
        .cornerRadius(3)
    }
    .chartXScale(domain: 0...24)
    .chartYScale(domain: 0...2)
    .chartXAxis {
      AxisMarks(values: [0, 6, 12, 18, 24]) { value in
        AxisValueLabel {
          Text(value.as(Int.self) == now ? "Now" : "\(value.as(Int.self) ?? 0)")
            .foregroundStyle(.white.opacity(0.75))
        }
      }
    }
    .chartYAxis {
      AxisMarks(values: [0, 2]) { value in
        AxisGridLine().foregroundStyle(.white.opacity(0.2))
        AxisValueLabel {
          Text("\(value.as(Int.self) ?? 0) mm").foregroundStyle(.white.opacity(0.75))
        }
      }
    }
  }
}

extension GalleryScene {
  static let weatherStrip = GalleryScene(
    "weather-strip", title: "A strip of weather", size: CGSize(width: 380, height: 290)
  ) {
    WeatherStrip()
  }
}
