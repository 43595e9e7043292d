import SwiftUI

/// A day's weather over a sky that darkens towards the evening.
struct Weather: View {
  private struct Hour: Identifiable {
    let id: Int
    let symbol: String
    let degrees: Int
    var name: String { id == 0 ? "Now" : "\(14 + id):00" }
  }

  private let hours = [
    Hour(id: 0, symbol: "cloud.sun.fill", degrees: 19),
    Hour(id: 1, symbol: "sun.max.fill", degrees: 20),
    Hour(id: 2, symbol: "sun.max.fill", degrees: 20),
    Hour(id: 3, symbol: "cloud.fill", degrees: 18),
    Hour(id: 4, symbol: "cloud.rain.fill", degrees: 16),
  ]
  private let week: [(day: String, symbol: String, low: Double, high: Double)] = [
    ("Today", "cloud.sun.fill", 12, 20), ("Tue", "sun.max.fill", 11, 23),
    ("Wed", "cloud.rain.fill", 9, 16), ("Thu", "cloud.fill", 10, 18),
  ]

  var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 2) {
        Text("Bremen").font(.title)
        Text("19°").font(.system(size: 72, weight: .thin))
        Text("Partly cloudy").foregroundStyle(.white.opacity(0.8))
        Text("H: 20°  L: 12°").font(.headline)
      }
      HStack(spacing: 0) {
        ForEach(hours) { hour in
          VStack(spacing: 10) {
            Text(hour.name).font(.footnote.weight(.medium))
            Image(systemName: hour.symbol)
              .symbolRenderingMode(.multicolor)
              .font(.title3)
              .frame(height: 26)
            Text("\(hour.degrees)°").font(.headline)
          }
          .frame(maxWidth: .infinity)
        }
      }
      .padding(.vertical, 14)
      .background(.white.opacity(0.18), in: RoundedRectangle(cornerRadius: 16))
      Grid(horizontalSpacing: 12, verticalSpacing: 12) {
        ForEach(week, id: \.day) { day in
          GridRow {
            Text(day.day).gridColumnAlignment(.leading)
            Image(systemName: day.symbol).symbolRenderingMode(.multicolor)
            Text("\(Int(day.low))°").foregroundStyle(.white.opacity(0.7))
            Range(low: day.low, high: day.high)
            Text("\(Int(day.high))°")
          }
        }
      }
      .font(.callout.weight(.medium))
      .padding(16)
      .background(.white.opacity(0.18), in: RoundedRectangle(cornerRadius: 16))
    }
    .foregroundStyle(.white)
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      LinearGradient(
        colors: [
          Color(red: 0.16, green: 0.42, blue: 0.75), Color(red: 0.49, green: 0.68, blue: 0.86),
        ],
        startPoint: .top, endPoint: .bottom)
    }
  }

  /// Where a day's degrees lie between the coldest and the warmest.
  private struct Range: View {
    let low: Double
    let high: Double

    var body: some View {
      GeometryReader { proxy in
        let point = proxy.size.width / 16
        Capsule().fill(.black.opacity(0.15))
        Capsule()
          .fill(
            LinearGradient(colors: [.cyan, .yellow], startPoint: .leading, endPoint: .trailing)
          )
          .frame(width: (high - low) * point)
          .offset(x: (low - 8) * point)
      }
      .frame(height: 5)
    }
  }
}

extension GalleryScene {
  static let weather = GalleryScene(
    "weather", title: "A day's weather over a sky", size: CGSize(width: 360, height: 620)
  ) {
    Weather()
  }
}
