public import Foundation
public import StillGeometry

/// The layout of a `Grid`, for use in `AnyLayout` and inside other layouts.
///
/// Rows are made of what `GridRow` marks; other subviews span the grid.
public struct GridLayout: Layout, Sendable {
  /// Lines up the cells of each column and row, unless they say otherwise (rule L4.7).
  public var alignment: Alignment
  /// The gap between columns in points; nil: 8.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows in points; nil: as the cells that meet prefer, like the views of a stack (rule L4.12).
  public var verticalSpacing: CGFloat?

  /// A grid; distances between its columns and rows in points, nil for those that the views prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// State that the layout keeps between calls.
  public struct Cache {
    var state: GridAlgorithm.State
  }

  private var algorithm: GridAlgorithm {
    func gap(_ spacing: CGFloat?) -> CGFloat? { spacing.flatMap { $0.isFinite ? $0 : nil } }
    return GridAlgorithm(
      alignment: alignment, columnGap: gap(horizontalSpacing) ?? ViewSpacing.platformDefault,
      rowGap: gap(verticalSpacing))
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(state: GridAlgorithm.State(subviews.elements))
  }

  /// Returns the preferred spacing of the subviews at the edges.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.state.plan.preferredSpacing(subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    algorithm.size(for: proposal, subviews.elements, &cache.state)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    algorithm.place(in: bounds, proposal: proposal, subviews.elements, &cache.state)
  }
}
