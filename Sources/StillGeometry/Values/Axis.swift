/// The horizontal or the vertical dimension.
@frozen
public enum Axis: Int8, CaseIterable, Sendable {
  /// The axis from side to side.
  case horizontal
  /// The axis from top to bottom.
  case vertical

  /// Any of the two axes, or none.
  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The axis from side to side.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// The axis from top to bottom.
    public static let vertical = Set(rawValue: 1 << 1)

    /// The set of one axis.
    @inlinable package init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }
  }

  /// The axis across this one.
  @inlinable package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
