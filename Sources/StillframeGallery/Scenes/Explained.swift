import SwiftUI

/// A row of a list: a picture, a title with a line below, and a price that keeps its width.
struct TicketRow: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      RoundedRectangle(cornerRadius: 8)
        .fill(Color.indigo)
        .frame(width: 40, height: 40)
        .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] }
      VStack(alignment: .leading, spacing: 16) {
        Text("Night train").font(.headline)
        Text("Berlin to Vienna").font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      Text("49").font(.title2.bold()).layoutPriority(1)
    }
    .padding(24)
  }
}

extension GalleryScene {
  static let explain = GalleryScene(
    "explain", title: "Why every view of a row has its size", size: CGSize(width: 320, height: 105)
  ) {
    TicketRow()
  }
  .explained()
}
