package import Foundation

extension CGPoint {
  /// Whether both coordinates are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// Whether all four edges are finite: the far corner, too, because a sum of finite numbers may be infinite.
  package var isFinite: Bool {
    origin.isFinite && (origin.x + size.width).isFinite && (origin.y + size.height).isFinite
  }
}
