import CStillFilters

/// Gaussian blurs of premultiplied pixels, within 1/255 of the true ones, at a cost that does not depend
/// on the deviation (rules P1.1 and P1.2).
///
/// A pixel counts as a square of its colour, so the blur of a straight edge is the normal distribution.
package enum GaussianBlur {
  /// Standard deviations along both axes, in pixels. 0 leaves an axis alone.
  package struct Deviation: Sendable, Hashable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    fileprivate var safe: StillDeviation {
      func safe(_ value: Double) -> Double {
        value > 0 ? min(value, GaussianBlur.largestDeviation) : 0
      }
      return StillDeviation(x: safe(x), y: safe(y))
    }
  }

  /// Beyond, in pixels, everything is as good as even.
  package static let largestDeviation = 8_192.0

  /// Returns how far, in pixels, a pixel can be seen after a blur of a deviation.
  package static func reach(_ deviation: Double) -> Int {
    deviation > 0 ? Int((3 * min(deviation, largestDeviation)).rounded(.up)) + 1 : 0
  }

  /// Blurs a plane, which is clear outside, into another one.
  ///
  /// - Parameter isNormalised: Whether weights that fall outside go to what is inside, so that a flat colour
  ///   stays itself (rule P1.3).
  /// - Returns: false when there is no memory for it.
  package static func blur(
    _ source: PixelPlane, into target: PixelPlane, _ deviation: Deviation,
    isNormalised: Bool = false
  ) -> Bool {
    unsafe still_blur_pixels(
      source.base, source.area, target.base, target.area, deviation.safe, isNormalised ? 1 : 0) != 0
  }

  /// Blurs the alpha of a plane, which is clear outside, into bytes.
  ///
  /// - Returns: false when there is no memory for it.
  package static func blurAlpha(
    _ source: PixelPlane, into target: UnsafeMutablePointer<UInt8>, x: Int, y: Int, width: Int,
    height: Int, _ deviation: Deviation
  ) -> Bool {
    let area = StillArea(
      x: Int32(clamping: x), y: Int32(clamping: y), width: Int32(clamping: width),
      height: Int32(clamping: height))
    return unsafe still_blur_alpha(source.base, source.area, target, area, deviation.safe) != 0
  }
}
