package import Foundation

/// Lengths closer than this, in points, count as equal: large against the rounding errors of summed
/// advances, far too small to be seen.
package let lengthTolerance: CGFloat = 1e-4

/// Returns the smallest whole number of pixels that holds a length, in points (rule L1.13).
///
/// A length that exceeds a pixel boundary by no more than half of `lengthTolerance` counts as on it, so that
/// a sum's last bit never costs a pixel, nor a line what it rounds to. Infinite lengths stay as they are.
package func pixelRoundedUp(_ length: CGFloat, pixelLength: CGFloat) -> CGFloat {
  guard length.isFinite else { return length }
  let pixels = ((length - lengthTolerance / 2) / pixelLength).rounded(.up)
  return pixels == 0 ? 0 : pixels * pixelLength
}

/// Returns the nearest whole number of pixels to a length, in points, the larger one of two. Infinite lengths stay as they are.
package func pixelRounded(_ length: CGFloat, pixelLength: CGFloat) -> CGFloat {
  guard length.isFinite else { return length }
  return (length / pixelLength + 0.5).rounded(.down) * pixelLength
}
