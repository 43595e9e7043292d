import SwiftUI

/// Truncated text: at its head, middle or tail, and by the number of lines.
struct TruncationSampler: View {
  private let path = "~/Documents/Letters/2026/November/To a friend in Lisbon.txt"
  private let story =
    "All the sea was one calm sheet of light, and the boats came home over it without a sound."

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(spacing: 8) {
        mode("Head", .head)
        mode("Middle", .middle)
        mode("Tail", .tail)
      }
      HStack(alignment: .top, spacing: 10) {
        card("1 line") { Text(story).lineLimit(1) }
        card("2 lines") { Text(story).lineLimit(2) }
        card("5 lines") { Text(story).lineLimit(5) }
      }
      .fixedSize(horizontal: false, vertical: true)
      HStack(alignment: .top, spacing: 10) {
        card("3 lines kept") { Text("Low tide").lineLimit(3, reservesSpace: true) }
        card("Shrinks first") { Text("Lighthouse keeper").lineLimit(1).minimumScaleFactor(0.6) }
        card("Centred lines") { Text(story).lineLimit(3).multilineTextAlignment(.center) }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    .padding(16)
  }

  private func mode(_ name: String, _ mode: Text.TruncationMode) -> some View {
    HStack(spacing: 12) {
      Text(name)
        .font(.caption)
        .foregroundStyle(.secondary)
        .frame(width: 44, alignment: .trailing)
      Text(path)
        .font(.callout)
        .lineLimit(1)
        .truncationMode(mode)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 10)
        .padding(.vertical, 6)
        .background(RoundedRectangle(cornerRadius: 7).fill(Color.indigo.opacity(0.09)))
    }
  }

  private func card(_ title: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 5) {
      Text(title)
        .font(.caption2.weight(.semibold))
        .foregroundStyle(Color.indigo)
      content()
        .font(.footnote)
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(10)
    .frame(maxHeight: .infinity, alignment: .top)
    .background(RoundedRectangle(cornerRadius: 9).fill(Color.indigo.opacity(0.06)))
  }
}

extension GalleryScene {
  static let truncation = GalleryScene(
    "truncation", title: "Text with too little room", size: CGSize(width: 400, height: 396)
  ) {
    TruncationSampler()
  }
}
