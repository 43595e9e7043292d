package import Foundation
package import StillRaster

/// Shows, where the contents are opaque, what is behind them blurred and tinted (rule P8.10).
package struct LayerMaterial: Sendable, Hashable {
  /// The standard deviation of the blur, in the contents' points.
  package var radius: CGFloat
  package var tint: BackdropTint
  /// The color behind the picture where it is clear (rule P8.11).
  package var ground: ResolvedColor

  package init(radius: CGFloat, tint: BackdropTint, ground: ResolvedColor) {
    self.radius = radius
    self.tint = tint
    self.ground = ground
  }
}

extension LayerMaterial: LayerEffect {
  package func sanitised() -> Effect? {
    radius.isFinite && ground.isFinite ? .material(self) : nil
  }

  package var changesNothing: Bool { false }
  package func bounds(of box: CGRect) -> CGRect? { box }
  package var isolates: Bool { true }
  package var readsBackdrop: Bool { true }

  package var description: String {
    func text(_ value: Float) -> String { DrawingText.number(value) }
    let curve = (0..<4).map { text(tint.curve[$0]) }.joined(separator: " ")
    return "material blur \(DrawingText.number(radius)) saturation \(text(tint.saturation)) "
      + "\(text(tint.amount)) of [\(curve)] plus \(text(tint.lift)) on \(ground)"
  }
}
