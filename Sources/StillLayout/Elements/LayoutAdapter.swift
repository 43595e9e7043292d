package import Foundation
package import StillGeometry

/// A layout value with its cache and its subviews: the engine's side of a custom container.
///
/// Erases the layout's type once, so that containers of any kind share one element class.
/// Stacks, which most containers are, run without going through the `Layout` protocol.
package class LayoutAdapter {
  package final var subviews: LayoutSubviews
  // Beside each other, flags take no room of their own: there are as many of these as containers.
  fileprivate final var needsCacheUpdate = false
  /// Rule L2.3: with one child the container is that child, in every respect.
  package fileprivate(set) final var isTransparentForOneChild = false
  /// Whether the layout has one size for every proposal when its children have.
  fileprivate final var staysRigid = false
  /// The layout, if it is a stack.
  fileprivate final var stack: StackAlgorithm?
  /// The stack's cache, empty until its first use. It is changed where it lies, so that each level of a deep tree takes little of the
  /// call stack: a layout is never asked again while it asks its children.
  @exclusivity(unchecked) private final var stackCache = StackAlgorithm.Cache()

  fileprivate init(subviews: LayoutSubviews) {
    self.subviews = subviews
  }

  fileprivate func measureByProtocol(_ proposal: ProposedViewSize) -> CGSize { .zero }
  fileprivate func placeByProtocol(in bounds: CGRect, proposal: ProposedViewSize) {}
  fileprivate func spacingByProtocol() -> ViewSpacing { ViewSpacing() }
  fileprivate func explicitGuideByProtocol(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
  package var stackOrientation: Axis? { nil }
  /// The guides that the layout brings together.
  package var alignmentKeys: [AlignmentKey] { [] }
  /// With what numbers the layout works, as a user writes them.
  package var arguments: String? { nil }

  /// Takes over new children. The cache is brought up to date before it is used again (rule L7.3).
  package final func setChildren(_ elements: [_LayoutElement], rightToLeft: Bool) {
    subviews = LayoutSubviews(
      elements, layoutDirection: rightToLeft ? .rightToLeft : .leftToRight)
    needsCacheUpdate = true
  }

  /// The children's own answers have changed.
  package final func childrenChanged() {
    needsCacheUpdate = true
  }

  /// Whether the layout is a stack, which sets no guide of its own.
  package final var isStack: Bool { stack != nil }

  package final func preferredSpacing() -> ViewSpacing {
    stack?.preferredSpacing(subviews) ?? spacingByProtocol()
  }

  /// Whether the size is the same for every proposal: that of a stack or grid of such children is.
  package final var isRigid: Bool {
    guard staysRigid else { return false }
    let elements = subviews.elements
    return elements.indices.allSatisfy { elements.borrow($0) { $0.isRigid } }
  }

  package final func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let stack else { return measureByProtocol(proposal) }
    updateCache(of: stack)
    return unsafe stack.size(for: proposal, subviews, &stackCache)
  }

  /// Places the children of `holder`, which come to lie in `bounds`.
  package final func place(
    _ holder: _LayoutElement, in bounds: CGRect, proposal: ProposedViewSize
  ) {
    if let stack {
      updateCache(of: stack)
      unsafe stack.place(in: bounds, proposal: proposal, subviews, &stackCache) {
        holder.place($0, at: $1, size: $2, proposal: $3, in: bounds)
      }
      return
    }
    let children = subviews.elements
    for child in children { child.pending = nil }
    placeByProtocol(in: bounds, proposal: proposal)
    for child in children {
      holder.place(child, child.takePlacement(in: bounds, proposal: proposal), in: bounds)
    }
  }

  /// Returns a guide of the container; that of a stack is merged from its children's where they lie (rule L3.52).
  package final func explicitGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let stack else { return explicitGuideByProtocol(key, in: bounds, proposal: proposal) }
    guard !key.isFrameGuide, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    updateCache(of: stack)
    var values: [CGFloat] = []
    unsafe stack.place(in: bounds, proposal: proposal, subviews, &stackCache) {
      child, origin, size, offer in
      guard let value = child.explicitGuide(key, size: size, proposal: offer) else { return }
      values.append(value + (key.isVertical ? origin.y : origin.x))
    }
    return key.combine(values)
  }

  /// Makes the stack's cache, where it is empty or the children have changed.
  @inline(__always)
  private final func updateCache(of stack: StackAlgorithm) {
    let known = unsafe stackCache.children.count
    if needsCacheUpdate || known != subviews.count { makeCache(of: stack) }
  }

  @inline(never)
  private final func makeCache(of stack: StackAlgorithm) {
    needsCacheUpdate = false
    unsafe stackCache = stack.makeCache(subviews)
  }
}

/// The adapter of one type of layout.
package final class TypedLayoutAdapter<L: Layout>: LayoutAdapter {
  package private(set) var layout: L
  /// Created lazily; stacks and single-child wrappers never need it.
  private var memory: Memory?

  private final class Memory {
    var cache: L.Cache?

    init(_ cache: L.Cache) {
      self.cache = cache
    }
  }

  package init(_ layout: L, children: [_LayoutElement], rightToLeft: Bool) {
    self.layout = layout
    super.init(
      subviews: LayoutSubviews(
        children, layoutDirection: rightToLeft ? .rightToLeft : .leftToRight))
    recognise()
  }

  /// Takes over a new value of the layout.
  package func setLayout(_ layout: L) {
    self.layout = layout
    recognise()
    needsCacheUpdate = true
  }

  /// Learns what can be done without the protocol.
  private func recognise() {
    let known = layout.known
    stack = known?.stackAlgorithm
    staysRigid = stack != nil || layout is GridLayout
    isTransparentForOneChild = known?.isTransparentForOneChild ?? false
  }

  /// Runs `body` with the cache, made or updated as needed, and not copied.
  private func withCache<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let memory = memory ?? Memory(layout.makeCache(subviews: subviews))
    // Taken out while it is worked with: nothing else holds it then, so that changing it copies nothing.
    var cache = memory.cache.take() ?? layout.makeCache(subviews: subviews)
    if needsCacheUpdate, self.memory != nil { layout.updateCache(&cache, subviews: subviews) }
    self.memory = memory
    needsCacheUpdate = false
    let result = body(layout, subviews, &cache)
    memory.cache = cache
    return result
  }

  override fileprivate func measureByProtocol(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout, subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  override fileprivate func placeByProtocol(in bounds: CGRect, proposal: ProposedViewSize) {
    withCache { layout, subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  override fileprivate func spacingByProtocol() -> ViewSpacing {
    withCache { layout, subviews, cache in layout.spacing(subviews: subviews, cache: &cache) }
  }

  override fileprivate func explicitGuideByProtocol(
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

  override package var alignmentKeys: [AlignmentKey] { layout.known?.alignmentKeys ?? [] }

  override package var arguments: String? { (layout as? any ArgumentedLayout)?.arguments }

  override package var stackOrientation: Axis? {
    (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
  }
}
