import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// Places the views of a header or a footer below each other between their insets, at the leading edge (rule C6.7).
nonisolated struct ListEdgeLayout: Layout {
  /// Where the views set none.
  let insets: EdgeInsets

  private func insets(of subviews: Subviews) -> EdgeInsets {
    subviews.lazy.compactMap { $0[ListRowInsetsKey.self] }.first ?? insets
  }

  private func offer(_ width: CGFloat?, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.leading - insets.trailing, 0) }, height: nil)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let insets = insets(of: subviews)
    let offer = offer(proposal.width, insets)
    var size = CGSize(width: 0, height: insets.top + insets.bottom)
    for subview in subviews {
      let own = subview.sizeThatFits(offer)
      size.height += own.height
      size.width = max(size.width, own.width + insets.leading + insets.trailing)
    }
    size.width = proposal.width ?? size.width
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let insets = insets(of: subviews)
    let offer = offer(bounds.width, insets)
    var y = bounds.minY + insets.top
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX + insets.leading, y: y), proposal: offer)
      y += subview.sizeThatFits(offer).height
    }
  }
}
