import Foundation
import StillGeometry
import StillLayout
import StillViewGraph
import StillViews

/// Frames, lines and labels, to be laid over a rendering.
struct ExplanationOverlay: View {
  let frames: ExplainedFrames
  /// Pixels per point.
  let scale: CGFloat

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(frames.items) { item in
        Rectangle()
          .strokeBorder(Self.color(item.depth), lineWidth: hairline)
          .frame(width: max(item.frame.width, hairline), height: max(item.frame.height, hairline))
          .offset(x: item.frame.minX, y: item.frame.minY)
      }
      ForEach(frames.lines) { line in
        DashedLine()
          .stroke(lineColor, style: StrokeStyle(lineWidth: hairline, dash: [3, 2]))
          .frame(width: line.frame.width, height: line.frame.height)
          .offset(x: line.frame.minX, y: line.frame.minY)
      }
      LabelPlacement(obstacles: frames.items.filter(\.isInnermost).map(\.frame)) {
        ForEach(frames.items) { item in
          ExplanationLabel(name: item.name, size: item.size, color: Self.color(item.depth))
            .layoutValue(key: LabelledFrame.self, value: item.frame)
        }
        ForEach(frames.lines) { line in
          Text(line.name)
            .font(.system(size: 6.5, weight: .medium))
            .foregroundStyle(lineColor)
            .fixedSize()
            .padding(.horizontal, 2)
            .background { RoundedRectangle(cornerRadius: 2.5).fill(lineGround) }
            .layoutValue(key: LabelledFrame.self, value: line.frame)
        }
      }
    }
  }

  /// A bit more than half a point, in whole pixels.
  private var hairline: CGFloat { max(1, (scale * 0.6).rounded()) / scale }

  @Environment(\.colorScheme) private var colorScheme

  private var lineColor: Color {
    colorScheme == .dark
      ? Color(red: 1.0, green: 0.36, blue: 0.62) : Color(red: 0.90, green: 0.10, blue: 0.42)
  }

  private var lineGround: Color {
    colorScheme == .dark ? Color(white: 0.16) : Color(red: 1, green: 0.93, blue: 0.96)
  }

  /// Dark enough for white words; neighbours in depth differ.
  private static let palette = [
    Color(red: 0.36, green: 0.39, blue: 0.46), Color(red: 0.15, green: 0.39, blue: 0.84),
    Color(red: 0.02, green: 0.51, blue: 0.48), Color(red: 0.78, green: 0.37, blue: 0.06),
    Color(red: 0.51, green: 0.25, blue: 0.74), Color(red: 0.27, green: 0.49, blue: 0.13),
  ]

  private static func color(_ depth: Int) -> Color { palette[depth % palette.count] }
}

/// A view's name and size.
private struct ExplanationLabel: View {
  let name: String
  let size: String
  let color: Color

  var body: some View {
    HStack(spacing: 3) {
      Text(name).font(.system(size: 7, weight: .semibold))
      Text(size).font(.system(size: 7).monospacedDigit()).opacity(0.85)
    }
    .foregroundStyle(Color.white)
    .fixedSize()
    .padding(.horizontal, 3)
    .padding(.vertical, 1)
    .background { RoundedRectangle(cornerRadius: 2.5).fill(color) }
  }
}

/// A straight line from corner to corner of its frame.
nonisolated private struct DashedLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}
