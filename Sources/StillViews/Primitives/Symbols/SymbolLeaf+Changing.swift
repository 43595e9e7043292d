package import Foundation
import StillDrawing
package import StillGeometry
package import StillViewGraph

extension SymbolLeaf {
  package func replaces(_ other: SymbolLeaf) -> Bool {
    name != other.name && transition.kind != .identity
  }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, replacing former: FormerContent<SymbolLeaf>,
    _ pass: inout DrawingPass
  ) {
    let progress = min(max(former.progress, 0), 1)
    let before = CGRect(
      x: frame.midX - former.size.width / 2, y: frame.midY - former.size.height / 2,
      width: former.size.width, height: former.size.height)
    // One after the other where the change is made for symbols, otherwise both at once.
    let isTurn = transition.kind == .symbolEffect
    let (goes, comes) =
      isTurn ? (min(progress * 2, 1), max(progress * 2 - 1, 0)) : (progress, progress)
    pass.layer(layer(isTurn ? 1 - goes * 0.6 : 1, opacity: 1 - goes, frame)) {
      former.leaf.draw(in: before, proposal: former.proposal, &$0)
    }
    pass.layer(layer(isTurn ? 0.4 + comes * 0.6 : 1, opacity: comes, frame)) {
      draw(in: frame, proposal: proposal, &$0)
    }
  }

  /// Returns a layer scaled around the middle of a frame, and faded as a group.
  private func layer(_ scale: CGFloat, opacity: Double, _ frame: CGRect) -> Layer {
    Layer(
      transform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: frame.midX * (1 - scale), ty: frame.midY * (1 - scale)),
      opacity: opacity, isGroup: true)
  }
}
