package import Foundation
package import StillGeometry
import StillLayout

/// An element whose effect moves what is drawn, and leaves layout as it is.
package protocol TransformingElement: _ViewNode {
  /// From the element's own drawing to its surroundings, as it is shown at a time; nil: nothing moves.
  func effectTransform(at time: TimeInterval) -> CGAffineTransform?
  /// The same in the element's own coordinates, as layout left it.
  var ownTransform: CGAffineTransform? { get }
}

extension TransformingElement {
  package var ownTransform: CGAffineTransform? { nil }
}
