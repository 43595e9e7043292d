package import Foundation
package import StillDrawing
import StillGeometry
package import StillText

/// The decorations of a text's runs; adjacent runs with the same decoration share one line, so that its pattern
/// continues.
nonisolated struct DecorationLines {
  private(set) var backgrounds: [TextDecoration] = []
  private(set) var strokes: [TextDecoration] = []

  /// - Parameter decorations: Those of each run, in drawing order.
  init(_ decorations: some Sequence<[TextDecoration]>) {
    // Of each kind, which line may go on: a run has one of each at most.
    var lastOfKind: [Int?] = [nil, nil, nil]
    for decorations in decorations {
      for decoration in decorations {
        switch decoration.kind {
        case .background: Self.add(decoration, to: &backgrounds, &lastOfKind[0])
        case .underline: Self.add(decoration, to: &strokes, &lastOfKind[1])
        case .strikethrough: Self.add(decoration, to: &strokes, &lastOfKind[2])
        }
      }
    }
  }

  private static func add(
    _ decoration: TextDecoration, to all: inout [TextDecoration], _ last: inout Int?
  ) {
    if let last, all[last].absorb(decoration) { return }
    last = all.count
    all.append(decoration)
  }
}

extension TextDecoration {
  /// Returns the command that paints the decoration; `origin` is the top left corner of the text.
  package func command(at origin: CGPoint, _ paint: Paint) -> DrawCommand {
    let rectangle = rectangle.offsetBy(dx: origin.x, dy: origin.y)
    let dash = pattern.dash(thickness: rectangle.height)
    // Longer than anybody can see; without a limit, a text of a huge size would be a flood of dashes.
    guard let period = dash?.reduce(0, +), let dash, period > 0, rectangle.width / period < 20_000
    else { return .fillRectangle(rectangle, paint) }
    let line = Path { path in
      path.move(to: CGPoint(x: rectangle.minX, y: rectangle.midY))
      path.addLine(to: CGPoint(x: rectangle.maxX, y: rectangle.midY))
    }
    return .stroke(
      line, StrokeStyle(lineWidth: rectangle.height, dash: dash, dashPhase: phase), paint)
  }
}
