package import Foundation
package import StillGeometry
package import StillViewGraph

extension ImageLeaf {
  /// Returns whether a symbol replaces another symbol; pictures change at once.
  package func replaces(_ other: ImageLeaf) -> Bool {
    guard case .symbol(let new) = self, case .symbol(let old) = other else { return false }
    return new.replaces(old)
  }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, replacing former: FormerContent<ImageLeaf>,
    _ pass: inout DrawingPass
  ) {
    guard case .symbol(let new) = self, case .symbol(let old) = former.leaf else {
      draw(in: frame, proposal: proposal, &pass)
      return
    }
    new.draw(in: frame, proposal: proposal, replacing: former.of(old), &pass)
  }
}
