package import Foundation
package import StillGeometry

/// A modifier that sizes and places one view.
///
/// Written for text that runs left to right; the element that applies it mirrors.
package protocol UnaryLayout {
  /// Returns the size for a proposal.
  func size(_ proposal: ProposedViewSize, of child: _LayoutElement) -> CGSize

  /// Whether the size is the same for every proposal, whatever the child is.
  var isRigid: Bool { get }

  /// Returns the child's proposal, and its top left corner in a frame of `size`.
  func placement(
    in size: CGSize, proposal: ProposedViewSize, of child: _LayoutElement
  ) -> (origin: CGPoint, proposal: ProposedViewSize)

  /// Returns the room preferred around the result, from that around the child.
  func spacing(of child: ViewSpacing) -> ViewSpacing

  /// Whether the child's layout priority shows outside (rule L2.22).
  var keepsPriority: Bool { get }
  /// Whether the child's explicit guides show outside (rule L3.51).
  var forwardsGuides: Bool { get }
  /// Whether they are moved with the child; `offset` does not.
  var movesGuides: Bool { get }
}

extension UnaryLayout {
  package var isRigid: Bool { false }
  package func spacing(of child: ViewSpacing) -> ViewSpacing { child }
  package var keepsPriority: Bool { false }
  package var forwardsGuides: Bool { true }
  package var movesGuides: Bool { true }
}

extension Alignment {
  /// Returns where a child's corner goes so that its guides meet the default guides of a frame (rule L3.13).
  package func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
    let frame = ViewDimensions(size: size, element: nil, proposal: .unspecified)
    return CGPoint(
      x: frame[horizontal] - child[horizontal], y: frame[vertical] - child[vertical])
  }
}
