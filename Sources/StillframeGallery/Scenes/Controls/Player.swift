import SwiftUI

/// The player of a piece of music.
struct Player: View {
  @State private var position = 0.38
  @State private var volume = 0.7

  var body: some View {
    VStack(spacing: 24) {
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .fill(
          LinearGradient(
            colors: [.indigo, .purple, .orange], startPoint: .topLeading,
            endPoint: .bottomTrailing)
        )
        .overlay {
          Image(systemName: "music.note").font(.system(size: 80)).foregroundStyle(.white)
        }
        .aspectRatio(1, contentMode: .fit)
      HStack {
        VStack(alignment: .leading) {
          Text("Evening Tide").font(.title2.bold())
          Text("The Lighthouse Choir").font(.title3).foregroundStyle(.secondary)
        }
        Spacer()
        Menu {
          Button("Add to a list", systemImage: "text.badge.plus") {}
          Button("Share", systemImage: "square.and.arrow.up") {}
        } label: {
          Image(systemName: "ellipsis.circle.fill").font(.title2)
        }
        .accessibilityIdentifier("more")
      }
      VStack(spacing: 4) {
        Slider(value: $position)
        HStack {
          Text("1:24")
          Spacer()
          Text("−2:16")
        }
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
      }
      HStack(spacing: 56) {
        Button("Back", systemImage: "backward.fill") {}
        Button("Pause", systemImage: "pause.fill") {}.font(.system(size: 44))
        Button("Next", systemImage: "forward.fill") {}
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.plain)
      .font(.title)
      Slider(value: $volume) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      .font(.footnote)
      .tint(.secondary)
    }
    .padding(28)
  }
}

extension GalleryScene {
  static let player = GalleryScene(
    "player", title: "What is playing", size: CGSize(width: 375, height: 740)
  ) {
    Player()
  }
  .film(duration: 1, events: [.tap("more", at: 0.5)])
}
