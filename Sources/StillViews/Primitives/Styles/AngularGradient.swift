import Foundation
public import StillGeometry
public import StillViewGraph

/// A colour that changes clockwise with the direction from a point of the filled frame.
///
/// Beyond one turn, the last turn shows. The part that is less than a turn leaves has the last colour in its first half
/// and the first colour in the other.
nonisolated public struct AngularGradient: ShapeStyle, View, Equatable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// From one angle to another; an angle of zero points to the right.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// From one angle to another; an angle of zero points to the right.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle
    )
  }

  /// From one angle to another; an angle of zero points to the right.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Once around, beginning and ending at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Once around, beginning and ending at an angle.
  public init(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Once around, beginning and ending at an angle.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    gradient.fill(
      .angular(center: center, from: startAngle.radians, to: endAngle.radians), in: environment)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient around a point, from one angle to another.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient around a point, from one angle to another.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient around a point, from one angle to another.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient once around a point.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, angle: angle)
  }

  /// Returns a gradient once around a point.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(
      colors: colors, center: center, angle: angle)
  }

  /// Returns a gradient once around a point.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(
      stops: stops, center: center, angle: angle)
  }
}
