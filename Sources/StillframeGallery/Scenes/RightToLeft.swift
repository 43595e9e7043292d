import SwiftUI

/// Something to be done.
private struct Chore: Identifiable {
  let id: Int
  let title: String
  let place: String
  let time: String
  let color: Color

  static let today = [
    Chore(id: 0, title: "Plants", place: "Balcony", time: "9:00", color: .green),
    Chore(id: 1, title: "Fish", place: "Kitchen", time: "12:30", color: .teal),
    Chore(id: 2, title: "Dog", place: "Park", time: "18:15", color: .orange),
  ]
}

/// One thing to be done: its colour at the leading edge, its time at the trailing one.
private struct ChoreRow: View {
  let chore: Chore

  var body: some View {
    HStack(spacing: 10) {
      RoundedRectangle(cornerRadius: 7)
        .fill(chore.color)
        .frame(width: 28, height: 28)
        .accessibilityIdentifier("colour-\(chore.id)")
      VStack(alignment: .leading, spacing: 1) {
        Text(chore.title)
          .font(.subheadline)
          .accessibilityIdentifier("title-\(chore.id)")
        Text(chore.place)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 8)
      Text(chore.time)
        .font(.footnote.monospacedDigit())
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("time-\(chore.id)")
    }
  }
}

/// A list in a card, written once for both directions.
private struct ChoreCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 11) {
      HStack(alignment: .firstTextBaseline) {
        Text("Today").font(.headline)
        Spacer()
        Text("1 / 3").font(.footnote).foregroundStyle(.secondary)
      }
      ProgressView(value: 1, total: 3)
        .tint(.indigo)
      ForEach(Chore.today) { chore in
        ChoreRow(chore: chore)
      }
    }
    .padding(16)
    .padding(.leading, 6)
    .background(Color.gray.opacity(0.1))
    .overlay(alignment: .leading) {
      Color.indigo.frame(width: 6).accessibilityIdentifier("edge")
    }
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .frame(width: 210)
    .accessibilityIdentifier("card")
  }
}

/// A card from left to right, and its mirror image.
struct RightToLeft: View {
  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      side("left to right", .leftToRight)
      side("right to left", .rightToLeft)
    }
  }

  private func side(_ name: String, _ direction: LayoutDirection) -> some View {
    VStack(spacing: 10) {
      Text(name).font(.footnote).foregroundStyle(.secondary)
      ChoreCard().environment(\.layoutDirection, direction)
    }
  }
}

extension GalleryScene {
  static let rightToLeft = GalleryScene(
    "rtl", title: "One card in both directions", size: CGSize(width: 492, height: 262)
  ) {
    RightToLeft()
  }
}
