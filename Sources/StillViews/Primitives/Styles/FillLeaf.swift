package import Foundation
import StillDrawing
package import StillGeometry
import StillLayout
package import StillViewGraph

/// Fills its frame with a colour or a gradient; takes the proposed size (rule L3.36).
nonisolated package struct FillLeaf: LeafContent {
  package let reportName: String
  var fill: _Fill

  package var warnings: [String] { fill.warning.map { [$0] } ?? [] }

  package var animatableData: _Fill.AnimatableData {
    get { fill.animatableData }
    set { fill.animatableData = newValue }
  }

  package func size(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func measuresLike(_ other: FillLeaf) -> Bool { true }

  package func isHit(_ point: CGPoint, in frame: CGRect) -> Bool {
    !fill.isClear && frame.holds(point)
  }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass
  ) {
    pass.add(fill, in: frame) { .fillRectangle(frame, $0) }
  }
}

extension Color: LeafView {
  package func leaf(in environment: EnvironmentValues) -> FillLeaf {
    FillLeaf(reportName: "Color", fill: _fill(in: environment))
  }
}

extension LinearGradient: LeafView {
  package func leaf(in environment: EnvironmentValues) -> FillLeaf {
    FillLeaf(reportName: "LinearGradient", fill: _fill(in: environment))
  }
}

extension RadialGradient: LeafView {
  package func leaf(in environment: EnvironmentValues) -> FillLeaf {
    FillLeaf(reportName: "RadialGradient", fill: _fill(in: environment))
  }
}

extension EllipticalGradient: LeafView {
  package func leaf(in environment: EnvironmentValues) -> FillLeaf {
    FillLeaf(reportName: "EllipticalGradient", fill: _fill(in: environment))
  }
}

extension AngularGradient: LeafView {
  package func leaf(in environment: EnvironmentValues) -> FillLeaf {
    FillLeaf(reportName: "AngularGradient", fill: _fill(in: environment))
  }
}

extension MeshGradient: LeafView {
  package func leaf(in environment: EnvironmentValues) -> FillLeaf {
    FillLeaf(reportName: "MeshGradient", fill: _fill(in: environment))
  }
}
