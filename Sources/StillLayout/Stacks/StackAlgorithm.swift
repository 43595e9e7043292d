package import Foundation
package import StillGeometry

/// The algorithm that distributes a stack's length among its children and places them: rule group 2.
///
/// 1. Gaps come off the proposed length first.
/// 2. Children are served by priority; a level leaves room for the minimums of all lower ones.
/// 3. In a level the least flexible child comes first and is offered an equal share of what is left.
/// 4. What a child does not take goes to the later ones; what it takes too much overflows.
/// 5. Across, children are lined up by their guides.
///
/// Written for the major axis once; `axis` says which that is.
package struct StackAlgorithm {
  /// Lines the children up across the axis.
  package let alignment: AlignmentKey
  /// The gap between neighbours in points; nil: what they prefer. One that is not finite is as good as
  /// absent.
  package let spacing: CGFloat?
  package let axis: Axis

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The state that lasts between two changes of the children, and the last distribution.
  package struct Cache {
    /// The properties of a child.
    struct Child {
      /// The gap before it; that of the first is 0.
      var gap: CGFloat = 0
      /// The length that it was offered along the axis, if any was, and its answer.
      var offer: CGFloat = 0
      var size = CGSize.zero
      /// Where its guide lies across the axis, from its own edge.
      var guide: CGFloat = 0
    }

    var children: [Child] = []
    var totalGap: CGFloat = 0
    /// Children by descending priority, each level in their order; empty when all have one priority.
    var levels: [[Int]] = []
    /// The proposal that the distribution is for.
    var solved: MeasurementCache.Key?
    /// The length across, and where the common guide lies in it, for the same proposal.
    var span: (length: CGFloat, guide: CGFloat)?
    /// Whether the children were asked for their ideal lengths, instead of being offered any.
    var asksForIdeals = false
  }

  /// Returns the proposal for a child.
  @inline(__always)
  private func proposal(
    _ child: Cache.Child, _ minor: CGFloat?, _ asksForIdeals: Bool
  ) -> ProposedViewSize {
    ProposedViewSize(axis, asksForIdeals ? nil : child.offer, minor)
  }

  package func makeCache(_ children: LayoutSubviews) -> Cache {
    var cache = Cache()
    let elements = children.elements
    cache.children = Array(repeating: Cache.Child(), count: elements.count)
    var hasLevels = false
    var last = (priority: 0.0, isOrdinary: false)
    for index in elements.indices {
      let own = elements.borrow(index) {
        (priority: $0.priority, isOrdinary: spacing == nil && $0.prefersOrdinarySpacing)
      }
      if index > 0 {
        if last.priority != own.priority { hasLevels = true }
        // Between ordinary views there is the platform's distance, for which no preference has to be copied.
        let gap =
          spacing
          ?? (last.isOrdinary && own.isOrdinary
            ? ViewSpacing.platformDefault
            : elements[index - 1].spacing.distance(
              to: elements[index].spacing, along: axis, in: children.layoutDirection))
        cache.children[index].gap = gap
        cache.totalGap += gap
      }
      last = own
    }
    if hasLevels { cache.levels = Self.levels(elements.map(\.priority)) }
    return cache
  }

  /// Indices by descending priority, in order within one.
  private static func levels(_ priorities: [Double]) -> [[Int]] {
    let order = priorities.indices.sorted {
      priorities[$0] != priorities[$1] ? priorities[$0] > priorities[$1] : $0 < $1
    }
    var levels: [[Int]] = []
    for index in order {
      if let last = levels.last?.last, priorities[last] == priorities[index] {
        levels[levels.count - 1].append(index)
      } else {
        levels.append([index])
      }
    }
    return levels
  }

  /// Returns the stack's size for a proposal (rules L2.5–L2.11).
  package func size(
    for proposal: ProposedViewSize, _ children: LayoutSubviews, _ cache: inout Cache
  ) -> CGSize {
    guard !children.isEmpty else { return .zero }
    if cache.children.count != children.count { cache = makeCache(children) }
    let elements = children.elements
    distribute(proposal, elements, &cache)
    // Summed as the children are placed, as Apple's stacks do: where a third of a point does not add up, a picture of the
    // view's own size has a further pixel.
    var major: CGFloat = 0
    for child in cache.children {
      major += child.gap
      major += child.size[axis]
    }
    let span = lineUp(proposal, elements, &cache)
    return CGSize(axis, max(major, 0), span.length)
  }

  /// Finds each child's guide, measured with what it was offered; gives the length across, and where the
  /// common guide lies in it (rule L2.11).
  private func lineUp(
    _ proposal: ProposedViewSize, _ elements: [_LayoutElement], _ cache: inout Cache
  ) -> (length: CGFloat, guide: CGFloat) {
    if let span = cache.span { return span }
    let minor = proposal[axis.cross]
    let asksForIdeals = cache.asksForIdeals
    var low: CGFloat = 0
    var high: CGFloat = 0
    var isInfinite = false
    for index in elements.indices {
      let child = cache.children[index]
      let guide = elements.borrow(index) {
        $0.guide(
          alignment, size: child.size, proposal: self.proposal(child, minor, asksForIdeals))
      }
      cache.children[index].guide = guide
      let length = child.size[axis.cross]
      if !length.isFinite { isInfinite = true }
      low = min(low, -guide)
      high = max(high, length - guide)
    }
    let span = isInfinite ? (length: CGFloat.infinity, guide: 0) : (length: high - low, guide: -low)
    cache.span = span
    return span
  }

  /// Finds where the children lie: the distribution runs again with the proposal of the placement, in
  /// which only an unspecified minor length is replaced by the stack's own (rule L2.13).
  ///
  /// - Parameter put: takes each child with its top left corner, its size, and the proposal that the
  ///   size answers.
  package func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ children: LayoutSubviews,
    _ cache: inout Cache,
    put: (_LayoutElement, CGPoint, CGSize, ProposedViewSize) -> Void
  ) {
    guard !children.isEmpty else { return }
    if cache.children.count != children.count { cache = makeCache(children) }
    var proposal = proposal
    if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
    let minor = proposal[axis.cross]
    let elements = children.elements
    distribute(proposal, elements, &cache)
    let span = lineUp(proposal, elements, &cache)
    let guideLine = bounds.origin[axis.cross] + span.guide
    // Nothing can be lined up in a stack without end: all start where it does.
    let isEndless = span.length == .infinity
    let asksForIdeals = cache.asksForIdeals
    var pen = bounds.origin[axis]
    for index in elements.indices {
      let child = cache.children[index]
      pen += child.gap
      elements.borrow(index) {
        put(
          $0, CGPoint(axis, pen, isEndless ? guideLine : guideLine - child.guide), child.size,
          self.proposal(child, minor, asksForIdeals))
      }
      pen += child.size[axis]
    }
  }

  /// As above, for the methods of a layout: the children's placements are left pending.
  package func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ children: LayoutSubviews, _ cache: inout Cache
  ) {
    place(in: bounds, proposal: proposal, children, &cache) { element, origin, _, proposal in
      element.pending = PendingPlacement(
        position: origin, anchor: .topLeading, proposal: proposal)
    }
  }

  /// Returns the stack's preferences: start from the first child, end from the last, sides from all (6.8).
  package func preferredSpacing(_ children: LayoutSubviews) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    let elements = children.elements
    if elements.indices.allSatisfy({ elements.borrow($0) { $0.prefersOrdinarySpacing } }) {
      var result = ViewSpacing()
      result.layoutDirection = children.layoutDirection
      return result
    }
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
