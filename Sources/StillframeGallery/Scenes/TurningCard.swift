import SwiftUI

/// A card that is a row where it has 300 points or more, and a column where it has less.
struct TurningCard: View {
  var body: some View {
    GeometryReader { proxy in
      let layout =
        proxy.size.width < 300
        ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 16))
      layout {
        Circle()
          .fill(.indigo)
          .overlay {
            Text("S").font(.system(size: 34, weight: .semibold)).foregroundStyle(.white)
          }
          .frame(width: 72, height: 72)
          .accessibilityIdentifier("badge")
        VStack(spacing: 4) {
          Text("Stillframe").font(.title2).bold()
          Text("Layouts as pictures").foregroundStyle(.secondary)
        }
        .accessibilityIdentifier("words")
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .background(Color.indigo.opacity(0.1), in: RoundedRectangle(cornerRadius: 18))
    .accessibilityIdentifier("card")
  }
}

extension GalleryScene {
  static let turningCard = GalleryScene(
    "turning-card", title: "A card that turns from a row into a column below 300 points",
    size: CGSize(width: 400, height: 200)
  ) {
    TurningCard().padding()
  }
  .film(
    duration: 3.2, value: CGFloat(368),
    changes: [
      .init(at: 0.5, to: 240, animation: .easeInOut(duration: 0.8)),
      .init(at: 1.9, to: 368, animation: .easeInOut(duration: 0.8)),
    ]
  ) { width in
    TurningCard()
      .frame(width: width)
      .padding(.vertical)
  }
}
