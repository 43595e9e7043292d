package import Foundation
package import StillGeometry
package import StillLayout

/// Room for one view that is turned by a right angle: as wide as the view is high.
package struct QuarterTurn: Layout {
  package init() {}

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(turned(proposal)) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: turned(proposal))
    }
  }

  private func turned(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.height, height: proposal.width)
  }
}
