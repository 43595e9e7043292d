package import Foundation
import StillDrawing
package import StillGeometry
import StillText
package import StillViewGraph

extension SymbolLeaf {
  package func replaces(_ other: SymbolLeaf) -> Bool {
    (name != other.name || isResized(from: other)) && transition.kind != .identity
  }

  /// Whether it is the same symbol in another size.
  private func isResized(from other: SymbolLeaf) -> Bool {
    guard name == other.name, !isResizable, !other.isResizable else { return false }
    return symbol?.size != other.symbol?.size
  }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, replacing former: FormerContent<SymbolLeaf>,
    _ pass: inout DrawingPass
  ) {
    if isResized(from: former.leaf) { return grow(in: frame, from: former, &pass) }
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

  /// Draws the symbol on its way from its former size; where its weight changes too, the former one fades.
  private func grow(
    in frame: CGRect, from former: FormerContent<SymbolLeaf>, _ pass: inout DrawingPass
  ) {
    let progress = former.progress
    guard let new = symbol, let old = former.leaf.symbol, new.size > 0, old.size > 0 else { return }
    let size = old.size + (new.size - old.size) * progress
    let isSame = new.face.identifier == old.face.identifier
    // The frame has its final size, and its corner is on its way.
    let frame = frame.offsetBy(
      dx: (former.size.width - frame.width) * (1 - progress) / 2,
      dy: (former.size.height - frame.height) * (1 - progress) / 2)
    if !isSame {
      pass.layer(layer(size / old.size, opacity: min(max(1 - progress, 0), 1), frame)) {
        former.leaf.draw(in: frame, proposal: former.proposal, &$0)
      }
    }
    pass.layer(layer(size / new.size, opacity: isSame ? 1 : min(max(progress, 0), 1), frame)) {
      draw(in: frame, proposal: former.proposal, &$0)
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
