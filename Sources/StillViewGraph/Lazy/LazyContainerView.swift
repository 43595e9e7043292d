package import Foundation
package import StillGeometry
package import StillLayout

/// The parts of sections that stay visible while the section is.
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Headers, at the edge where the content begins.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers, at the edge where the content ends.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// The arrangement of a lazy container's content.
nonisolated package struct LazyArrangement {
  /// Along which lines follow each other.
  package var axis: Axis
  /// The columns (rows, when lines follow sideways) of a grid; nil for a stack.
  package var items: [GridItem]?
  /// Lines up views across the axis.
  package var alignment: AlignmentKey
  /// The gap between lines in points; nil: what a stack's views prefer, 8 in a grid.
  package var spacing: CGFloat?
  /// A problem with the numbers, which were left out; nil if there is none.
  let problem: String?
  package var pinnedViews: PinnedScrollableViews
  /// For a line: the lines that stand together with it, of which the first stays in sight as long as one of them is;
  /// nil where none does.
  package typealias StayingLine = (_ line: Int) -> Range<Int>?
  package var stays: StayingLine?

  package init(
    axis: Axis, items: [GridItem]? = nil, alignment: AlignmentKey, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews
  ) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    problem =
      spacing.flatMap {
        $0.isFinite ? nil : "a spacing of \($0) is no length; the default is taken"
      }
      ?? items?.lazy.compactMap(\.problem).first
    self.pinnedViews = pinnedViews
  }
}

extension GridItem {
  /// A problem with the item's numbers; nil if there is none.
  fileprivate var problem: String? {
    if let spacing, !spacing.isFinite {
      return "a grid item's spacing of \(spacing) is no length; 8 is taken"
    }
    let bad: CGFloat? =
      switch size {
      case .fixed(let length): length.isFinite && length >= 0 ? nil : length
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        if !(minimum.isFinite && minimum >= 0) { minimum } else { maximum >= 0 ? nil : maximum }
      }
    return bad.map { "a grid item of \($0) has no length; it counts as 0, or as no limit" }
  }
}

extension LazyArrangement {
  /// Whether both arrange alike.
  func isSame(as other: LazyArrangement) -> Bool {
    axis == other.axis && alignment == other.alignment && spacing == other.spacing
      && pinnedViews == other.pinnedViews && (stays == nil) == (other.stays == nil)
      && items?.count == other.items?.count
      && zip(items ?? [], other.items ?? []).allSatisfy { sameValue($0, $1) }
  }
}

/// A view that builds only what a scroll view around it shows.
nonisolated package protocol LazyContainerView: _PrimitiveView {
  associatedtype Content: View

  var arrangement: LazyArrangement { get }
  var content: Content { get }
  /// The container's name in reports.
  var reportName: String { get }
}

extension LazyContainerView {
  nonisolated public static func _makeNode(
    _ view: Self, _ inputs: _ViewInputs
  ) -> _TypedNode<Self> {
    LazyNode(view, inputs)
  }
}
