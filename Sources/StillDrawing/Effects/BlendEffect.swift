package import Foundation
import StillRaster

/// Blends contents, as one picture, with what is painted already (rules P2.3–P2.7).
package struct BlendEffect: LayerEffect {
  let blending: PixelBlending

  init(_ blending: PixelBlending) {
    self.blending = blending
  }

  package func sanitised() -> Effect? { .blend(blending) }
  package var changesNothing: Bool { blending == .normal }
  package func bounds(of box: CGRect) -> CGRect? { box }
  package var isolates: Bool { true }
  package var readsBackdrop: Bool { true }
  package var actsOnLeaves: Bool { true }

  package func reaching(through inner: Effect) -> Effect? {
    switch inner {
    case .transform, .opacity, .clip, .blend: .blend(blending)
    default: nil
    }
  }

  package var description: String { "blend \(blending)" }
}
