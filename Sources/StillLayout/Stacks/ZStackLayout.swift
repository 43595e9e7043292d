public import Foundation
public import StillGeometry

/// The layout of a `ZStack`, for use in `AnyLayout` and inside other layouts (rules L3.1–L3.5).
///
/// Only the subviews of the highest priority decide the size, with their aligned frames.
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
    var frames = AlignedFrames()
    for index in cache.leaders where elements.indices.contains(index) {
      let size = elements[index].size(for: proposal)
      frames.add(size, guide: guide(of: elements[index], size, proposal))
    }
    return frames.size
  }

  /// Returns the point of a subview that the alignment names.
  private func guide(
    of element: _LayoutElement, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGPoint {
    CGPoint(
      x: element.guide(alignment.horizontal.key, size: size, proposal: proposal),
      y: element.guide(alignment.vertical.key, size: size, proposal: proposal))
  }

  /// Proposes the stack's own size to every subview (rule L3.2) and brings their guides together (3.3).
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let offer = ProposedViewSize(bounds.size)
    let elements = subviews.elements
    func guides(_ index: Int) -> CGPoint {
      guide(of: elements[index], elements[index].size(for: offer), offer)
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

/// The union of frames whose guides meet (rule L3.4).
private struct AlignedFrames {
  private var isEmpty = true
  /// The lengths that the frames take before the guides and behind them, in points.
  private var before = CGPoint.zero
  private var behind = CGPoint.zero
  private var largest = CGSize.zero

  mutating func add(_ size: CGSize, guide: CGPoint) {
    let rest = CGPoint(x: size.width - guide.x, y: size.height - guide.y)
    before.x = isEmpty ? guide.x : max(before.x, guide.x)
    before.y = isEmpty ? guide.y : max(before.y, guide.y)
    behind.x = isEmpty ? rest.x : max(behind.x, rest.x)
    behind.y = isEmpty ? rest.y : max(behind.y, rest.y)
    largest = CGSize(
      width: max(largest.width, size.width), height: max(largest.height, size.height))
    isEmpty = false
  }

  /// The size of the union. Frames without end have no place to meet.
  var size: CGSize {
    CGSize(
      width: Self.length(before.x + behind.x, largest.width),
      height: Self.length(before.y + behind.y, largest.height))
  }

  private static func length(_ union: CGFloat, _ largest: CGFloat) -> CGFloat {
    largest.isFinite && union.isFinite ? union : largest
  }
}
