import SwiftUI

/// Set operations on two shapes, and lines along one.
struct Cutouts: View {
  private let star = Star(points: 5, depth: 0.5)
  private let disc = Circle().scale(0.74).offset(x: 12, y: 10)

  var body: some View {
    Grid(horizontalSpacing: 12, verticalSpacing: 12) {
      GridRow {
        tile("union") { star.union(disc).fill(.blue.gradient) }
        tile("intersection") { star.intersection(disc).fill(.purple.gradient) }
        tile("subtracting") { star.subtracting(disc).fill(.pink.gradient) }
        tile("symmetricDifference") { star.symmetricDifference(disc).fill(.orange.gradient) }
      }
      GridRow {
        tile("lineIntersection") {
          star.lineIntersection(disc).stroke(
            .teal, style: StrokeStyle(lineWidth: 3, lineCap: .round))
        }
        tile("lineSubtraction") {
          star.lineSubtraction(disc).stroke(
            .green, style: StrokeStyle(lineWidth: 3, lineCap: .round))
        }
        tile("fill, then stroke") {
          star.fill(.yellow).stroke(.brown, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
        }
        tile("dashes") {
          Circle().strokeBorder(
            .indigo, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [1, 9]))
        }
      }
      GridRow {
        tile("trim") {
          Circle().inset(by: 4).trim(from: 0.1, to: 0.8)
            .stroke(.red.gradient, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        }
        tile("uneven corners") {
          UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30).fill(
            .cyan.gradient)
        }
        tile("inner shadow") {
          star.fill(.mint.shadow(.inner(color: .black.opacity(0.5), radius: 4, x: 2, y: 3)))
        }
        tile("even-odd") {
          Star(points: 7, depth: -0.35).fill(.brown, style: FillStyle(eoFill: true))
        }
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.95))
  }

  private func tile(_ name: String, @ViewBuilder _ drawing: () -> some View) -> some View {
    VStack(spacing: 6) {
      drawing().frame(width: 66, height: 66)
      Text(name).font(.system(size: 8, weight: .medium)).foregroundStyle(.secondary)
        .lineLimit(1).minimumScaleFactor(0.7).frame(width: 74)
    }
    .padding(.vertical, 10)
    .padding(.horizontal, 6)
    .background(.white, in: .rect(cornerRadius: 12))
  }
}

/// A star that stands on two of its points.
private struct Star: Shape {
  let points: Int
  /// How far in the corners between points lie; below 0 they lie on the other side.
  let depth: CGFloat

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let corners = (0..<(2 * points)).map { step -> CGPoint in
      let angle = Angle.degrees(Double(step) * 180 / Double(points) - 90).radians
      let reach = step.isMultiple(of: 2) ? radius : radius * depth
      return CGPoint(x: rect.midX + reach * cos(angle), y: rect.midY + reach * sin(angle))
    }
    return Path { path in
      path.addLines(corners)
      path.closeSubpath()
    }
  }
}

extension GalleryScene {
  static let cutouts = GalleryScene(
    "cutouts", title: "Shapes out of shapes, and lines along them",
    size: CGSize(width: 430, height: 370)
  ) {
    Cutouts()
  }
}
