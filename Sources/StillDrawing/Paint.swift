package import Foundation
import StillGeometry

/// The paint of a shape or a glyph.
package enum Paint: Sendable, Hashable {
  case color(ResolvedColor)
  case linearGradient(GradientStops, from: CGPoint, to: CGPoint)
  case radialGradient(GradientStops, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Along the radii of ellipses; `start` and `end` are shares of the largest one's `radii`.
  case ellipticalGradient(
    GradientStops, center: CGPoint, radii: CGSize, start: CGFloat, end: CGFloat)
  /// Around a point, clockwise from one angle to another, in radians from the right. Of more than a turn, the last
  /// one shows; what less than a turn leaves over has the last colour in its first half, the first in the other.
  case angularGradient(GradientStops, center: CGPoint, from: CGFloat, to: CGFloat)
  /// Over a grid of points.
  indirect case mesh(MeshPaint)
  /// A part of a picture, again and again.
  indirect case picture(PicturePaint)
}

/// A colour in sRGB, gamma-encoded, not premultiplied; components in 0…1.
package struct ResolvedColor: Sendable, Hashable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var opacity: Float

  package init(red: Float, green: Float, blue: Float, opacity: Float) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}

extension Paint {
  /// Returns the paint with its gradient elsewhere.
  package func moved(x: CGFloat, y: CGFloat) -> Paint {
    func move(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + x, y: point.y + y) }
    switch self {
    case .color: return self
    case .linearGradient(let stops, let from, let to):
      return .linearGradient(stops, from: move(from), to: move(to))
    case .radialGradient(let stops, let center, let start, let end):
      return .radialGradient(stops, center: move(center), startRadius: start, endRadius: end)
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      return .ellipticalGradient(
        stops, center: move(center), radii: radii, start: start, end: end)
    case .angularGradient(let stops, let center, let from, let to):
      return .angularGradient(stops, center: move(center), from: from, to: to)
    case .picture(var picture):
      picture.origin = move(picture.origin)
      return .picture(picture)
    case .mesh(var mesh):
      mesh.mapPoints(move)
      return .mesh(mesh)
    }
  }
}
