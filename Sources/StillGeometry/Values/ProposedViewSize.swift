public import Foundation

/// The size a parent offers to a child, in points; nil in a dimension asks for the ideal size there
/// (rule L1.1).
@frozen
public struct ProposedViewSize: Equatable, Sendable {
  /// Nil for the ideal width, 0 for the least, infinity for the most.
  public var width: CGFloat?
  /// Nil for the ideal height, 0 for the least, infinity for the most.
  public var height: CGFloat?

  /// A proposal on each axis, in points.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of a size, in points.
  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the proposal with `size` standing in for what is nil.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
