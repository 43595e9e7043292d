public import Foundation
package import StillGeometry

/// A view's size together with its alignment guides.
public struct ViewDimensions: Equatable {
  /// The view's width in points.
  public let width: CGFloat
  /// The view's height in points.
  public let height: CGFloat

  /// The element with the explicit guides; nil in dimensions that have none.
  let element: _LayoutElement?
  let proposal: ProposedViewSize

  package init(size: CGSize, element: _LayoutElement?, proposal: ProposedViewSize) {
    width = size.width
    height = size.height
    self.element = element
    self.proposal = proposal
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// The value of a guide, set or default, in points from the left edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The value of a guide, set or default, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The value of a guide if the view or something inside sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The value of a guide if the view or something inside sets it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.defaultValue(in: self)
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    element?.explicitGuide(key, size: size, proposal: proposal)
  }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height && a.element === b.element
  }
}
