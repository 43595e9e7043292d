package import Foundation
package import StillDrawing
public import StillGeometry
public import StillViewGraph

/// What shapes and text can be filled with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style in an environment, for styles made of others.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The engine's form of the style; only styles that are not made of others implement it.
  func _fill(in environment: EnvironmentValues) -> _Fill
}

extension ShapeStyle {
  public func _fill(in environment: EnvironmentValues) -> _Fill {
    resolve(in: environment)._fill(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is resolved by the engine")
  }
}

extension Never: ShapeStyle {
  public func _fill(in environment: EnvironmentValues) -> _Fill {
    preconditionFailure("a style of type Never cannot exist")
  }
}

/// A style with its environment worked in, but not yet fitted to a frame.
public struct _Fill: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case color(Color.Resolved)
    case linear([GradientStop], from: UnitPoint, to: UnitPoint)
    case radial([GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// The ends are shares of the frame's width and height.
    case elliptical([GradientStop], center: UnitPoint, start: CGFloat, end: CGFloat)
    /// In radians, clockwise from the right.
    case angular([GradientStop], center: UnitPoint, from: CGFloat, to: CGFloat)
  }

  package struct GradientStop: Sendable, Equatable {
    package var color: Color.Resolved
    package var location: CGFloat
  }

  package var kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// Let through by `opacity` in addition.
  package func faded(by opacity: Double) -> _Fill {
    func fade(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { stop in
        var stop = stop
        stop.color.opacity *= Float(opacity)
        return stop
      }
    }
    switch kind {
    case .color(var color):
      color.opacity *= Float(opacity)
      return _Fill(.color(color))
    case .linear(let stops, let from, let to):
      return _Fill(.linear(fade(stops), from: from, to: to))
    case .radial(let stops, let center, let start, let end):
      return _Fill(.radial(fade(stops), center: center, startRadius: start, endRadius: end))
    case .elliptical(let stops, let center, let start, let end):
      return _Fill(.elliptical(fade(stops), center: center, start: start, end: end))
    case .angular(let stops, let center, let from, let to):
      return _Fill(.angular(fade(stops), center: center, from: from, to: to))
    }
  }

  /// The paint for a frame in the picture's coordinates.
  package func paint(in frame: CGRect) -> Paint {
    func stops(_ stops: [GradientStop]) -> GradientStops {
      GradientStops(
        stops: stops.map { .init(color: $0.color.drawn, location: $0.location) })
    }
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(
        x: frame.origin.x + unit.x * frame.size.width,
        y: frame.origin.y + unit.y * frame.size.height)
    }
    switch kind {
    case .color(let color): return .color(color.drawn)
    case .linear(let colors, let from, let to):
      return .linearGradient(stops(colors), from: point(from), to: point(to))
    case .radial(let colors, let center, let start, let end):
      return .radialGradient(
        stops(colors), center: point(center), startRadius: start, endRadius: end)
    case .elliptical(let colors, let center, let start, let end):
      return .ellipticalGradient(
        stops(colors), center: point(center), radii: frame.size, start: start, end: end)
    case .angular(let colors, let center, let from, let to):
      return .angularGradient(stops(colors), center: point(center), from: from, to: to)
    }
  }
}

extension _Fill: Animatable {
  /// Plain colours move; gradients jump.
  public var animatableData: Color.Resolved.AnimatableData {
    get {
      guard case .color(let color) = kind else { return .zero }
      return color.animatableData
    }
    set {
      guard case .color(var color) = kind else { return }
      color.animatableData = newValue
      kind = .color(color)
    }
  }
}

extension Color: ShapeStyle {
  public func _fill(in environment: EnvironmentValues) -> _Fill {
    _Fill(.color(resolve(in: environment)))
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _fill(in environment: EnvironmentValues) -> _Fill { _Fill(.color(self)) }
}
