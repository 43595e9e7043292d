package import Foundation
package import StillGeometry
package import StillLayout

/// Gives a chart whose plot area has a length of its own that length, with the room for labels, titles and the legend (rule CH4.8).
///
/// The first view is the chart, the second one an empty plot area in the style of the chart.
package struct StyledChartLayout: Layout {
  /// The room beside the plot area.
  package let margins: CGSize

  package init(margins: CGSize) {
    self.margins = margins
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
    let room = CGSize(
      width: max(size.width - margins.width, 0), height: max(size.height - margins.height, 0))
    guard subviews.count > 1 else { return size }
    let plot = subviews[1].sizeThatFits(ProposedViewSize(room))
    return CGSize(
      width: Self.length(size.width, room.width, plot.width, margins.width),
      height: Self.length(size.height, room.height, plot.height, margins.height))
  }

  /// Returns the length of a chart: the proposed one where the plot area takes what it is offered.
  private static func length(
    _ proposed: CGFloat, _ room: CGFloat, _ plot: CGFloat, _ margin: CGFloat
  ) -> CGFloat {
    guard plot.isFinite, plot != room else { return proposed }
    return abs(plot - room) < 0.01 ? proposed : plot + margin
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: bounds.origin, anchor: .topLeading,
        proposal: index == 0 ? ProposedViewSize(bounds.size) : .zero)
    }
  }
}
