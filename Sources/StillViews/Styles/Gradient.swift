public import Foundation
import StillGeometry
public import StillViewGraph

/// Colours along a line; a style of its own from the top to the bottom of what it fills.
public struct Gradient: Hashable, Sendable {
  /// One colour and where it is reached.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0 at the gradient's start, 1 at its end.
    public var location: CGFloat

    /// - Parameter location: In 0…1; values outside count as the nearer end, no number as 0.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// In any order; several at one place follow one another as they stand here.
  public var stops: [Stop]

  /// Colours at places of their own, in any order.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The colours along a course: the stops in order, with locations that are numbers within 0…1.
  func fill(_ course: _Fill.Course, in environment: EnvironmentValues) -> _Fill {
    let resolved = stops.map { stop in
      _Fill.GradientStop(
        color: stop.color.resolve(in: environment),
        location: stop.location.isFinite ? min(max(stop.location, 0), 1) : 0)
    }
    let ordered = resolved.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }
    return _Fill(.gradient(ordered.map(\.element), course))
  }
}

extension Gradient: ShapeStyle {
  public func _fill(in environment: EnvironmentValues) -> _Fill {
    fill(.linear(from: .top, to: .bottom), in: environment)
  }
}
