public import Foundation
import StillGeometry
public import StillLayout
public import StillViewGraph

/// Views in a column, built when a scroll view around shows them (rule L3.55).
nonisolated public struct LazyVStack<Content: View> {
  package let arrangement: LazyArrangement
  package let content: Content

  /// `spacing` in points (default: nil, the views' preference).
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

extension LazyVStack {
  /// A stack without gaps in which the first lines of groups stay in sight as long as their groups are.
  package init(
    leadingLinesStaying stays: LazyArrangement.StayingLine?, @ViewBuilder content: () -> Content
  ) {
    var arrangement = LazyArrangement(
      axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, pinnedViews: [])
    arrangement.stays = stays
    self.arrangement = arrangement
    self.content = content()
  }
}

extension LazyVStack: LazyContainerView {
  package var reportName: String { "LazyVStack" }
}

/// Views in a row, built when a scroll view around shows them.
nonisolated public struct LazyHStack<Content: View> {
  package let arrangement: LazyArrangement
  package let content: Content

  /// `spacing` in points (default: nil, the views' preference).
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

extension LazyHStack: LazyContainerView {
  package var reportName: String { "LazyHStack" }
}
