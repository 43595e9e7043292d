public import Foundation
public import StillGeometry

/// The layout of an `HStack`, for use in `AnyLayout` and inside other layouts.
public struct HStackLayout: Layout, Sendable {
  /// Lines up the subviews across the stack.
  public var alignment: VerticalAlignment
  /// The gap between subviews in points; nil: what they prefer, 8 between plain views.
  public var spacing: CGFloat?

  /// A row; `spacing` in points, nil for the distances that the views prefer.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// State that the layout keeps between calls.
  public struct Cache {
    var stack: StackAlgorithm.Cache
  }

  package var algorithm: StackAlgorithm {
    StackAlgorithm(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(stack: algorithm.makeCache(subviews))
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    algorithm.preferredSpacing(subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    algorithm.size(for: proposal, subviews, &cache.stack)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    algorithm.place(in: bounds, proposal: proposal, subviews, &cache.stack)
  }
}
