package import Foundation
package import StillGeometry

/// How a stack gives its length to its children, and where they come to lie: rule group 2.
///
/// 1. Gaps come off the proposed length first.
/// 2. Children are served by priority; a level leaves room for the minimums of all lower ones.
/// 3. In a level the least flexible child comes first and is offered an equal share of what is left.
/// 4. What a child does not take goes to the later ones; what it takes too much overflows.
/// 5. Across, children are lined up by their guides.
///
/// Written for the major axis once; `axis` says which that is.
package struct StackAlgorithm {
  package let axis: Axis
  /// Lines the children up across the axis.
  package let alignment: AlignmentKey
  /// The gap between neighbours in points; nil: what they prefer.
  package let spacing: CGFloat?

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.flatMap { $0.isNaN ? nil : $0 }
  }

  /// What stays the same between two changes of the children, and room to work in.
  package struct Cache {
    /// Gap before each child; the first is 0.
    var gaps: [CGFloat] = []
    var totalGap: CGFloat = 0
    var priorities: [Double] = []
    /// Children by descending priority, stable.
    var levels: [Range<Int>] = []
    var byPriority: [Int] = []
    /// The last distribution: the lengths offered, and for which proposal.
    var offers: [CGFloat?] = []
    var sizes: [CGSize] = []
    var solved: MeasurementCache.Key?
  }

  package func makeCache(_ children: LayoutSubviews) -> Cache {
    var cache = Cache()
    let elements = children.elements
    cache.gaps.reserveCapacity(elements.count)
    for index in elements.indices {
      guard index > 0 else {
        cache.gaps.append(0)
        continue
      }
      let gap =
        spacing ?? elements[index - 1].spacing.distance(to: elements[index].spacing, along: axis)
      cache.gaps.append(gap)
      cache.totalGap += gap
    }
    cache.priorities = elements.map(\.priority)
    cache.byPriority = Array(elements.indices)
    if cache.priorities.contains(where: { $0 != cache.priorities[0] }) {
      let priorities = cache.priorities
      cache.byPriority.sort {
        priorities[$0] != priorities[$1] ? priorities[$0] > priorities[$1] : $0 < $1
      }
    }
    var start = 0
    while start < cache.byPriority.count {
      var end = start + 1
      let priority = cache.priorities[cache.byPriority[start]]
      while end < cache.byPriority.count, cache.priorities[cache.byPriority[end]] == priority {
        end += 1
      }
      cache.levels.append(start..<end)
      start = end
    }
    cache.offers = Array(repeating: nil, count: elements.count)
    cache.sizes = Array(repeating: .zero, count: elements.count)
    return cache
  }

  /// The stack's size for a proposal (rules 2.5–2.11).
  package func size(
    for proposal: ProposedViewSize, _ children: LayoutSubviews, _ cache: inout Cache
  ) -> CGSize {
    guard !children.isEmpty else { return .zero }
    if cache.sizes.count != children.count { cache = makeCache(children) }
    distribute(proposal, children.elements, &cache)
    var major = cache.totalGap
    for size in cache.sizes { major += size[axis] }
    let span = minorSpan(proposal, children.elements, cache)
    return CGSize(axis, max(major, 0), span.length)
  }

  /// The length across, and where the common guide lies in it (rule 2.11).
  private func minorSpan(
    _ proposal: ProposedViewSize, _ children: [_LayoutElement], _ cache: Cache
  ) -> (length: CGFloat, guide: CGFloat) {
    var low: CGFloat = 0
    var high: CGFloat = 0
    for index in children.indices {
      let length = cache.sizes[index][axis.cross]
      guard length.isFinite else { return (.infinity, 0) }
      let guide = self.guide(of: children[index], index, proposal, cache)
      low = min(low, -guide)
      high = max(high, length - guide)
    }
    return (high - low, -low)
  }

  /// Where a child's guide lies, measured with what it was offered.
  private func guide(
    of child: _LayoutElement, _ index: Int, _ proposal: ProposedViewSize, _ cache: Cache
  ) -> CGFloat {
    let offer = ProposedViewSize(axis, cache.offers[index], proposal[axis.cross])
    let dimensions = ViewDimensions(size: cache.sizes[index], element: child, proposal: offer)
    return dimensions[alignment]
  }

  /// Places the children: the distribution runs again with the proposal of the placement, in which
  /// only an unspecified minor length is replaced by the stack's own (rule 2.13).
  package func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ children: LayoutSubviews, _ cache: inout Cache
  ) {
    guard !children.isEmpty else { return }
    if cache.sizes.count != children.count { cache = makeCache(children) }
    var proposal = proposal
    if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
    let elements = children.elements
    distribute(proposal, elements, &cache)
    let span = minorSpan(proposal, elements, cache)
    let guideLine = bounds.origin[axis.cross] + span.guide
    var pen = bounds.origin[axis]
    for index in elements.indices {
      pen += cache.gaps[index]
      let offer = ProposedViewSize(axis, cache.offers[index], proposal[axis.cross])
      let minor = guideLine - guide(of: elements[index], index, proposal, cache)
      elements[index].pending = PendingPlacement(
        position: CGPoint(axis, pen, minor), anchor: .topLeading, proposal: offer)
      pen += cache.sizes[index][axis]
    }
  }

  /// The stack's preferences: start from the first child, end from the last, sides from all (6.8).
  package func preferredSpacing(_ children: LayoutSubviews) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    var result = ViewSpacing.none
    result.layoutDirection = children.layoutDirection
    let (start, end, sides): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal
      ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    result.formUnion(first.spacing, edges: start)
    result.formUnion(last.spacing, edges: end)
    for child in children { result.formUnion(child.spacing, edges: sides) }
    return result
  }
}
