public import Foundation
import StillGeometry
public import StillLayout
public import StillViewGraph

/// Views in rows of columns, built when a scroll view around shows them (rules L5.1–L5.10).
nonisolated public struct LazyVGrid<Content: View> {
  package let arrangement: LazyArrangement
  package let content: Content

  /// `spacing` between rows in points; nil: 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing,
      pinnedViews: pinnedViews)
    self.content = content()
  }
}

extension LazyVGrid: LazyContainerView {
  package var reportName: String { "LazyVGrid" }
}

/// Views in columns of rows, built when a scroll view around shows them.
nonisolated public struct LazyHGrid<Content: View> {
  package let arrangement: LazyArrangement
  package let content: Content

  /// `spacing` between columns in points; nil: 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing,
      pinnedViews: pinnedViews)
    self.content = content()
  }
}

extension LazyHGrid: LazyContainerView {
  package var reportName: String { "LazyHGrid" }
}
