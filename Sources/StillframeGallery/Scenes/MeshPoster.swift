import SwiftUI

/// A poster of one mesh gradient: its middle is pulled aside, its colours run smoothly.
struct MeshPoster: View {
  var body: some View {
    ZStack(alignment: .bottomLeading) {
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.55, 0], [1, 0],
          [0, 0.4], [0.7, 0.35], [1, 0.62],
          [0, 1], [0.35, 1], [1, 1],
        ],
        colors: [
          .indigo, .purple, .pink,
          .blue, .orange, .yellow,
          .teal, .mint, .white,
        ])
      VStack(alignment: .leading, spacing: 2) {
        Text("Nine colours").font(.system(size: 30, weight: .heavy))
        Text("and what lies between them").font(.system(size: 14, weight: .medium))
      }
      .foregroundStyle(.white.shadow(.drop(color: .black.opacity(0.35), radius: 6, y: 2)))
      .padding(20)
    }
  }
}

extension GalleryScene {
  static let mesh = GalleryScene(
    "mesh", title: "A mesh gradient", size: CGSize(width: 300, height: 360)
  ) {
    MeshPoster()
  }
}
