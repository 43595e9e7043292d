package import Foundation
import StillDrawing
package import StillGeometry
import StillLayout
public import StillViewGraph

/// The drawing of `border`: four bars inside the frame, so that the edges stay crisp.
nonisolated public struct _BorderView<Style: ShapeStyle>: LeafView {
  let style: Style
  let width: CGFloat

  package func leaf(in environment: EnvironmentValues) -> BorderLeaf {
    BorderLeaf(fill: style._fill(in: environment), width: width.isFinite ? max(width, 0) : 0)
  }
}

/// A border that knows its paint.
nonisolated package struct BorderLeaf: LeafContent {
  var fill: _Fill
  /// Points.
  var width: CGFloat

  package var reportName: String { "Border" }

  package var animatableData: AnimatablePair<_Fill.AnimatableData, CGFloat> {
    get { AnimatablePair(fill.animatableData, width) }
    set {
      fill.animatableData = newValue.first
      width = newValue.second
    }
  }

  package func size(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func measuresLike(_ other: BorderLeaf) -> Bool { true }

  package func isHit(_ point: CGPoint, in frame: CGRect) -> Bool {
    frame.holds(point) && !frame.insetBy(dx: width, dy: width).holds(point)
  }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass
  ) {
    let side = min(width, frame.width / 2, frame.height / 2)
    guard side > 0 else { return }
    let inner = frame.height - 2 * side
    let bars = [
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: side),
      CGRect(x: frame.minX, y: frame.maxY - side, width: frame.width, height: side),
      CGRect(x: frame.minX, y: frame.minY + side, width: side, height: inner),
      CGRect(x: frame.maxX - side, y: frame.minY + side, width: side, height: inner),
    ]
    for bar in bars where bar.width > 0 && bar.height > 0 {
      pass.add(fill, in: frame) { .fillRectangle(bar, $0) }
    }
  }
}
