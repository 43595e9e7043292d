public import Foundation
public import StillGeometry
public import StillViewGraph

/// Colours along a line; a style of its own from the top to the bottom of what it fills.
public struct Gradient: Hashable, Sendable {
  /// One colour and where it is reached.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0 at the gradient's start, 1 at its end.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The stops in order, with locations that are numbers within 0…1.
  func fillStops(in environment: EnvironmentValues) -> [_Fill.GradientStop] {
    let resolved = stops.map { stop in
      _Fill.GradientStop(
        color: stop.color.resolve(in: environment),
        location: stop.location.isFinite ? min(max(stop.location, 0), 1) : 0)
    }
    return resolved.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }
}

extension Gradient: ShapeStyle {
  public func _fill(in environment: EnvironmentValues) -> _Fill {
    _Fill(.linear(fillStops(in: environment), from: .top, to: .bottom))
  }
}

/// A colour that changes along a straight line in the frame that it fills.
nonisolated public struct LinearGradient: ShapeStyle, View, Sendable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    _Fill(.linear(gradient.fillStops(in: environment), from: startPoint, to: endPoint))
  }
}

/// A colour that changes with the distance from a point of the frame that it fills.
nonisolated public struct RadialGradient: ShapeStyle, View, Sendable {
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

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    _Fill(
      .radial(
        gradient.fillStops(in: environment), center: center, startRadius: startRadius,
        endRadius: endRadius))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A colour that changes along a straight line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A colour that changes along a straight line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A colour that changes along a straight line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A colour that changes with the distance from a point.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A colour that changes with the distance from a point.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A colour that changes with the distance from a point.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
