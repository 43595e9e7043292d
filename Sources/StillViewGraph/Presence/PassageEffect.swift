package import Foundation
package import StillDrawing
package import StillGeometry
import StillLayout

/// A moment of a passage, as one of the views sees it that move with it.
package struct PassageMoment {
  /// 0: what passes is there.
  package let position: Double
  /// Whether it is not at rest there.
  package let isUnderWay: Bool
  /// The frame of what passes, at rest.
  package let area: CGRect
  /// The passage, which knows how far the window reaches around it.
  package let passage: Passage
  /// The frame of the view, at rest, in the same coordinates.
  package let frame: CGRect
  /// The frame of the view at this moment, which layout may move as well.
  package let currentFrame: CGRect
}

/// How a view is drawn at a moment of a passage.
package struct PassageAppearance {
  /// In points.
  package var offset = CGSize.zero
  package var scale = 1.0
  /// The point of the view that stays where it is when the view is scaled.
  package var anchor = UnitPoint.center
  /// 0…1.
  package var opacity = 1.0
  /// The visible part of the view, in its coordinates before it is scaled and moved; nil: all of it.
  package var clip: Path?
  /// How much narrower the view is at each side, and the radius of its corners, in points.
  package var (sideInset, rounding) = (CGFloat.zero, CGFloat.zero)
  /// The colors of its frame below the view, around it and behind it; nil: none.
  package var grounds: (around: ResolvedColor, behind: ResolvedColor)?

  /// The view as it is.
  package init(
    offset: CGSize = .zero, scale: Double = 1, anchor: UnitPoint = .center, opacity: Double = 1
  ) {
    self.offset = offset
    self.scale = scale
    self.anchor = anchor
    self.opacity = opacity
  }

  /// Whether the view is drawn as it is.
  fileprivate var isPlain: Bool {
    offset == .zero && scale == 1 && opacity == 1 && clip == nil && sideInset == 0 && rounding == 0
      && grounds == nil
  }

  /// Draws the view, in its frame.
  fileprivate func draw(
    _ frame: CGRect, _ pass: inout DrawingPass, _ content: (inout DrawingPass) -> Void
  ) {
    if let grounds { pass.add(.fillRectangle(frame, .color(grounds.around))) }
    pass.layer(layer(in: frame)) { pass in
      if let grounds { pass.add(.fillRectangle(frame, .color(grounds.behind))) }
      content(&pass)
    }
  }

  fileprivate func layer(in frame: CGRect) -> Layer {
    let scale = frame.width > 0 ? scale * max(1 - 2 * sideInset / frame.width, 0) : scale
    let round =
      rounding > 0
      ? Path(roundedRect: frame, cornerRadius: rounding, style: .continuous) : nil
    var transform = CGAffineTransform.identity
    if scale != 1, scale.isFinite {
      let scale = max(scale, 1e-5)
      let x = frame.minX + frame.width * anchor.x
      let y = frame.minY + frame.height * anchor.y
      transform = CGAffineTransform(translationX: x, y: y)
        .scaledBy(x: scale, y: scale).translatedBy(x: -x, y: -y)
    }
    if offset != .zero, offset.width.isFinite, offset.height.isFinite {
      transform = transform.concatenating(
        CGAffineTransform(translationX: offset.width, y: offset.height))
    }
    return Layer(
      transform: transform, opacity: opacity.isFinite ? min(max(opacity, 0), 1) : 1,
      clip: (clip ?? round).map { .path($0, .nonZero) })
  }
}

/// Draws a view as a moment of a passage asks for.
nonisolated package struct _PassageEffect: ElementModifier {
  package typealias Element = PassageEffectElement

  let passage: Passage?
  let look: (PassageMoment) -> PassageAppearance
}

/// The element of a view that moves with a passage.
package final class PassageEffectElement: ModifierElement<_PassageEffect>, DrawnElement,
  TransformingElement
{
  override package var asDrawn: (any DrawnElement)? { self }
  override package var asAccessible: (any AccessibleElement)? { self }

  /// Nil: as the view is.
  private func look(in frame: CGRect, at time: TimeInterval) -> PassageAppearance? {
    guard let passage = modifier.passage, frame.isFinite else { return nil }
    let moment = PassageMoment(
      position: passage.position(at: time), isUnderWay: passage.isUnderWay(at: time),
      area: passage.frame, passage: passage, frame: presented.target,
      currentFrame: presented.reported(at: time, on: graph.grid))
    return modifier.look(moment)
  }

  package func draw(_ pass: inout DrawingPass) {
    let frame = pass.frame(of: self)
    guard let look = look(in: frame, at: pass.time) else { return drawInner(&pass) }
    look.draw(frame, &pass) { drawInner(&$0) }
  }

  package func effectTransform(at time: TimeInterval) -> CGAffineTransform? {
    let frame = presented.reported(at: time, on: graph.grid)
    guard let layer = look(in: frame, at: time)?.layer(in: frame), !layer.transform.isIdentity
    else { return nil }
    return layer.transform
  }
}

extension PassageEffectElement: AccessibleElement {
  package func addAccessibility(
    _ pass: inout AccessibilityPass, to items: inout [AccessibilityItem]
  ) {
    pass.through(effectTransform(at: pass.time)) { $0.visitInner(self, to: &items) }
  }
}

/// Draws a view with a look that changes at once.
nonisolated package struct _LookEffect: ElementModifier {
  package typealias Element = LookElement

  let look: PassageAppearance
}

/// The element of a view with a look.
package final class LookElement: ModifierElement<_LookEffect>, DrawnElement, TransformingElement {
  override package var asDrawn: (any DrawnElement)? { self }
  override package var asAccessible: (any AccessibleElement)? { self }

  package func draw(_ pass: inout DrawingPass) {
    let frame = pass.frame(of: self)
    guard frame.isFinite, !modifier.look.isPlain else { return drawInner(&pass) }
    modifier.look.draw(frame, &pass) { drawInner(&$0) }
  }

  package func effectTransform(at time: TimeInterval) -> CGAffineTransform? {
    let frame = presented.reported(at: time, on: graph.grid)
    guard frame.isFinite, !modifier.look.isPlain else { return nil }
    return modifier.look.layer(in: frame).transform
  }
}

extension LookElement: AccessibleElement {
  package func addAccessibility(
    _ pass: inout AccessibilityPass, to items: inout [AccessibilityItem]
  ) {
    pass.through(effectTransform(at: pass.time)) { $0.visitInner(self, to: &items) }
  }
}

extension View {
  /// Draws the view with a look.
  nonisolated package func looks(_ look: PassageAppearance) -> some View {
    modifier(_LookEffect(look: look))
  }

  /// Moves with a passage; nil: not at all.
  nonisolated package func moves(
    with passage: Passage?, _ look: @escaping (PassageMoment) -> PassageAppearance
  ) -> some View {
    modifier(_PassageEffect(passage: passage, look: look))
  }
}
