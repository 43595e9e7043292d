package import Foundation
package import StillGeometry

/// `aspectRatio(_:contentMode:)`: rules L3.29–L3.33.
package struct AspectRatioLayout: UnaryLayout, Equatable {
  /// Width over height; nil: that of the child's ideal size.
  package let ratio: CGFloat?
  /// Whether the scaled rectangle covers the proposal instead of fitting in.
  package let fills: Bool

  package init(ratio: CGFloat?, fills: Bool) {
    self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.fills = fills
  }

  private func offer(_ proposal: ProposedViewSize, _ child: _LayoutElement) -> ProposedViewSize {
    guard proposal.width != nil || proposal.height != nil else { return proposal }
    let shape: CGSize
    if let ratio {
      shape = CGSize(width: ratio, height: 1)
    } else {
      let ideal = child.size(for: .unspecified)
      // Equal sides are a square, also where both are zero or endless (rule L3.29).
      if ideal.width == ideal.height {
        shape = CGSize(width: 1, height: 1)
      } else if ideal.width > 0, ideal.height > 0, ideal.width.isFinite, ideal.height.isFinite {
        shape = ideal
      } else {
        return proposal
      }
    }
    // A missing dimension decides nothing: with one given, that one is met (rule L3.32).
    let scales = [
      proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height },
    ].compactMap { $0 }
    guard let scale = fills ? scales.max() : scales.min() else { return proposal }
    return ProposedViewSize(width: shape.width * scale, height: shape.height * scale)
  }

  package func size(_ proposal: ProposedViewSize, of child: _LayoutElement) -> CGSize {
    child.size(for: offer(proposal, child))
  }

  package func placement(
    in size: CGSize, proposal: ProposedViewSize, of child: _LayoutElement
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = offer(proposal, child)
    let answer = child.size(for: offer)
    return (
      CGPoint(x: (size.width - answer.width) / 2, y: (size.height - answer.height) / 2), offer
    )
  }
}
