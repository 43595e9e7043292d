public import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid` (rule L5.1).
public struct GridItem: Sendable {
  /// The length of the item along the grid's cross axis, in points.
  public enum Size: Sendable {
    /// As long as said, whatever there is room for.
    case fixed(CGFloat)
    /// A share of what there is, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit into a share, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the column, or the height of the row.
  public var size: Size
  /// The gap to the next item in points; nil: 8.
  public var spacing: CGFloat?
  /// The alignment of cells in the item (default: the grid's).
  public var alignment: Alignment?

  /// A column or row. What is nil is as usual: a gap of 8 points to the next one, cells as the grid aligns them.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
