public import Foundation
public import StillGeometry

/// An algorithm that sizes and places the views of a container.
///
/// ```swift
/// struct Pile: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(proposal) }
///     return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
///   }
/// }
/// ```
public protocol Layout: Animatable {
  /// State that the methods below share between calls.
  associatedtype Cache = Void
  /// The views of the container, as the layout sees them.
  typealias Subviews = LayoutSubviews

  /// Properties of the layout that its subviews may read.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache, once for each identity of the container.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date when subviews or the layout's value have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the room that the container prefers around it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the container's size in points for a proposal. A pure function of its arguments.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each subview. `bounds` is in the coordinates of the container around this one, so its
  /// origin is seldom zero.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns a guide of the container in the coordinates of `bounds`; nil: the default value.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns a guide of the container in the coordinates of `bounds`; nil: the default value.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the union of the subviews' preferences on all edges (rule L6.9).
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    var result = ViewSpacing.none
    result.layoutDirection = subviews.layoutDirection
    for subview in subviews { result.formUnion(subview.spacing) }
    return result
  }

  /// Merges the guides of the subviews where they are placed (rule L3.53).
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Merges the guides of the subviews where they are placed (rule L3.53).
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Places the subviews on trial to learn where their guides come to lie.
  private func mergedGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guard !key.isFrameGuide, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    let before = subviews.map(\.element.pending)
    for subview in subviews { subview.element.pending = nil }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    var values: [CGFloat] = []
    for (subview, old) in zip(subviews, before) {
      let element = subview.element
      let placement = element.takePlacement(in: bounds, proposal: proposal)
      element.pending = old
      let size = element.size(for: placement.proposal)
      guard let value = element.explicitGuide(key, size: size, proposal: placement.proposal) else {
        continue
      }
      let origin = placement.origin(of: size)
      values.append(value + (key.isVertical ? origin.y : origin.x))
    }
    return key.combine(values)
  }
}

extension Layout where Cache == Void {
  /// Remembers nothing.
  public func makeCache(subviews: Subviews) {}
}
