public import Foundation
import StillDrawing
import StillGeometry
public import StillViewGraph

/// Colours along a line; as a style, from the top to the bottom of the filled frame.
public struct Gradient: Hashable, Sendable {
  /// One colour and where it is reached.
  public struct Stop: Hashable, Sendable {
    /// The colour that is reached there.
    public var color: Color
    /// 0 at the gradient's start, 1 at its end.
    public var location: CGFloat

    /// - Parameter location: Outside 0…1, the stop lies beyond the gradient's ends (rule P4.5); no number
    ///   counts as 0.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// In any order; several at the same location keep their order.
  public var stops: [Stop]

  /// Colours at locations, in any order.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Returns the stops in an environment, in order; locations that are not finite are 0.
  func resolved(in environment: EnvironmentValues) -> [_Fill.GradientStop] {
    let resolved = stops.map { stop in
      _Fill.GradientStop(
        color: stop.color.resolve(in: environment),
        location: stop.location.isFinite ? stop.location : 0)
    }
    let ordered = resolved.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }
    return ordered.map(\.element)
  }

  /// Returns the colours along a geometry, mixed perceptually (rule P4.1).
  func fill(_ course: _Fill.Course, in environment: EnvironmentValues) -> _Fill {
    _Fill(.gradient(resolved(in: environment), course, .perceptual))
  }
}

extension Gradient: ShapeStyle {
  public func _fill(in environment: EnvironmentValues) -> _Fill {
    fill(.linear(from: .top, to: .bottom), in: environment)
  }
}

extension Gradient {
  /// How the colours between two stops come about.
  public struct ColorSpace: Hashable, Sendable {
    let mixing: ColorMixing

    /// In the picture's own space, gamma-encoded sRGB.
    public static let device = ColorSpace(mixing: .device)
    /// In a space in which equal steps look alike, Oklab.
    public static let perceptual = ColorSpace(mixing: .perceptual)
  }

  /// Returns the gradient, mixed in a colour space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}
