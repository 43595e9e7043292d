public import Foundation
public import StillLayout
public import StillViewGraph

/// Views in rows and columns, each as large as its cells need.
///
///     Grid(alignment: .leading) {
///       GridRow {
///         Text("Cat")
///         ProgressView(value: 0.5)
///       }
///       Divider()
///     }
///
/// A view outside rows spans all columns (rule L4.1). All views are built at once (rule L4.16).
nonisolated public struct Grid<Content: View> {
  package let arrangement: GridLayout
  package let content: Content

  /// Spacings in points; nil: 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    arrangement = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: ContainerView {
  package var reportName: String { "Grid" }
}
