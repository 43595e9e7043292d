package import Foundation
import StillAnimation
package import StillGeometry
import StillLayout

/// `geometryGroup`: place and size are animated here, once, and handed to what is inside (rule L8.8, C10.16).
nonisolated public struct _GeometryGroupModifier: ElementModifier {
  package typealias Element = GeometryGroupElement
}

/// Lays out the content in the presented frame of the group, at every moment of an animation.
///
/// The content sees frames that change a little at each moment. Its own animations move it within the group, and
/// views inserted later appear where the group is then.
package final class GeometryGroupElement: ModifierElement<_GeometryGroupModifier>,
  CommittedElement, TickingNode
{
  /// The place and size that what is inside was given last; nil: the group's own.
  private var given: CGRect?

  override package func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    guard let given else {
      inner.place(at: .zero, size: bounds.size, proposal: proposal)
      return
    }
    let own = presented.target.origin
    // What is inside has the size that it will have, and lies in that of the moment: words are not cut on the way.
    inner.place(
      at: CGPoint(x: given.minX - own.x, y: given.minY - own.y), size: given.size,
      proposal: placedProposal)
  }

  override package var asCommitted: (any CommittedElement)? { self }

  package func commit(_ pass: inout CommitPass) {
    follow()
    commitInner(&pass)
  }

  /// Gives what is inside the frame of the moment.
  private func follow() {
    let isMoving = presented.isMoving(at: graph.time)
    let frame = presented.reported(at: graph.time, on: graph.grid)
    let new = isMoving && frame != presented.target && frame.isFinite ? frame : nil
    if isMoving { graph.ticks(self) }
    guard new != nil || given != nil else { return }
    given = new
    _placeContent(in: CGRect(origin: .zero, size: self.frame.size), proposal: placedProposal)
  }

  package func tick() {
    isShown = false
    placementChanged()
  }
}

extension View {
  /// Animates place and size of the view as one, and hands the result to the views inside, which otherwise move each on
  /// a way of its own.
  nonisolated public func geometryGroup() -> some View {
    modifier(_GeometryGroupModifier())
  }
}
