package import Foundation
import StillGeometry

/// What a shape or glyph is filled with.
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

/// The colours along a gradient, ascending by location.
package struct GradientStops: Sendable, Hashable {
  package struct Stop: Sendable, Hashable {
    package var color: ResolvedColor
    /// 0 at the gradient's start, 1 at its end.
    package var location: CGFloat

    package init(color: ResolvedColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  package var stops: [Stop]

  package init(stops: [Stop]) {
    self.stops = stops
  }
}
