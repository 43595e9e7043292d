package import Foundation
package import StillGeometry

/// A requested placement of a subview: `anchor` within it on `position`, sized by `proposal` (rule L1.8).
package struct PendingPlacement {
  package var position: CGPoint
  package var anchor: UnitPoint
  package var proposal: ProposedViewSize

  package init(position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    self.position = position
    self.anchor = anchor
    self.proposal = proposal
  }

  /// Returns the top left corner of a subview of this size.
  package func origin(of size: CGSize) -> CGPoint {
    CGPoint(
      x: position.x - (anchor.x == 0 ? 0 : anchor.x * size.width),
      y: position.y - (anchor.y == 0 ? 0 : anchor.y * size.height))
  }
}
