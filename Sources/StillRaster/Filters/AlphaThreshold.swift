import CStillFilters

/// Gives pixels of some opacities one colour and clears the others (rule P9.6).
package struct AlphaThreshold: Sendable, Hashable {
  /// Of 0…1.
  package var limits: ClosedRange<Float>
  package var color: PremultipliedPixel

  package init(limits: ClosedRange<Float>, color: PremultipliedPixel) {
    self.limits = limits
    self.color = color
  }

  package func apply(to pixels: PixelPlane) {
    unsafe still_threshold_alpha(
      pixels.base, pixels.count, limits.lowerBound, limits.upperBound, color)
  }
}
