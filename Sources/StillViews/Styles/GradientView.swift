package import Foundation
import StillDrawing
package import StillGeometry
import StillLayout
package import StillViewGraph

/// Fills its frame with a gradient; takes what it is proposed (rule 3.36).
nonisolated package struct GradientLeaf: LeafContent {
  package let reportName: String
  var fill: _Fill

  package func size(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func measuresLike(_ other: GradientLeaf) -> Bool { true }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass
  ) {
    pass.add(.fillRectangle(frame, fill.paint(in: frame)))
  }
}

extension LinearGradient: LeafView {
  package func leaf(in environment: EnvironmentValues) -> GradientLeaf {
    GradientLeaf(reportName: "LinearGradient", fill: _fill(in: environment))
  }
}

extension RadialGradient: LeafView {
  package func leaf(in environment: EnvironmentValues) -> GradientLeaf {
    GradientLeaf(reportName: "RadialGradient", fill: _fill(in: environment))
  }
}

extension EllipticalGradient: LeafView {
  package func leaf(in environment: EnvironmentValues) -> GradientLeaf {
    GradientLeaf(reportName: "EllipticalGradient", fill: _fill(in: environment))
  }
}

extension AngularGradient: LeafView {
  package func leaf(in environment: EnvironmentValues) -> GradientLeaf {
    GradientLeaf(reportName: "AngularGradient", fill: _fill(in: environment))
  }
}
