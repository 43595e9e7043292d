import SwiftUI

/// A station clock on a timeline, and how long it is until the train goes.
struct StationClock: View {
  private static let noon = Date(timeIntervalSince1970: 1_750_000_000)

  var body: some View {
    HStack(spacing: 26) {
      TimelineView(.animation) { context in
        let seconds = context.date.timeIntervalSince(Self.noon) + 36_548
        ZStack {
          Circle().fill(.background)
          Circle().strokeBorder(.primary, lineWidth: 5)
          ForEach(0..<60, id: \.self) { mark in
            let isHour = mark.isMultiple(of: 5)
            Capsule()
              .frame(width: isHour ? 3.5 : 1.2, height: isHour ? 11 : 5)
              .offset(y: isHour ? -56 : -59)
              .rotationEffect(.degrees(Double(mark) * 6))
          }
          hand(width: 6, length: 38, turns: seconds / 43_200)
          hand(width: 4.5, length: 54, turns: (seconds / 60).rounded(.down) / 60)
          hand(width: 2, length: 50, turns: seconds / 60).foregroundStyle(.red)
          Circle().fill(.red).frame(width: 9, height: 9)
        }
        .frame(width: 150, height: 150)
      }
      VStack(alignment: .leading, spacing: 4) {
        Text("Platform 4").font(.caption.weight(.semibold)).foregroundStyle(.secondary)
        Text("Northern Line").font(.title3.bold())
        Text(Self.noon.addingTimeInterval(95), style: .timer)
          .font(.system(.largeTitle, design: .rounded).monospacedDigit())
          .foregroundStyle(.orange)
        Text("until it leaves").foregroundStyle(.secondary)
      }
    }
    .padding(20)
    .simulatedDate(Self.noon)
  }

  private func hand(width: CGFloat, length: CGFloat, turns: Double) -> some View {
    Capsule()
      .frame(width: width, height: length)
      .offset(y: -length / 2 + 8)
      .rotationEffect(.degrees(turns * 360))
  }
}

extension GalleryScene {
  static let stationClock = GalleryScene(
    "clock", title: "A station clock", size: CGSize(width: 380, height: 190)
  ) {
    StationClock()
  }
  .film(duration: 2.5)
}
