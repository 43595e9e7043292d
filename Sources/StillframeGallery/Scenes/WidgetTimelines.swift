import SwiftUI
import WidgetKit

/// The content of a widget at an hour of the day.
private struct HourEntry: TimelineEntry {
  let date: Date
  let hour: Int
}

/// Three entries of a day, each the start of a part of it.
private struct DayProvider: TimelineProvider {
  static let hours = [7, 13, 20]

  func placeholder(in context: Context) -> HourEntry { entry(7) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (HourEntry) -> Void) {
    completion(entry(13))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<HourEntry>) -> Void
  ) {
    completion(Timeline(entries: Self.hours.map(entry), policy: .atEnd))
  }

  func entry(_ hour: Int) -> HourEntry {
    HourEntry(date: Date(timeIntervalSince1970: Double(hour) * 3600), hour: hour)
  }
}

/// The sky over a harbor.
private struct SkyView: View {
  let entry: HourEntry

  private var colors: [Color] {
    switch entry.hour {
    case 7: [Color(red: 0.98, green: 0.72, blue: 0.52), Color(red: 0.42, green: 0.52, blue: 0.80)]
    case 13: [Color(red: 0.55, green: 0.80, blue: 0.98), Color(red: 0.16, green: 0.45, blue: 0.85)]
    default: [Color(red: 0.36, green: 0.28, blue: 0.58), Color(red: 0.06, green: 0.08, blue: 0.22)]
    }
  }

  private var symbol: String {
    switch entry.hour {
    case 7: "sunrise.fill"
    case 13: "sun.max.fill"
    default: "moon.stars.fill"
    }
  }

  private var degrees: Int {
    switch entry.hour {
    case 7: 11
    case 13: 19
    default: 14
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Text("Harbor").font(.subheadline.weight(.semibold))
        Spacer()
        Image(systemName: symbol).symbolRenderingMode(.multicolor).font(.title3)
      }
      Spacer()
      Text("\(degrees)°").font(.system(size: 46, weight: .light))
      Text(entry.hour == 20 ? "Clear night" : "Light wind, west").font(.caption).opacity(0.85)
    }
    .foregroundStyle(.white)
    .containerBackground(for: .widget) {
      LinearGradient(colors: colors, startPoint: .bottom, endPoint: .top)
    }
  }
}

/// Glasses of water, as a ring.
private struct WaterRing: View {
  let entry: HourEntry

  private var glasses: Int { [7: 1, 13: 5, 20: 8][entry.hour] ?? 0 }

  var body: some View {
    ZStack {
      Circle().stroke(Color.cyan.opacity(0.18), lineWidth: 13)
      Circle()
        .trim(from: 0, to: Double(glasses) / 8)
        .stroke(
          LinearGradient(colors: [.cyan, .blue], startPoint: .leading, endPoint: .trailing),
          style: StrokeStyle(lineWidth: 13, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      VStack(spacing: 0) {
        Image(systemName: "drop.fill").font(.title3).foregroundStyle(.cyan)
        Text("\(glasses)/8").font(.system(size: 24, weight: .semibold, design: .rounded))
      }
    }
    .padding(6)
    .containerBackground(.background, for: .widget)
  }
}

/// The next trains of a station.
private struct Departures: View {
  let entry: HourEntry

  private var trains: [(line: String, color: Color, to: String, minutes: Int)] {
    switch entry.hour {
    case 7:
      [("S1", .green, "Airport", 2), ("U3", .yellow, "Stadium", 4), ("S3", .purple, "Pier", 9)]
    case 13:
      [("U3", .yellow, "Stadium", 1), ("S1", .green, "Airport", 6), ("U1", .blue, "Park", 8)]
    default: [("S3", .purple, "Pier", 5), ("U1", .blue, "Park", 12), ("S1", .green, "Airport", 20)]
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 9) {
      Label("Bridge Street", systemImage: "tram.fill")
        .font(.caption.weight(.semibold))
        .foregroundStyle(.secondary)
      ForEach(trains, id: \.line) { train in
        HStack(spacing: 7) {
          Text(train.line)
            .font(.system(size: 11, weight: .bold))
            .foregroundStyle(.white)
            .frame(width: 26, height: 18)
            .background(train.color.gradient, in: RoundedRectangle(cornerRadius: 5))
          Text(train.to).font(.footnote).lineLimit(1)
          Spacer(minLength: 2)
          Text("\(train.minutes)′").font(.footnote.weight(.semibold).monospacedDigit())
        }
      }
      Spacer(minLength: 0)
    }
    .containerBackground(.background, for: .widget)
  }
}

/// Three widgets at three times of a day.
private struct WidgetTimelines: View {
  private let entries = DayProvider.hours.map(DayProvider().entry)

  var body: some View {
    VStack(spacing: 18) {
      HStack(spacing: 18) {
        ForEach(DayProvider.hours, id: \.self) { hour in
          Text(hour < 10 ? "0\(hour):00" : "\(hour):00")
            .font(.system(size: 15, weight: .semibold, design: .rounded))
            .foregroundStyle(.white.opacity(0.9))
            .frame(width: 158)
        }
      }
      row { SkyView(entry: $0) }
      row { WaterRing(entry: $0) }
      row { Departures(entry: $0) }
    }
    .padding(28)
    .background {
      LinearGradient(
        colors: [
          Color(red: 0.20, green: 0.30, blue: 0.46), Color(red: 0.45, green: 0.36, blue: 0.55),
          Color(red: 0.80, green: 0.52, blue: 0.48),
        ], startPoint: .top, endPoint: .bottomTrailing)
    }
  }

  private func row(_ view: @escaping (HourEntry) -> some View) -> some View {
    HStack(spacing: 18) {
      ForEach(entries, id: \.hour) { entry in
        view(entry)
          .previewContext(WidgetPreviewContext(family: .systemSmall))
          .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
      }
    }
  }
}

extension GalleryScene {
  static let widgetTimelines = GalleryScene(
    "widgets", title: "Three widgets, each with the entries of a day",
    size: CGSize(width: 566, height: 602)
  ) {
    WidgetTimelines()
  }
}
