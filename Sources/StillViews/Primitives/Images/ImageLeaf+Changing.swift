package import Foundation
import StillDrawing
package import StillGeometry
package import StillViewGraph

extension ImageLeaf {
  /// Returns whether a symbol replaces another symbol, or a bar what it hides; pictures change at once.
  package func replaces(_ other: ImageLeaf) -> Bool {
    switch (self, other) {
    case (.symbol(let new), .symbol(let old)): new.replaces(old)
    case (.redacted, .redacted): false
    case (.redacted, _), (_, .redacted): true
    default: false
    }
  }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, replacing former: FormerContent<ImageLeaf>,
    _ pass: inout DrawingPass
  ) {
    guard case .symbol(let new) = self, case .symbol(let old) = former.leaf else {
      return fade(in: frame, proposal: proposal, replacing: former, &pass)
    }
    new.draw(in: frame, proposal: proposal, replacing: former.of(old), &pass)
  }

  /// Draws what was there on its way out, and this on its way in.
  private func fade(
    in frame: CGRect, proposal: ProposedViewSize, replacing former: FormerContent<ImageLeaf>,
    _ pass: inout DrawingPass
  ) {
    let progress = min(max(former.progress, 0), 1)
    let before = CGRect(
      x: frame.midX - former.size.width / 2, y: frame.midY - former.size.height / 2,
      width: former.size.width, height: former.size.height)
    pass.layer(Layer(opacity: 1 - progress, isGroup: true)) {
      former.leaf.draw(in: before, proposal: former.proposal, &$0)
    }
    pass.layer(Layer(opacity: progress, isGroup: true)) {
      draw(in: frame, proposal: proposal, &$0)
    }
  }
}
