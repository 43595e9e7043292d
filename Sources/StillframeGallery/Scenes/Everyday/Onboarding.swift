import SwiftUI

/// The first page of a program: what it can do, and a button to begin.
struct Onboarding: View {
  private let points: [(symbol: String, color: Color, title: String, text: String)] = [
    ("square.grid.2x2.fill", .orange, "Layouts", "Stacks, grids and your own, to the point."),
    ("textformat", .blue, "Type", "Real glyphs with their kerning and lines."),
    ("sparkles", .purple, "Motion", "Springs and curves, frame by frame."),
  ]

  var body: some View {
    VStack(spacing: 0) {
      Spacer()
      Text("Welcome to\n**Stillframe**")
        .font(.system(size: 36))
        .multilineTextAlignment(.center)
      VStack(alignment: .leading, spacing: 26) {
        ForEach(points, id: \.title) { point in
          HStack(spacing: 18) {
            Image(systemName: point.symbol)
              .font(.title)
              .foregroundStyle(point.color)
              .frame(width: 44)
            VStack(alignment: .leading, spacing: 2) {
              Text(point.title).font(.headline)
              Text(point.text).font(.subheadline).foregroundStyle(.secondary)
            }
          }
        }
      }
      .padding(.top, 44)
      Spacer()
      HStack(spacing: 8) {
        ForEach(0..<3) { page in
          Capsule()
            .fill(page == 0 ? Color.accentColor : Color.secondary.opacity(0.3))
            .frame(width: page == 0 ? 22 : 8, height: 8)
        }
      }
      .padding(.bottom, 20)
      Button {
      } label: {
        Text("Continue").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
    .padding(28)
    .background(.background)
  }
}

extension GalleryScene {
  static let onboarding = GalleryScene(
    "onboarding", title: "The first page of a program", size: CGSize(width: 360, height: 640)
  ) {
    Onboarding()
  }
}
