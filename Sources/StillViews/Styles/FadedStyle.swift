public import StillViewGraph

/// A style, let through by an opacity.
public struct _OpacityShapeStyle<Base: ShapeStyle>: StyleOfAnother {
  let base: Base
  let opacity: Double

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    base._fill(in: environment).faded(by: opacity.isFinite ? min(max(opacity, 0), 1) : 1)
  }
}

extension ShapeStyle {
  /// The style, let through by an opacity: 0 shows nothing of it.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }
}
