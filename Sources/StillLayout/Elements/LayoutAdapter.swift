package import Foundation
package import StillGeometry

/// A layout value with its cache and its subviews: the engine's side of a custom container.
///
/// Erases the layout's type once, so that containers of any kind share one element class.
package class LayoutAdapter {
  package final var subviews: LayoutSubviews
  fileprivate final var needsCacheUpdate = false

  fileprivate init(subviews: LayoutSubviews) {
    self.subviews = subviews
  }

  package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  package func place(in bounds: CGRect, proposal: ProposedViewSize) {}
  package func preferredSpacing() -> ViewSpacing { ViewSpacing() }
  package func explicitGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
  package var stackOrientation: Axis? { nil }
  /// Rule 2.3: with one child the container is that child, in every respect.
  package var isTransparentForOneChild: Bool { false }

  /// Takes over new children. The cache is brought up to date before it is used again (rule 7.3).
  package final func setChildren(_ elements: [_LayoutElement], rightToLeft: Bool) {
    subviews = LayoutSubviews(
      elements, layoutDirection: rightToLeft ? .rightToLeft : .leftToRight)
    needsCacheUpdate = true
  }

  /// The children's own answers have changed.
  package final func childrenChanged() {
    needsCacheUpdate = true
  }
}

/// A layout that stands for its only child (rules 2.3 and 7.15).
package protocol TransparentForOneChild {
  var isTransparentForOneChild: Bool { get }
}

/// The adapter of one type of layout.
package final class TypedLayoutAdapter<L: Layout>: LayoutAdapter {
  package private(set) var layout: L
  private var cache: L.Cache?

  package init(_ layout: L, children: [_LayoutElement], rightToLeft: Bool) {
    self.layout = layout
    super.init(
      subviews: LayoutSubviews(
        children, layoutDirection: rightToLeft ? .rightToLeft : .leftToRight))
  }

  /// Takes over a new value of the layout.
  package func setLayout(_ layout: L) {
    self.layout = layout
    needsCacheUpdate = true
  }

  /// Runs `body` with the cache, made or updated as needed, and not copied.
  private func withCache<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
    var cache: L.Cache
    if let known = self.cache {
      self.cache = nil
      cache = known
      if needsCacheUpdate { layout.updateCache(&cache, subviews: subviews) }
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    needsCacheUpdate = false
    let result = body(layout, subviews, &cache)
    self.cache = cache
    return result
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout, subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  override package func place(in bounds: CGRect, proposal: ProposedViewSize) {
    withCache { layout, subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  override package func preferredSpacing() -> ViewSpacing {
    withCache { layout, subviews, cache in layout.spacing(subviews: subviews, cache: &cache) }
  }

  override package func explicitGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    withCache { layout, subviews, cache in
      key.isVertical
        ? layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
  }

  override package var stackOrientation: Axis? {
    (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
  }

  override package var isTransparentForOneChild: Bool {
    (layout as? any TransparentForOneChild)?.isTransparentForOneChild ?? false
  }
}
