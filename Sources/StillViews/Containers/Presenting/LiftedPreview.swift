import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// The view of an open context menu, lifted from where it stands on a card of its size (rule SM3.12).
nonisolated struct LiftedPreview: View {
  let lift: Lift
  /// Where the view stands, in the window.
  let frame: CGRect
  let motion: PresentationMotion

  init(lift: Lift, frame: CGRect, motion: PresentationMotion) {
    self.lift = lift
    self.frame = frame
    self.motion = motion
  }

  /// In points.
  static var cornerRadius: CGFloat { 13 }

  @MainActor var body: some View {
    let card = RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous)
    ZStack {
      card.fill(ControlColor.groupedRow)
        .shadow(color: .black.opacity(0.2), radius: 20, x: 0, y: 8)
        .moves(with: motion.passage, PresentationMotion.shade)
      _LiftedView(lift).modifier(_LiftedModifier(lift))
        // Where nothing moves, it is as round and as large as at the end of the motion.
        .moves(with: motion.passage ?? Passage(), PresentationMotion.rounding)
    }
    .frame(width: max(frame.width, 0), height: max(frame.height, 0))
    .moves(
      with: motion.passage ?? Passage(), PresentationMotion.lifting(isReduced: motion.isReduced)
    )
    .position(x: frame.midX, y: frame.midY)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}
