package import Foundation
package import StillGeometry

/// `offset`: the view is drawn elsewhere, and nothing around it notices (rule L3.27).
package struct OffsetLayout: UnaryLayout, Equatable {
  /// Points, right and down.
  package let offset: CGSize

  package init(offset: CGSize) {
    self.offset = CGSize(
      width: offset.width.isFinite ? offset.width : 0,
      height: offset.height.isFinite ? offset.height : 0)
  }

  package func size(_ proposal: ProposedViewSize, of child: _LayoutElement) -> CGSize {
    child.size(for: proposal)
  }

  package func placement(
    in size: CGSize, proposal: ProposedViewSize, of child: _LayoutElement
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: offset.width, y: offset.height), proposal)
  }

  package var keepsPriority: Bool { true }
  package var movesGuides: Bool { false }
}
