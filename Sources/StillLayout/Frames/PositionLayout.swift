package import Foundation
package import StillGeometry

/// `position`: takes all it is proposed and puts the child's centre on a point of that (rule L3.28).
package struct PositionLayout: UnaryLayout, Equatable {
  /// In the modifier's own space, points.
  package let center: CGPoint

  package init(center: CGPoint) {
    self.center = CGPoint(
      x: center.x.isFinite ? center.x : 0, y: center.y.isFinite ? center.y : 0)
  }

  package func size(_ proposal: ProposedViewSize, of child: _LayoutElement) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let answer = child.size(for: proposal)
    return CGSize(
      width: proposal.width ?? answer.width, height: proposal.height ?? answer.height)
  }

  package func placement(
    in size: CGSize, proposal: ProposedViewSize, of child: _LayoutElement
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = ProposedViewSize(size)
    let answer = child.size(for: offer)
    return (
      CGPoint(x: center.x - answer.width / 2, y: center.y - answer.height / 2), offer
    )
  }

  package func spacing(of child: ViewSpacing) -> ViewSpacing { ViewSpacing() }
  package var forwardsGuides: Bool { false }
}
