import SwiftUI

/// Symbols beside text: a sheet of them, their weights and scales, and labels.
struct Symbols: View {
  private static let sheet: [(color: Color, names: [String])] = [
    (
      .orange,
      [
        "sun.max.fill", "cloud.sun", "cloud.bolt.rain", "snowflake", "moon.stars", "umbrella",
        "flame", "drop",
      ]
    ),
    (
      .pink,
      [
        "heart.fill", "star", "bell.badge", "bookmark.fill", "gift", "trophy", "hand.thumbsup",
        "face.smiling",
      ]
    ),
    (
      .blue,
      [
        "paperplane", "envelope", "message", "person.2", "link", "globe", "camera",
        "play.circle.fill",
      ]
    ),
    (
      .green,
      [
        "checkmark.seal.fill", "exclamationmark.triangle", "xmark.circle.fill", "plus.square",
        "questionmark.diamond", "1.circle", "bell.slash", "folder.badge.plus",
      ]
    ),
  ]

  private static let weights: [(name: String, weight: Font.Weight)] = [
    ("Thin", .thin), ("Regular", .regular), ("Semibold", .semibold), ("Bold", .bold),
    ("Black", .black),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Grid(horizontalSpacing: 0, verticalSpacing: 12) {
        ForEach(Self.sheet.indices, id: \.self) { row in
          GridRow {
            ForEach(Self.sheet[row].names, id: \.self) { name in
              Image(systemName: name)
                .frame(maxWidth: .infinity)
                .frame(height: 22)
            }
          }
          .foregroundStyle(Self.sheet[row].color)
        }
      }
      .font(.system(size: 17))
      Divider()
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        ForEach(Self.weights.indices, id: \.self) { index in
          Label(Self.weights[index].name, systemImage: "leaf")
            .labelStyle(CaptionedIcon())
            .fontWeight(Self.weights[index].weight)
          if index < Self.weights.count - 1 { Spacer() }
        }
      }
      Divider()
      HStack {
        VStack(alignment: .leading, spacing: 10) {
          Label("Inbox", systemImage: "tray.fill")
          Label("Shared with you", systemImage: "person.2.fill")
        }
        .labelStyle(Tile())
        Spacer()
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text("Ag")
          Image(systemName: "globe").imageScale(.small)
          Image(systemName: "globe")
          Image(systemName: "globe").imageScale(.large)
        }
        .font(.title2)
        .foregroundStyle(.secondary)
      }
    }
    .padding(20)
  }
}

/// A large icon with the title in small letters below it.
private struct CaptionedIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 5) {
      configuration.icon
        .font(.title2)
        .foregroundStyle(.green)
      configuration.title
        .font(.caption2)
    }
  }
}

/// A white icon on a blue tile before the title.
private struct Tile: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 10) {
      configuration.icon
        .font(.system(size: 13))
        .foregroundStyle(.white)
        .frame(width: 26, height: 26)
        .background(Color.blue, in: RoundedRectangle(cornerRadius: 6))
      configuration.title
        .font(.subheadline)
    }
  }
}

extension GalleryScene {
  static let symbols = GalleryScene(
    "symbols", title: "Symbols and labels", size: CGSize(width: 330, height: 344)
  ) {
    Symbols()
  }
}
