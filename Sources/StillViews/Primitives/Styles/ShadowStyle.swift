public import Foundation
import StillDrawing
import StillLayout
public import StillViewGraph

/// A shadow of drawings with a style: below them, or inside (rules P1.8 and P1.9).
public struct ShadowStyle: Equatable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  /// Returns a blurred copy below the drawing.
  ///
  /// - Parameters:
  ///   - radius: The radius in points; the blur's deviation is 0.95 of it (rule P1.4). 0 for a sharp shadow.
  ///   - x: The horizontal offset of the shadow to the right, in points.
  ///   - y: The vertical offset downwards, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// Returns an inner shadow, cast by the surroundings into the drawing, as if that were a hole.
  ///
  /// - Parameters:
  ///   - radius: The radius in points; the blur's deviation. 0 for a sharp shadow.
  ///   - x: The horizontal offset of the hole's shadow to the right, in points.
  ///   - y: The vertical offset downwards, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// Returns the shadow in an environment; nil if its values are not finite or it is clear.
  func resolved(in environment: EnvironmentValues) -> _Fill.Shadow? {
    let shadow = LayerShadow(
      color: color.resolve(in: environment).drawn,
      radius: min(max(radius, 0), LayerBlur.largestRadius), offset: offset)
    guard shadow.isFinite, shadow.color.opacity > 0 else { return nil }
    return _Fill.Shadow(isInner: isInner, shadow: shadow)
  }
}

/// A style whose drawings have a shadow.
public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle, Equatable {
  let base: Base
  let shadow: ShadowStyle

  public static func == (a: Self, b: Self) -> Bool {
    a.shadow == b.shadow && sameValue(a.base, b.base)
  }

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    var fill = base._fill(in: environment)
    if let shadow = shadow.resolved(in: environment) { fill.shadows.append(shadow) }
    return fill
  }
}

/// A style whose drawings are blended with the backdrop.
public struct _BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle, Equatable {
  let base: Base
  let mode: BlendMode

  public static func == (a: Self, b: Self) -> Bool {
    a.mode == b.mode && sameValue(a.base, b.base)
  }

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    var fill = base._fill(in: environment)
    fill.blendMode = mode
    return fill
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow below or inside its drawings; several shadows are all drawn.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(base: self, shadow: style)
  }

  /// Returns the style, blended with the backdrop (rules P2.2–P2.7).
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(base: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }

  /// Returns the foreground style, blended with the backdrop.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// Returns the foreground style with its opacity multiplied: 0 is invisible.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }
}
