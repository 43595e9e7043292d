package import Foundation
import StillDrawing
package import StillGeometry
import StillLayout
public import StillViewGraph

extension Color: LeafView {
  package func leaf(in environment: EnvironmentValues) -> ColorLeaf {
    ColorLeaf(fill: _fill(in: environment))
  }
}

/// Fills its frame with a colour; takes what it is proposed (rule 3.36).
nonisolated package struct ColorLeaf: LeafContent {
  var fill: _Fill

  package var reportName: String { "Color" }

  package var animatableData: _Fill.AnimatableData {
    get { fill.animatableData }
    set { fill.animatableData = newValue }
  }

  package func size(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func measuresLike(_ other: ColorLeaf) -> Bool { true }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass
  ) {
    pass.add(.fillRectangle(frame, fill.paint(in: frame)))
  }
}
