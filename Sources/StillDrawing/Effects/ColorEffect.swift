package import Foundation
import StillRaster

/// Passes the contents' colours through matrices, one after another (rule P3.1).
package struct ColorEffect: LayerEffect {
  let matrices: [PixelColorMatrix]

  init(_ matrices: [PixelColorMatrix]) {
    self.matrices = matrices
  }

  package func sanitised() -> Effect? {
    matrices.allSatisfy(\.isFinite) ? .colors(matrices) : nil
  }

  package var changesNothing: Bool { matrices.allSatisfy { $0 == .identity } }
  package func bounds(of box: CGRect) -> CGRect? { box }
  package var isolates: Bool { true }
  package var actsOnLeaves: Bool { true }

  package func reaching(through inner: Effect) -> Effect? {
    switch inner {
    case .transform, .opacity: .colors(matrices)
    default: nil
    }
  }

  package func merged(with outer: Effect) -> Effect? {
    guard case .colors(let others) = outer else { return nil }
    return .colors(matrices + others)
  }

  package var description: String {
    "colors "
      + matrices.map { matrix in
        "[" + matrix.numbers.map { DrawingText.number($0) }.joined(separator: " ") + "]"
      }.joined(separator: " ")
  }
}
