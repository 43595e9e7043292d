public import Foundation
public import StillGeometry
public import StillViewGraph

/// A colour that changes with the distance from a point of the frame that it fills.
nonisolated public struct RadialGradient: ShapeStyle, View, Equatable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// - Parameters:
  ///   - startRadius: Where the first colour ends, in points.
  ///   - endRadius: Where the last colour begins, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Colours at equal distances along the radii, which are in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Colours at locations along the radii, which are in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    gradient.fill(
      .radial(center: center, startRadius: startRadius, endRadius: endRadius), in: environment)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient along the radii around a point.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient along the radii around a point.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient along the radii around a point.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
