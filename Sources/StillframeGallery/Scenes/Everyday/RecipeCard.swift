import SwiftUI

/// A recipe on a card, its picture drawn by gradients.
struct RecipeCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ZStack(alignment: .bottomLeading) {
        LinearGradient(
          colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
        Circle().fill(.yellow.gradient).frame(width: 120).offset(x: 190, y: -20)
        Circle().fill(.white.opacity(0.25)).frame(width: 80).offset(x: 150, y: 30)
        Text("Autumn").font(.caption.bold()).textCase(.uppercase)
          .padding(.horizontal, 10)
          .padding(.vertical, 5)
          .background(.thinMaterial, in: Capsule())
          .padding(14)
      }
      .frame(height: 150)
      .clipped()
      VStack(alignment: .leading, spacing: 10) {
        Text("Pumpkin soup with orange").font(.title3.bold())
        Text("A spoon of ginger wakes it up, and the peel of half an orange keeps it awake.")
          .font(.subheadline)
          .foregroundStyle(.secondary)
        HStack(spacing: 14) {
          Label("35 min", systemImage: "clock")
          Label("4", systemImage: "person.2")
          Spacer()
          HStack(spacing: 2) {
            ForEach(0..<5) { index in
              Image(systemName: index < 4 ? "star.fill" : "star").foregroundStyle(.orange)
            }
          }
        }
        .font(.footnote)
      }
      .padding(16)
    }
    .background(.background)
    .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    .shadow(color: .black.opacity(0.18), radius: 14, y: 8)
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.95))
  }
}

extension GalleryScene {
  static let card = GalleryScene(
    "card", title: "A recipe on a card", size: CGSize(width: 360, height: 370)
  ) {
    RecipeCard()
  }
}
