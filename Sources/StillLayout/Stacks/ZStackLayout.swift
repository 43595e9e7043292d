public import Foundation
public import StillGeometry

/// The layout of a `ZStack`, for use in `AnyLayout` and inside other layouts (rules L3.1–L3.5).
///
/// Only the subviews of the highest priority decide the size; the rule book leaves open whether their
/// sizes or their aligned frames count, which differs only for guides set by hand: sizes are taken.
public struct ZStackLayout: Layout, Sendable {
  /// Lines up the subviews on both axes.
  public var alignment: Alignment

  /// Views on each other; `alignment` says which of their points meet.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The subviews with the highest priority, kept between calls.
  public struct Cache {
    var leaders: [Int]
  }

  public func makeCache(subviews: Subviews) -> Cache {
    let priorities = subviews.elements.map(\.priority)
    let highest = priorities.max() ?? 0
    return Cache(leaders: priorities.indices.filter { priorities[$0] == highest })
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let elements = subviews.elements
    var size = CGSize.zero
    for index in cache.leaders where elements.indices.contains(index) {
      let answer = elements[index].size(for: proposal)
      size.width = max(size.width, answer.width)
      size.height = max(size.height, answer.height)
    }
    return size
  }

  /// Proposes the stack's own size to every subview (rule L3.2) and brings their guides together (3.3).
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let offer = ProposedViewSize(bounds.size)
    let elements = subviews.elements
    func guides(_ index: Int) -> CGPoint {
      let dimensions = elements[index].dimensions(for: offer)
      return CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
    }
    var common = CGPoint.zero
    for (number, index) in cache.leaders.enumerated() where elements.indices.contains(index) {
      let guide = guides(index)
      common.x = number == 0 ? guide.x : max(common.x, guide.x)
      common.y = number == 0 ? guide.y : max(common.y, guide.y)
    }
    // Nothing can be lined up in a stack without end: all start where it does.
    func offset(_ common: CGFloat, _ guide: CGFloat) -> CGFloat {
      common.isFinite && guide.isFinite ? common - guide : 0
    }
    for index in elements.indices {
      let guide = guides(index)
      elements[index].pending = PendingPlacement(
        position: CGPoint(
          x: bounds.minX + offset(common.x, guide.x), y: bounds.minY + offset(common.y, guide.y)),
        anchor: .topLeading, proposal: offer)
    }
  }
}
