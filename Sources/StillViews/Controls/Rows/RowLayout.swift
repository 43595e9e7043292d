import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// Places a row's content between its insets, in the middle of its height, and the lines above and below.
nonisolated struct RowLayout: Layout {
  /// Where the content sets none.
  let insets: EdgeInsets
  let leastHeight: CGFloat
  let pixel: CGFloat
  /// How far lines reach beyond the layout's trailing edge, in points.
  var trailingReach: CGFloat = 0
  let showsLine: Bool
  let showsTopLine: Bool

  private func insets(of content: LayoutSubview) -> EdgeInsets {
    content[ListRowInsetsKey.self] ?? insets
  }

  /// How high a row is; its own insets give way by a point each where the least height is enough then.
  private func height(_ content: CGFloat, _ insets: EdgeInsets, _ isOwn: Bool) -> CGFloat {
    let height = content + insets.top + insets.bottom
    return !isOwn && height - 2 <= leastHeight ? leastHeight : max(height, leastHeight)
  }

  private func offer(_ width: CGFloat?, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.leading - insets.trailing, 0) }, height: nil)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let contents = subviews.dropLast(2)
    var size = CGSize(width: proposal.width ?? 0, height: 0)
    for content in contents {
      let insets = insets(of: content)
      let own = content.sizeThatFits(offer(proposal.width, insets))
      size.height += height(own.height, insets, content[ListRowInsetsKey.self] != nil)
      size.width = max(
        size.width, proposal.width ?? own.width + insets.leading + insets.trailing)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let contents = subviews.dropLast(2)
    var y = bounds.minY
    var lineStart: CGFloat = 0
    var lineEnd = CGFloat.infinity
    var lineIsHidden = false
    var topLineIsHidden = false
    for content in contents {
      let insets = insets(of: content)
      let offer = offer(bounds.width, insets)
      let own = content.dimensions(in: offer)
      let height = height(own.height, insets, content[ListRowInsetsKey.self] != nil)
      // What is not as high as the row lies in the middle of what its insets leave.
      let room = height - insets.top - insets.bottom
      content.place(
        at: CGPoint(
          x: bounds.minX + insets.leading, y: y + insets.top + (room - own.height) / 2),
        proposal: offer)
      lineStart = insets.leading + own[.listRowSeparatorLeading]
      if let end = own[explicit: .listRowSeparatorTrailing] { lineEnd = insets.leading + end }
      let hidden = content[ListRowSeparatorKey.self]
      lineIsHidden = hidden.bottom
      topLineIsHidden = hidden.top
      y += height
    }
    func placeLine(_ index: Int, _ top: CGFloat, _ isShown: Bool) {
      // A hidden line has its width, so that one that appears grows by its height alone.
      let width = max(min(lineEnd, bounds.width) + trailingReach - lineStart, 0)
      subviews[index].place(
        at: CGPoint(x: bounds.minX + lineStart, y: top),
        proposal: ProposedViewSize(width: width, height: isShown ? pixel : 0))
    }
    placeLine(
      subviews.count - 2, bounds.maxY - pixel, showsLine && !lineIsHidden && !contents.isEmpty)
    placeLine(subviews.count - 1, bounds.minY, showsTopLine && !topLineIsHidden)
  }
}
