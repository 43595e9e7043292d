import SwiftUI

/// The preview card of a shared link: a photograph, a title on it, and its author.
struct SocialCard: View {
  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Image("dusk", bundle: .module)
        .resizable()
        .scaledToFill()
        .frame(width: 600, height: 315)
        .clipped()
      LinearGradient(
        colors: [.clear, .black.opacity(0.75)], startPoint: .init(x: 0.5, y: 0.25),
        endPoint: .bottom)
      VStack(alignment: .leading, spacing: 14) {
        Text("FIELD NOTES")
          .font(.system(size: 12, weight: .semibold))
          .tracking(1.5)
          .padding(.horizontal, 10)
          .padding(.vertical, 5)
          .background(.ultraThinMaterial, in: Capsule())
        Text("Six evenings\nabove the fjord")
          .font(.system(size: 44, weight: .bold))
          .lineSpacing(-2)
        HStack(spacing: 10) {
          Image("avatar", bundle: .module)
            .resizable()
            .frame(width: 40, height: 40)
            .clipShape(Circle())
            .overlay { Circle().strokeBorder(.white, lineWidth: 2) }
          VStack(alignment: .leading, spacing: 1) {
            Text("Ida Solberg").font(.system(size: 15, weight: .semibold))
            Text("8 minutes").font(.system(size: 13)).opacity(0.75)
          }
        }
      }
      .foregroundStyle(.white)
      .padding(28)
    }
    .frame(width: 600, height: 315)
  }
}

extension GalleryScene {
  static let socialCard = GalleryScene(
    "social-card", title: "What a shared link shows: photograph, title, avatar",
    size: CGSize(width: 600, height: 315)
  ) {
    SocialCard()
  }
}
