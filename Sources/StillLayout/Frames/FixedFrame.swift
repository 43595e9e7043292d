package import Foundation
package import StillGeometry

/// `frame(width:height:alignment:)`: rules L3.11–L3.13.
package struct FixedFrame: UnaryLayout, Equatable {
  package let width: CGFloat?
  package let height: CGFloat?
  package let alignment: Alignment

  /// Lengths in points; one that is negative or not finite is as good as absent (rule L3.11).
  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.height = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.alignment = alignment
  }

  package var isRigid: Bool { width != nil && height != nil }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func size(_ proposal: ProposedViewSize, of child: _LayoutElement) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let answer = child.size(for: offer(proposal))
    return CGSize(width: width ?? answer.width, height: height ?? answer.height)
  }

  package func placement(
    in size: CGSize, proposal: ProposedViewSize, of child: _LayoutElement
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = offer(proposal)
    return (alignment.origin(of: child.dimensions(for: offer), in: size), offer)
  }

  package func spacing(of child: ViewSpacing) -> ViewSpacing {
    child.framed(
      (width == nil ? [] : [.left, .right]) + (height == nil ? [] : [.top, .bottom]))
  }
}
