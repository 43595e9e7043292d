package import Foundation
import StillGeometry

/// Draws contents, as one picture, through a projective map (rules P7.1 and P7.2).
package struct ProjectionEffect: LayerEffect {
  let projection: ProjectionTransform

  init(_ projection: ProjectionTransform) {
    self.projection = projection
  }

  package func sanitised() -> Effect? { projection.isFinite ? .projection(projection) : nil }
  package var changesNothing: Bool { projection.isIdentity }
  package func bounds(of box: CGRect) -> CGRect? { box.applying(projection) }
  package var isolates: Bool { true }

  package var description: String {
    let m = projection
    let numbers = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
    return "project (" + numbers.map { DrawingText.number($0) }.joined(separator: " ") + ")"
  }
}
