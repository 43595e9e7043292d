package import Foundation
package import StillGeometry

/// `fixedSize(horizontal:vertical:)`: the child's ideal length on the chosen axes (rule L3.23).
package struct FixedSizeLayout: UnaryLayout, Equatable {
  package let horizontal: Bool
  package let vertical: Bool

  package init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package func size(_ proposal: ProposedViewSize, of child: _LayoutElement) -> CGSize {
    child.size(for: offer(proposal))
  }

  package func placement(
    in size: CGSize, proposal: ProposedViewSize, of child: _LayoutElement
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = offer(proposal)
    let answer = child.size(for: offer)
    return (
      CGPoint(x: (size.width - answer.width) / 2, y: (size.height - answer.height) / 2), offer
    )
  }

  package var keepsPriority: Bool { true }
}
