public import Foundation
import StillDrawing
public import StillGeometry
public import StillViewGraph

/// A gradient of any kind; as a style, it runs from the top to the bottom of the filled frame.
public struct AnyGradient: ShapeStyle, Hashable {
  private enum Source: Hashable {
    case gradient(Gradient)
    case color(Color)
  }

  private let source: Source
  private var mixing = ColorMixing.perceptual

  /// A gradient of colours that are given.
  public init(_ gradient: Gradient) {
    source = .gradient(gradient)
  }

  fileprivate init(_ color: Color) {
    source = .color(color)
  }

  /// Returns the gradient, mixed in a colour space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var result = self
    result.mixing = space.mixing
    return result
  }

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    fill(.linear(from: .top, to: .bottom), in: environment)
  }

  func fill(_ course: _Fill.Course, in environment: EnvironmentValues) -> _Fill {
    let stops =
      switch source {
      case .gradient(let gradient): gradient.resolved(in: environment)
      case .color(let color): color.resolve(in: environment).ownGradient
      }
    return _Fill(.gradient(stops, course, mixing))
  }
}

extension Color {
  /// The colour's own gradient: from a lighter tone at the top to the colour itself (rule P4.12).
  public var gradient: AnyGradient { AnyGradient(self) }
}

extension Color.Resolved {
  /// How far, as a part of the way, encoded components go towards a light brighter than white at the light end, cut off
  /// at white: fitted to eight colours of macOS 26, which it meets within 5/255, most of them within 2.
  private static let highlight = (share: 0.136, light: 1.47)
  /// Colours of at least this lightness of Oklab are not made lighter at the top but darker at the bottom, by
  /// that share of their light.
  private static let shade = (lightness: 0.85, light: 0.86)

  fileprivate var ownGradient: [_Fill.GradientStop] {
    func channels(_ change: (Double) -> Double) -> Color.Resolved {
      var result = self
      result.red = Float(change(Double(red)))
      result.green = Float(change(Double(green)))
      result.blue = Float(change(Double(blue)))
      return result
    }
    if drawn.oklab.lightness >= Self.shade.lightness {
      let dark = channels { Gamma.encode(Gamma.decode($0) * Self.shade.light) }
      return [.init(color: self, location: 0.28), .init(color: dark, location: 1)]
    }
    let (share, brightest) = Self.highlight
    let light = channels { value in
      let base = min(max(value, 0), 1)
      return min(base + (brightest - base) * share, 1)
    }
    return [.init(color: light, location: 0), .init(color: self, location: 0.7)]
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns a gradient along a straight line.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> AnyShapeStyle {
    AnyShapeStyle(
      GradientGeometry(gradient: gradient, course: .linear(from: startPoint, to: endPoint)))
  }

  /// Returns a gradient along the radii around a point, which are in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> AnyShapeStyle {
    AnyShapeStyle(
      GradientGeometry(
        gradient: gradient,
        course: .radial(center: center, startRadius: startRadius, endRadius: endRadius)))
  }

  /// Returns a gradient along the radii of ellipses with the frame's proportions.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> AnyShapeStyle {
    AnyShapeStyle(
      GradientGeometry(
        gradient: gradient,
        course: .elliptical(center: center, start: startRadiusFraction, end: endRadiusFraction)))
  }

  /// Returns a gradient around a point, from one angle to another.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AnyShapeStyle {
    AnyShapeStyle(
      GradientGeometry(
        gradient: gradient,
        course: .angular(center: center, from: startAngle.radians, to: endAngle.radians)))
  }

  /// Returns a gradient once around a point.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AnyShapeStyle {
    angularGradient(
      gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
}

/// A gradient of any kind with the way it runs.
private struct GradientGeometry: ShapeStyle, Equatable {
  let gradient: AnyGradient
  let course: _Fill.Course

  func _fill(in environment: EnvironmentValues) -> _Fill { gradient.fill(course, in: environment) }
}
