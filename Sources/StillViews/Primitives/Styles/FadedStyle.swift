import StillLayout
public import StillViewGraph

/// A style, let through by an opacity.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle, Equatable {
  let base: Base
  let opacity: Double

  public static func == (a: Self, b: Self) -> Bool {
    a.opacity == b.opacity && sameValue(a.base, b.base)
  }

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    base._fill(in: environment).faded(by: opacity.isFinite ? min(max(opacity, 0), 1) : 1)
  }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied: 0 is invisible.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }
}
