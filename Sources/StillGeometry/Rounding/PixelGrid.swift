package import Foundation

/// The grid of pixel edges that drawn leaves are aligned to.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; finite and above zero.
  package let scale: CGFloat
  /// How much may be missing to a half that rounds up, in pixels.
  private let slack: CGFloat

  /// A scale that is not finite or not above zero counts as 1.
  package init(scale: CGFloat) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    slack = self.scale == 3 ? 0 : Self.noise
  }

  /// The length of a pixel in points (rule L1.13).
  package var pixelLength: CGFloat { 1 / scale }

  /// The largest difference that counts as floating-point noise, in pixels.
  ///
  /// Sines and other functions of the C library differ in their last digit from processor to processor;
  /// a coordinate made with them that should be halfway between two pixels must not choose its pixel by
  /// that digit.
  private static let noise: CGFloat = 1 / 4096

  /// Returns the nearest pixel edge to a coordinate in points, halves up.
  ///
  /// What misses a half by floating-point noise (up to 1/4096 of a pixel) counts as one, except at 3 pixels a point: there a
  /// half is a sixth of a point, which no number holds, and the last digit decides, as in Apple's pictures.
  package func round(_ coordinate: CGFloat) -> CGFloat {
    (coordinate * scale + (0.5 + slack)).rounded(.down) / scale
  }

  /// Returns the rectangle between the nearest pixel edges of both corners: neighbours that touch still do, and the
  /// size is what follows from the corners (rule L1.12).
  package func round(_ rect: CGRect) -> CGRect {
    let x = round(rect.origin.x)
    let y = round(rect.origin.y)
    return CGRect(
      x: x, y: y,
      width: round(rect.origin.x + rect.size.width) - x,
      height: round(rect.origin.y + rect.size.height) - y)
  }

  /// Returns the shortest whole number of pixels, in points, that holds `length` (rule L1.13).
  ///
  /// An excess of up to 1/4096 of a pixel counts as floating-point noise and takes no further pixel.
  package func roundUp(_ length: CGFloat) -> CGFloat {
    let pixels = (length * scale - Self.noise).rounded(.up)
    return (pixels + 0) / scale  // + 0: never negative zero
  }
}
