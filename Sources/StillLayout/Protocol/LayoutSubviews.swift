public import StillGeometry

/// The views that a layout arranges, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  private let base: [_LayoutElement]
  private let range: Range<Int>

  /// The direction in which the views' text runs. Placements are mirrored without the layout's doing.
  public var layoutDirection: LayoutDirection

  package init(_ elements: [_LayoutElement], layoutDirection: LayoutDirection) {
    self.base = elements
    self.range = elements.indices
    self.layoutDirection = layoutDirection
  }

  private init(
    _ elements: [_LayoutElement], range: Range<Int>, layoutDirection: LayoutDirection
  ) {
    self.base = elements
    self.range = range
    self.layoutDirection = layoutDirection
  }

  /// The views as the engine's own elements.
  package var elements: [_LayoutElement] {
    range.count == base.count ? base : Array(base[range])
  }

  /// Always 0, also of a part of other subviews.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { range.count }

  public subscript(index: Int) -> LayoutSubview {
    precondition(indices.contains(index), "subview \(index) is outside \(indices)")
    return LayoutSubview(base[range.lowerBound + index])
  }

  /// A part of the views, numbered from 0 as SwiftUI's are, in constant time.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
      "subviews \(bounds) are outside \(indices)")
    let first = range.lowerBound + bounds.lowerBound
    return LayoutSubviews(
      base, range: first..<first + bounds.count, layoutDirection: layoutDirection)
  }

  /// Some of the views, numbered from 0 in the order of the indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { self[$0].element }, layoutDirection: layoutDirection)
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.layoutDirection == b.layoutDirection && a.elementsEqual(b)
  }
}
