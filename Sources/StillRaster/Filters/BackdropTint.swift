import CStillFilters

/// The tint of a material, applied to the blurred backdrop (rule P8.10): with the luminance y of a color c, `(1 −
/// amount) · (y + saturation · (c − y)) + amount · L(y) + lift`, clamped to 0…1, where L is the cubic Bernstein
/// polynomial of `curve`.
package struct BackdropTint: Sendable, Hashable {
  package var amount: Float
  package var saturation: Float
  /// Four coefficients, from dark to light.
  package var curve: SIMD4<Float>
  package var lift: Float

  package init(amount: Float, saturation: Float, curve: SIMD4<Float>, lift: Float) {
    self.amount = amount
    self.saturation = saturation
    self.curve = curve
    self.lift = lift
  }

  /// Tints what is behind, opaque pixels, and keeps of it what the alpha of `mask` lets through.
  ///
  /// - Parameter opacity: Lets through in addition, 0…1.
  package func apply(to backdrop: PixelPlane, through mask: PixelPlane, opacity: Double) {
    let material = StillMaterial(
      amount: amount, saturation: saturation, curve: (curve[0], curve[1], curve[2], curve[3]),
      lift: lift)
    unsafe still_tint(
      backdrop.base, mask.base, min(backdrop.count, mask.count), material, Float(opacity))
  }

  /// Puts a premultiplied colour below pixels.
  package static func underlay(_ color: PremultipliedPixel, below pixels: PixelPlane) {
    unsafe still_underlay(pixels.base, pixels.count, color)
  }
}
