public import StillGeometry

/// Properties of a layout that its subviews may read.
public struct LayoutProperties: Sendable {
  /// The direction in which spacers and dividers inside take their bearings; nil: none.
  public var stackOrientation: Axis?

  /// Without an orientation of a stack.
  public init() {}
}
