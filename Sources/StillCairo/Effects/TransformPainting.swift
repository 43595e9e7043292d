import Foundation
import StillDrawing
import StillGeometry

extension DisplayListPainter {
  mutating func visit(transform: CGAffineTransform) throws(CairoError) -> Bool {
    state.transform = transform.concatenating(state.transform)
    return state.transform.isPaintable
  }
}

extension CGAffineTransform {
  /// Whether areas keep an area, and no number is beyond reason: only such a matrix may reach Cairo,
  /// which refuses all further work after one that cannot be inverted.
  var isPaintable: Bool {
    let determinant = a * d - b * c
    let limit: CGFloat = 1e9
    return isFinite && abs(determinant) > 1e-12 && abs(a) < limit && abs(b) < limit
      && abs(c) < limit && abs(d) < limit && abs(tx) < limit && abs(ty) < limit
  }

  /// Whether upright rectangles stay upright: no shear, and turned by quarters only.
  var isUpright: Bool {
    let noise: CGFloat = 1e-9
    return (abs(b) <= noise * abs(a) && abs(c) <= noise * abs(d))
      || (abs(a) <= noise * abs(b) && abs(d) <= noise * abs(c))
  }
}
