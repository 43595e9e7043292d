import Foundation
import StillGeometry
import StillLayout
import StillViewGraph
import StillViews

/// The regions of elements with their numbers, to be laid over a rendering.
struct AccessibilityRegions: View {
  let tree: AccessibilityTree
  let style: AccessibilityPictureStyle

  var body: some View {
    let items = Array(tree.elements.enumerated())
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(items, id: \.offset) { index, element in
        let frame = Self.shown(element.frame)
        RoundedRectangle(cornerRadius: 4)
          .fill(style.color(index).opacity(0.2))
          .overlay {
            RoundedRectangle(cornerRadius: 4)
              .strokeBorder(style.color(index), lineWidth: 1.5)
          }
          .frame(width: frame.width, height: frame.height)
          .offset(x: frame.minX, y: frame.minY)
      }
      ForEach(items, id: \.offset) { index, element in
        let frame = Self.shown(element.frame)
        AccessibilityNumber(number: index + 1, color: style.color(index))
          .scaleEffect(0.82)
          .offset(
            x: max(min(frame.minX - 13, tree.size.width - 20), 0),
            y: max(min(frame.minY - 10, tree.size.height - 20), 0))
      }
      ForEach(items, id: \.offset) { index, element in
        if let point = marked(element) {
          ActivationMark()
            .stroke(Color.white, lineWidth: 4)
            .overlay { ActivationMark().stroke(style.color(index), lineWidth: 2) }
            .frame(width: 18, height: 18)
            .offset(x: point.x - 9, y: point.y - 9)
        }
      }
    }
    .clipped()
  }

  /// The frame, large enough to be seen.
  private static func shown(_ frame: CGRect) -> CGRect {
    let wide = max(frame.width, 4)
    let high = max(frame.height, 4)
    return CGRect(
      x: frame.midX - wide / 2, y: frame.midY - high / 2, width: wide, height: high)
  }

  /// The activation point, where it is to be marked.
  private func marked(_ element: AccessibilityElement) -> CGPoint? {
    switch style.activationPoints {
    case .always:
      element.activationPoint ?? CGPoint(x: element.frame.midX, y: element.frame.midY)
    case .whenOverridden: element.activationPoint
    case .never: nil
    }
  }
}

/// The number of an element in its color.
struct AccessibilityNumber: View {
  let number: Int
  let color: Color

  var body: some View {
    Text(verbatim: "\(number)")
      .font(.system(size: 11, weight: .bold).monospacedDigit())
      .foregroundStyle(Color.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 20, minHeight: 20)
      .background { Capsule().fill(color) }
      .fixedSize()
  }
}

/// A ring with a cross through it.
nonisolated private struct ActivationMark: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addEllipse(in: rect.insetBy(dx: 3, dy: 3))
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}
