package import Foundation
package import StillGeometry

/// A view that lies beyond one of its own edges, by its own length; nothing around it notices (rule L8.38).
package struct EdgeShift: UnaryLayout, Equatable {
  /// The edge that the view lies beyond; nil: in its place.
  package let edge: Edge?

  package init(edge: Edge?) {
    self.edge = edge
  }

  package func size(_ proposal: ProposedViewSize, of child: _LayoutElement) -> CGSize {
    child.size(for: proposal)
  }

  package func placement(
    in size: CGSize, proposal: ProposedViewSize, of child: _LayoutElement
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let origin: CGPoint =
      switch edge {
      case .leading: CGPoint(x: -size.width, y: 0)
      case .trailing: CGPoint(x: size.width, y: 0)
      case .top: CGPoint(x: 0, y: -size.height)
      case .bottom: CGPoint(x: 0, y: size.height)
      case nil: .zero
      }
    return (origin, proposal)
  }

  package var keepsPriority: Bool { true }
  package var movesGuides: Bool { false }
}
