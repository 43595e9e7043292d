import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// Something at the leading edge, something in the middle as long as there is room, something at the trailing edge.
nonisolated struct BarLayout: Layout {
  /// Whether the items at the leading edge give way to those in the middle.
  let limitsLeading: Bool
  /// How much nearer the bar's edge the items at the leading edge are than those at the other, in points.
  let lead: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 44))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let first = subviews.first, let last = subviews.last, subviews.count > 1 else {
      return
    }
    let gap: CGFloat = 8
    let windowCenter = bounds.midX + lead / 2
    var offer = ProposedViewSize.unspecified
    if limitsLeading, subviews.count > 2 {
      let middle = subviews[1].sizeThatFits(.unspecified).width
      offer.width =
        middle > 0 ? max(windowCenter - middle / 2 - gap - bounds.minX, 0) : bounds.width / 2
    }
    // What is higher than the bar is offered its height: a picture that fits into any room.
    func within(_ offer: ProposedViewSize, _ items: LayoutSubview) -> ProposedViewSize {
      guard items.sizeThatFits(offer).height > bounds.height else { return offer }
      return ProposedViewSize(width: offer.width, height: bounds.height)
    }
    offer = within(offer, first)
    let ending = within(.unspecified, last)
    let leading = first.sizeThatFits(offer).width
    let trailing = last.sizeThatFits(ending).width
    first.place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: offer)
    last.place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: ending)
    guard subviews.count > 2 else { return }
    let middle = subviews[1]
    let room = max(bounds.width - leading - trailing - 2 * gap, 0)
    let size = middle.sizeThatFits(ProposedViewSize(width: room, height: bounds.height))
    let low = bounds.minX + leading + (leading > 0 ? gap : 0) + size.width / 2
    let high = bounds.maxX - trailing - (trailing > 0 ? gap : 0) - size.width / 2
    let center = low <= high ? min(max(windowCenter, low), high) : (low + high) / 2
    middle.place(
      at: CGPoint(x: center, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(width: room, height: bounds.height))
  }
}
