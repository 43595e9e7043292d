import SwiftUI

/// Cards of every material above an evening by the sea, which shimmers through them.
struct Materials: View {
  private let day: [(name: String, material: Material)] = [
    ("ultraThin", .ultraThin), ("thin", .thin), ("regular", .regular), ("thick", .thick),
    ("bar", .bar),
  ]

  var body: some View {
    ZStack {
      Evening()
      VStack(spacing: 14) {
        cards.environment(\.colorScheme, .light)
        cards.environment(\.colorScheme, .dark)
      }
      .padding(16)
    }
  }

  private var cards: some View {
    HStack(spacing: 10) {
      ForEach(day, id: \.name) { entry in
        VStack(alignment: .leading, spacing: 3) {
          Image(systemName: "sun.horizon.fill").font(.system(size: 18))
          Spacer(minLength: 0)
          Text("18:42").font(.system(size: 15, weight: .semibold))
          Text(entry.name).font(.system(size: 9, weight: .medium)).foregroundStyle(.secondary)
        }
        .foregroundStyle(.primary)
        .padding(9)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background(entry.material, in: .rect(cornerRadius: 14))
      }
    }
  }
}

/// The sun over water, hills behind.
private struct Evening: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.indigo, .pink, .orange, .yellow], startPoint: .top, endPoint: .bottom)
      Circle()
        .fill(.white.shadow(.drop(color: .yellow, radius: 18)))
        .frame(width: 74, height: 74)
        .offset(x: 44, y: -8)
      Hills(base: 0.52, height: 0.2, waves: 2.3).fill(.purple.opacity(0.75))
      Hills(base: 0.6, height: 0.12, waves: 3.7).fill(.indigo)
      Rectangle()
        .fill(LinearGradient(colors: [.orange, .blue], startPoint: .top, endPoint: .bottom))
        .containerRelativeHeight(0.36)
      Hills(base: 0.84, height: 0.08, waves: 1.2).fill(Color(red: 0.1, green: 0.12, blue: 0.25))
    }
    .clipped()
  }
}

extension View {
  /// At the bottom, as high as a share of what there is.
  fileprivate func containerRelativeHeight(_ share: CGFloat) -> some View {
    GeometryReader { proxy in
      frame(height: proxy.size.height * share)
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
  }
}

/// Land up to a line of waves; all numbers are shares of the frame.
private struct Hills: Shape {
  let base: CGFloat
  let height: CGFloat
  let waves: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: rect.height))
      for step in 0...48 {
        let x = CGFloat(step) / 48
        let y = base - height * sin(x * waves * .pi) * (0.6 + 0.4 * cos(x * 5))
        path.addLine(to: CGPoint(x: x * rect.width, y: y * rect.height))
      }
      path.addLine(to: CGPoint(x: rect.width, y: rect.height))
      path.closeSubpath()
    }
  }
}

extension GalleryScene {
  static let materials = GalleryScene(
    "materials", title: "Materials over a picture, by day and by night",
    size: CGSize(width: 460, height: 260)
  ) {
    Materials()
  }
}
