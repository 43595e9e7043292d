package import Foundation
import StillGeometry

/// Blurs contents with a Gaussian (rules P1.1 and P1.3).
package struct LayerBlur: Sendable, Hashable {
  /// The standard deviation, in the contents' points.
  package var radius: CGFloat
  /// Within it, and nowhere else, contents are drawn, and edges let nothing through; nil: they fade on both
  /// sides.
  package var frame: CGRect?

  /// The largest radius that views may ask for, of shadows too: beyond, everything is as good as even.
  package static let largestRadius: CGFloat = 512

  package init(radius: CGFloat, frame: CGRect? = nil) {
    self.radius = radius
    self.frame = frame
  }
}

extension LayerBlur: LayerEffect {
  package func sanitised() -> Effect? {
    radius.isFinite && frame?.isFinite ?? true ? .blur(self) : nil
  }

  package var changesNothing: Bool { radius <= 0 && frame == nil }

  package func bounds(of box: CGRect) -> CGRect? {
    if let frame { return box.overlap(frame.standardized).map { _ in frame.standardized } }
    let reach = 3 * max(radius, 0) + 2
    return box.insetBy(dx: -reach, dy: -reach)
  }

  package var isolates: Bool { true }
  package var actsOnLeaves: Bool { frame == nil }

  package func reaching(through inner: Effect) -> Effect? {
    switch inner {
    case .opacity: return .blur(self)
    case .transform(let transform):
      return transform.uniformScale.map { .blur(LayerBlur(radius: radius / $0)) }
    default: return nil
    }
  }

  /// Variances add up.
  package func merged(with outer: Effect) -> Effect? {
    guard frame == nil, case .blur(let other) = outer, other.frame == nil else { return nil }
    return .blur(
      LayerBlur(radius: (radius * radius + other.radius * other.radius).squareRoot()))
  }

  package var description: String {
    "blur \(DrawingText.number(radius))"
      + (frame.map { " within \(DrawingText.rectangle($0))" } ?? "")
  }
}
