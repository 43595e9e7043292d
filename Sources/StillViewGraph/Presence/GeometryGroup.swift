import Foundation
import StillAnimation
import StillGeometry
import StillLayout

/// `geometryGroup`: place and size are animated here, once, and handed to what is inside (rule 8.8, C10.16).
nonisolated public struct _GeometryGroupModifier: ElementModifier {}

extension _GeometryGroupModifier {
  package static func makeElement(
    _ modifier: Self, _ environment: EnvironmentValues, _ maker: _ViewNode, _ inner: _ViewNode
  ) -> ModifierElement<Self> {
    GeometryGroupElement(modifier, environment, maker, inner)
  }
}

/// Lays out what is inside in the frame that the group has on its way, at every moment of the way.
///
/// What is inside sees frames that jump by a little at each moment; what it moves by its own animations moves within
/// the group, and what comes later comes where the group is then.
final class GeometryGroupElement: TransparentModifierElement<_GeometryGroupModifier> {
  /// The place and size that what is inside was given last; nil: the group's own.
  private var given: CGRect?

  override func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    guard let given else {
      inner.place(at: .zero, size: bounds.size, proposal: proposal)
      return
    }
    let own = presented.target.origin
    let offer =
      given.size == presented.target.size ? placedProposal : ProposedViewSize(given.size)
    inner.place(
      at: CGPoint(x: given.minX - own.x, y: given.minY - own.y), size: inner.size(for: offer),
      proposal: offer)
  }

  override func commit(_ pass: inout CommitPass) {
    follow()
    super.commit(&pass)
  }

  /// Gives what is inside the frame of the moment.
  private func follow() {
    let isMoving = presented.isMoving
    let frame = presented.reported(at: graph.time, on: graph.grid)
    let new = isMoving && frame != presented.target && frame.isFinite ? frame : nil
    if isMoving { graph.ticks(self) }
    guard new != nil || given != nil else { return }
    given = new
    _placeContent(in: CGRect(origin: .zero, size: self.frame.size), proposal: placedProposal)
  }

  override func tick() {
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
