package import Foundation
import StillRaster

/// Draws one colour where the contents have some opacities, and nothing elsewhere (rule P9.6).
package struct ThresholdEffect: LayerEffect {
  let threshold: AlphaThreshold

  init(_ threshold: AlphaThreshold) {
    self.threshold = threshold
  }

  package func sanitised() -> Effect? { .threshold(threshold) }
  package var changesNothing: Bool { false }
  package func bounds(of box: CGRect) -> CGRect? { box }
  package var isolates: Bool { true }

  package var description: String {
    let (least, most) = (threshold.limits.lowerBound, threshold.limits.upperBound)
    let color = String(UInt64(threshold.color) | 1 << 32, radix: 16, uppercase: true).dropFirst()
    return
      "threshold \(DrawingText.number(least)) to \(DrawingText.number(most)) #\(color)"
  }
}
