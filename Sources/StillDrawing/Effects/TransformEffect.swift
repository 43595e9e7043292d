package import Foundation
package import StillGeometry

/// Draws contents moved, turned, stretched: from their coordinates to those around.
package struct TransformEffect: LayerEffect {
  let transform: CGAffineTransform

  init(_ transform: CGAffineTransform) {
    self.transform = transform
  }

  package func sanitised() -> Effect? { transform.isFinite ? .transform(transform) : nil }
  package var changesNothing: Bool { transform.isIdentity }
  package func bounds(of box: CGRect) -> CGRect? { box.applying(transform) }

  package func merged(with outer: Effect) -> Effect? {
    guard case .transform(let other) = outer else { return nil }
    return .transform(transform.concatenating(other))
  }

  package func commutes(with other: Effect) -> Bool {
    if case .opacity = other { true } else { false }
  }

  package var description: String { DrawingText.transform(transform) }
}

extension CGAffineTransform {
  /// By what factor lengths grow, when it is the same in all directions.
  package var uniformScale: CGFloat? {
    let (first, second) = (a * a + b * b, c * c + d * d)
    let noise = 1e-9 * max(first, second)
    guard first > 0, abs(first - second) <= noise, abs(a * c + b * d) <= noise else { return nil }
    return first.squareRoot()
  }
}
