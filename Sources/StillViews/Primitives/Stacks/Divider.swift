package import Foundation
import StillDrawing
package import StillGeometry
import StillLayout
public import StillViewGraph

/// A thin line across the axis of the stack around it; horizontal outside stacks (rule L2.31).
nonisolated public struct Divider: Sendable {
  /// A line of one pixel in the colour of separators; one point where text has an accessibility size.
  public init() {}
}

extension Divider: LeafView {
  package func leaf(in environment: EnvironmentValues) -> DividerLeaf {
    DividerLeaf(
      isVertical: environment.stackOrientation == .horizontal,
      thickness: environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength,
      fill: Color.separator._fill(in: environment))
  }
}

/// A divider that knows its direction.
nonisolated package struct DividerLeaf: LeafContent {
  let isVertical: Bool
  /// Points.
  let thickness: CGFloat
  let fill: _Fill

  package var reportName: String { "Divider" }

  package func size(_ proposal: ProposedViewSize) -> CGSize {
    isVertical
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  package func measuresLike(_ other: DividerLeaf) -> Bool {
    isVertical == other.isVertical && thickness == other.thickness
  }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass
  ) {
    pass.add(fill, in: frame) { .fillRectangle(frame, $0) }
  }
}
