package import Foundation
import StillGeometry

/// A blurred, coloured copy of a layer's contents below them.
package struct LayerShadow: Sendable, Hashable {
  package var color: ResolvedColor
  /// In the contents' points; 0 for a sharp one.
  package var radius: CGFloat
  /// In the contents' points.
  package var offset: CGSize
  /// Whether contents are blended with nothing but each other, as in a group.
  package var isGroup = false

  package init(color: ResolvedColor, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  /// The standard deviation of the blur, in points: 0.95 of the radius, as pictures of Apple's measure
  /// (rule P1.4).
  package var deviation: CGFloat { 0.95 * radius }

  /// The largest distance of a point's shadow, in points, including its offset.
  package var reach: CGSize {
    let blur = 3.2 * deviation + 2
    return CGSize(width: blur + abs(offset.width), height: blur + abs(offset.height))
  }

  /// Whether colour, blur and offset are numbers.
  package var isFinite: Bool {
    color.isFinite && radius.isFinite && offset.width.isFinite && offset.height.isFinite
  }
}

extension LayerShadow: LayerEffect {
  package func sanitised() -> Effect? { isFinite ? .shadow(self) : nil }
  package var changesNothing: Bool { color.opacity <= 0 && !isGroup }

  package func bounds(of box: CGRect) -> CGRect? {
    box.insetBy(dx: -reach.width, dy: -reach.height)
  }

  package var isolates: Bool { isGroup }
  package var actsOnLeaves: Bool { !isGroup }

  /// A stretched shadow is no shadow of the stretched (rule P1.7).
  package func reaching(through inner: Effect) -> Effect? {
    switch inner {
    case .opacity: return .shadow(self)
    case .transform(let transform):
      guard let scale = transform.uniformScale else { return nil }
      var shadow = self
      shadow.radius /= scale
      shadow.offset = offset.applying(transform.inverted())
      return shadow.isFinite ? .shadow(shadow) : nil
    default: return nil
    }
  }

  package var description: String {
    "\(isGroup ? "group " : "")shadow \(color) blur \(DrawingText.number(radius)) "
      + "by \(DrawingText.size(offset))"
  }
}
