import SwiftUI

/// Letters as paint: gradients through glyphs, shadows below them, words that cut pictures out.
struct Headline: View {
  private let dusk = LinearGradient(
    colors: [.orange, .pink, .purple, .indigo], startPoint: .leading, endPoint: .trailing)

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Text("Every letter\nis a shape")
        .font(.system(size: 56, weight: .black))
        .foregroundStyle(dusk)
        .accessibilityIdentifier("gradient")
      HStack(spacing: 28) {
        Text("Lifted")
          .font(.system(size: 40, weight: .bold, design: .rounded))
          .foregroundStyle(.indigo.gradient)
          .shadow(color: .indigo.opacity(0.45), radius: 4, y: 5)
        Text("Glow")
          .font(.system(size: 40, weight: .semibold, design: .serif).italic())
          .foregroundStyle(.white)
          .padding(.horizontal, 14)
          .background {
            Text("Glow")
              .font(.system(size: 40, weight: .semibold, design: .serif).italic())
              .foregroundStyle(.yellow)
              .shadow(color: .orange, radius: 10)
          }
          .background(.black, in: RoundedRectangle(cornerRadius: 10))
      }
      stripes
        .frame(height: 64)
        .mask {
          Text("CUT OUT")
            .font(.system(size: 64, weight: .heavy).width(.expanded))
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
    .padding(28)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(ground)
  }

  private var ground: Color {
    colorScheme == .dark
      ? Color(red: 0.08, green: 0.07, blue: 0.1) : Color(red: 0.97, green: 0.96, blue: 0.99)
  }

  private var stripes: some View {
    VStack(spacing: 0) {
      ForEach(0..<8) { row in
        Color(hue: 0.5 + 0.04 * Double(row), saturation: 0.75, brightness: 0.85)
      }
    }
  }
}

extension GalleryScene {
  static let headline = GalleryScene(
    "headline", title: "Gradients through letters, shadows, words as masks",
    size: CGSize(width: 460, height: 360)
  ) {
    Headline()
  }
}
