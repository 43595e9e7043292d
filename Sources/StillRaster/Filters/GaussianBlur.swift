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
    /// The number of deviations after which the Gaussian is cut off, as that of shadows is (rule P1.4); 0 for one that
    /// fades away.
    package var end: Double

    package init(x: Double, y: Double, end: Double = 0) {
      self.x = x
      self.y = y
      self.end = end
    }

    fileprivate var safe: StillDeviation {
      func safe(_ value: Double) -> Double {
        value > 0 ? min(value, GaussianBlur.largestDeviation) : 0
      }
      return StillDeviation(x: safe(x), y: safe(y), end: end)
    }
  }

  /// Beyond, in pixels, everything is as good as even.
  package static let largestDeviation = 8_192.0

  /// Returns how far, in pixels, a pixel can be seen after a blur of a deviation.
  ///
  /// - Parameter end: The number of deviations after which the Gaussian is cut off; 0 for one that fades away.
  package static func reach(_ deviation: Double, end: Double = 0) -> Int {
    guard deviation > 0 else { return 0 }
    let seen = end > 0 ? min(end, 3) : 3
    return Int((seen * min(deviation, largestDeviation)).rounded(.up)) + 1
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
