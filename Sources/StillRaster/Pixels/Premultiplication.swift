/// A pixel as a bitmap holds it: alpha in bits 24–31, red in 16–23, green in 8–15, blue in 0–7, the
/// colours multiplied by alpha (Cairo's ARGB32).
@usableFromInline
package typealias PremultipliedPixel = UInt32

extension RGBA8 {
  /// The straight colour of a premultiplied pixel, rounded to nearest. Multiplying it again gives the
  /// same pixel. A transparent pixel is transparent black; a colour above its alpha, which no painter
  /// produces, counts as full.
  @inlinable
  package init(premultiplied pixel: PremultipliedPixel) {
    let alpha = pixel &>> 24
    if alpha == 255 {
      self.init(
        red: UInt8(truncatingIfNeeded: pixel &>> 16), green: UInt8(truncatingIfNeeded: pixel &>> 8),
        blue: UInt8(truncatingIfNeeded: pixel), alpha: 255)
    } else if alpha == 0 {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
    } else {
      self.init(
        red: RGBA8.straight(pixel &>> 16 & 0xFF, alpha),
        green: RGBA8.straight(pixel &>> 8 & 0xFF, alpha),
        blue: RGBA8.straight(pixel & 0xFF, alpha), alpha: UInt8(truncatingIfNeeded: alpha))
    }
  }

  /// The colour as a bitmap holds it, each component rounded to nearest.
  @inlinable
  package var premultiplied: PremultipliedPixel {
    let alpha = UInt32(self.alpha)
    return alpha &<< 24 | RGBA8.multiplied(red, alpha) &<< 16 | RGBA8.multiplied(green, alpha) &<< 8
      | RGBA8.multiplied(blue, alpha)
  }

  /// `component / alpha` of 255, for an alpha of 1 to 255.
  @inlinable
  package static func straight(_ component: UInt32, _ alpha: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: min((component &* 255 &+ alpha / 2) / alpha, 255))
  }

  /// `component · alpha / 255`, rounded to nearest.
  @inlinable
  package static func multiplied(_ component: UInt8, _ alpha: UInt32) -> UInt32 {
    (UInt32(component) &* alpha &+ 127) / 255
  }
}
