import CStillFilters

/// The blending of premultiplied pixels with those below, in gamma-encoded sRGB (rules P2.1–P2.7): the formulas of
/// Compositing and Blending Level 1 (<https://www.w3.org/TR/compositing-1/>).
package enum PixelBlending: Int32, Sendable, Hashable, CaseIterable {
  case normal
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion
  case hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
  case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor

  /// Blends a row of pixels onto another one.
  ///
  /// - Parameter opacity: Of the source in addition, 0…1.
  package func blend(
    _ source: UnsafePointer<UInt32>, onto target: UnsafeMutablePointer<UInt32>, count: Int,
    opacity: Double
  ) {
    unsafe still_blend(target, source, count, rawValue, Float(opacity))
  }
}
