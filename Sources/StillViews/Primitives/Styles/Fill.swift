package import Foundation
package import StillDrawing
package import StillGeometry
import StillViewGraph

/// A style with its environment worked in, but not yet fitted to a frame.
public struct _Fill: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case color(Color.Resolved)
    case gradient([GradientStop], Course, ColorMixing)
    /// Points in shares of the frame.
    case mesh(MeshPaint)
    /// The blurred and tinted backdrop; the opacity is 0…1.
    case material(LayerMaterial, opacity: Double)
    /// From the frame's top left corner.
    case picture(PicturePaint)
  }

  package struct GradientStop: Sendable, Equatable {
    package var color: Color.Resolved
    /// 0 at the gradient's start, 1 at its end; other numbers lie beyond.
    package var location: CGFloat
  }

  /// Where a gradient's colours run.
  package enum Course: Sendable, Equatable {
    case linear(from: UnitPoint, to: UnitPoint)
    /// The radii are points.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// The ends are shares of the frame's width and height.
    case elliptical(center: UnitPoint, start: CGFloat, end: CGFloat)
    /// In radians, clockwise from the right.
    case angular(center: UnitPoint, from: CGFloat, to: CGFloat)
  }

  /// A shadow that a style casts around or into its drawings.
  package struct Shadow: Sendable, Equatable {
    package var isInner: Bool
    package var shadow: LayerShadow
  }

  package var kind: Kind
  /// In the order in which the style was given them.
  package var shadows: [Shadow] = []
  /// The blend mode of drawings (default: nil, normal).
  package var blendMode: BlendMode?
  /// The problem of the style that it comes from; nil for none.
  package var warning: String?

  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// Whether nothing is to be seen of it.
  package var isClear: Bool {
    switch kind {
    case .color(let color): color.opacity <= 0
    case .gradient(let stops, _, _): stops.allSatisfy { $0.color.opacity <= 0 }
    case .mesh(let mesh):
      mesh.background.opacity <= 0 && mesh.vertices.allSatisfy { $0.color.opacity <= 0 }
    case .material(_, let opacity): opacity <= 0
    case .picture(let picture): picture.opacity <= 0
    }
  }

  /// Returns the fill with its opacity multiplied by `opacity`.
  package func faded(by opacity: Double) -> _Fill {
    var result = self
    result.kind = kind.faded(by: opacity)
    return result
  }

  /// Returns the paint for a frame in the picture's coordinates.
  package func paint(in frame: CGRect) -> Paint {
    switch kind {
    case .color(let color): return .color(color.drawn)
    case .gradient(let stops, let course, let mixing):
      let drawn = stops.map { GradientStops.Stop(color: $0.color.drawn, location: $0.location) }
      return course.paint(GradientStops(stops: drawn, mixing: mixing), in: frame)
    case .picture(var picture):
      picture.origin = frame.origin
      return .picture(picture)
    case .mesh(var mesh):
      mesh.mapPoints { point in
        CGPoint(
          x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
      }
      return .mesh(mesh)
    case .material(_, let opacity):
      return .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: Float(opacity)))
    }
  }
}

extension _Fill.Kind {
  fileprivate func faded(by opacity: Double) -> _Fill.Kind {
    switch self {
    case .color(var color):
      color.opacity *= Float(opacity)
      return .color(color)
    case .gradient(var stops, let course, let mixing):
      for index in stops.indices { stops[index].color.opacity *= Float(opacity) }
      return .gradient(stops, course, mixing)
    case .mesh(var mesh):
      for index in mesh.vertices.indices {
        mesh.vertices[index].color.opacity *= Float(opacity)
      }
      mesh.background.opacity *= Float(opacity)
      return .mesh(mesh)
    case .material(let material, let own):
      return .material(material, opacity: own * opacity)
    case .picture(var picture):
      picture.opacity *= opacity
      return .picture(picture)
    }
  }
}

extension _Fill.Course {
  fileprivate func paint(_ stops: GradientStops, in frame: CGRect) -> Paint {
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(
        x: frame.origin.x + unit.x * frame.size.width,
        y: frame.origin.y + unit.y * frame.size.height)
    }
    return switch self {
    case .linear(let from, let to):
      .linearGradient(stops, from: point(from), to: point(to))
    case .radial(let center, let start, let end):
      .radialGradient(stops, center: point(center), startRadius: start, endRadius: end)
    case .elliptical(let center, let start, let end):
      .ellipticalGradient(stops, center: point(center), radii: frame.size, start: start, end: end)
    case .angular(let center, let from, let to):
      .angularGradient(stops, center: point(center), from: from, to: to)
    }
  }
}
