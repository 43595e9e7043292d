package import Foundation
import StillDrawing
package import StillGeometry
import StillLayout

/// A view that is drawn a second time elsewhere: the one that a context menu lifts (rule SM3.12).
package final class Lift {
  fileprivate weak var element: LiftSourceElement?
  fileprivate weak var preview: LiftedElement?

  package init() {}

  /// Whether the view is shown elsewhere, and not where it stands.
  fileprivate var isLifted: Bool { preview.map { !$0.isRetired } ?? false }
}

/// Makes the view inside the one that a lift shows.
nonisolated package struct _LiftSourceModifier: ElementModifier {
  package typealias Element = LiftSourceElement

  let lift: Lift

  package init(_ lift: Lift) {
    self.lift = lift
  }
}

/// The element of the view where it stands: it is drawn there while it is not lifted.
package final class LiftSourceElement: ModifierElement<_LiftSourceModifier>, DrawnElement {
  override package var asDrawn: (any DrawnElement)? { self }

  package func draw(_ pass: inout DrawingPass) {
    if !modifier.lift.isLifted { drawInner(&pass) }
  }

  override package func modifierChanged(
    from old: _LiftSourceModifier?, _ transaction: Transaction
  ) {
    modifier.lift.element = self
  }
}

/// Takes the view of a lift away from where it stands, as long as this one is there.
nonisolated package struct _LiftedModifier: ElementModifier {
  package typealias Element = LiftedElement

  let lift: Lift

  package init(_ lift: Lift) {
    self.lift = lift
  }
}

/// The element of the view where it is shown while it is lifted.
package final class LiftedElement: ModifierElement<_LiftedModifier> {
  override package func modifierChanged(from old: _LiftedModifier?, _ transaction: Transaction) {
    modifier.lift.preview = self
  }
}

/// Shows the view of a lift as it is where it stands, at the same size. Nothing of it is hit or read.
nonisolated package struct _LiftedView: LeafView {
  let lift: Lift

  package init(_ lift: Lift) {
    self.lift = lift
  }

  package func leaf(in environment: EnvironmentValues) -> LiftedLeaf { LiftedLeaf(lift: lift) }
}

/// The drawing of a view that stands elsewhere.
package struct LiftedLeaf: LeafContent {
  let lift: Lift

  package var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  package var reportName: String { "Lifted" }

  package func size(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func measuresLike(_ other: LiftedLeaf) -> Bool { true }

  package func isHit(_ point: CGPoint, in frame: CGRect) -> Bool { false }

  package func draw(in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass) {
    guard let element = lift.element, !element.isRetired else { return }
    let origin = pass.frame(of: element).origin
    let way = CGAffineTransform(
      translationX: frame.minX - origin.x, y: frame.minY - origin.y)
    guard way.tx.isFinite, way.ty.isFinite else { return }
    pass.drawAgain { pass in pass.layer(Layer(transform: way)) { element.drawInner(&$0) } }
  }
}
