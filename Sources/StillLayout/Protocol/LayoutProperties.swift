public import StillGeometry

/// What views inside a layout may want to know of it.
public struct LayoutProperties: Sendable {
  /// The direction in which spacers and dividers inside take their bearings; nil: none.
  public var stackOrientation: Axis?

  /// Without an orientation of a stack.
  public init() {}
}
