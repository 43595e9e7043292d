import SwiftUI

/// A medal of many corners with a ribbon, and a number on its edge.
struct Badge: View {
  private struct Star: Shape {
    let points: Int
    let depth: CGFloat

    func path(in rect: CGRect) -> Path {
      let center = CGPoint(x: rect.midX, y: rect.midY)
      let outer = min(rect.width, rect.height) / 2
      return Path { path in
        for index in 0..<points * 2 {
          let radius = index.isMultiple(of: 2) ? outer : outer * (1 - depth)
          let angle = Double(index) * .pi / Double(points) - .pi / 2
          let point = CGPoint(
            x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
      }
    }
  }

  var body: some View {
    VStack(spacing: 20) {
      ZStack {
        HStack(spacing: 26) {
          Rectangle().fill(.red.gradient).frame(width: 30, height: 90).rotationEffect(.degrees(12))
          Rectangle().fill(.red.gradient).frame(width: 30, height: 90).rotationEffect(.degrees(-12))
        }
        .offset(y: 78)
        Star(points: 24, depth: 0.1)
          .fill(
            AngularGradient(
              colors: [.yellow, .orange, .yellow, .orange, .yellow], center: .center)
          )
          .shadow(color: .black.opacity(0.25), radius: 8, y: 4)
        Circle().inset(by: 24).fill(.orange.gradient)
        Circle().inset(by: 24).strokeBorder(.white.opacity(0.7), lineWidth: 3)
        VStack(spacing: 0) {
          Image(systemName: "flame.fill").font(.system(size: 40))
          Text("30").font(.system(size: 44, weight: .heavy, design: .rounded))
        }
        .foregroundStyle(.white)
      }
      .frame(width: 180, height: 180)
      .overlay(alignment: .topTrailing) {
        Text("×3")
          .font(.headline)
          .padding(8)
          .background(.indigo, in: Circle())
          .foregroundStyle(.white)
      }
      .padding(.bottom, 44)
      Text("Thirty days in a row").font(.title3.bold())
      Text("Come back tomorrow to keep the flame alive.").font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background)
  }
}

extension GalleryScene {
  static let badge = GalleryScene(
    "badge", title: "A medal with a ribbon", size: CGSize(width: 360, height: 380)
  ) {
    Badge()
  }
}
