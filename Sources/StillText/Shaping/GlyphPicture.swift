package import Foundation

/// A glyph that is a coloured picture: an emoji of a font that stores them at one size.
package struct GlyphPicture: Sendable {
  /// Where the picture's left edge lies from the glyph's origin, in its own pixels, right positive.
  package let left: CGFloat
  /// Where its top edge lies from the baseline, in its own pixels, down positive.
  package let top: CGFloat
  package let widthInPixels: Int
  package let heightInPixels: Int
  /// The size that the picture is made for, in its own pixels per em; above 0.
  package let pixelsPerEm: CGFloat
  /// `widthInPixels * heightInPixels` pixels, top row first: alpha in the high byte, then red, green and
  /// blue, premultiplied.
  package let pixels: [UInt32]

  package init(
    left: CGFloat, top: CGFloat, widthInPixels: Int, heightInPixels: Int, pixelsPerEm: CGFloat,
    pixels: [UInt32]
  ) {
    self.left = left
    self.top = top
    self.widthInPixels = widthInPixels
    self.heightInPixels = heightInPixels
    self.pixelsPerEm = pixelsPerEm
    self.pixels = pixels
  }

  /// Returns where the picture lies from the glyph's origin at a size, in points, y down.
  package func frame(pointsPerEm: CGFloat) -> CGRect {
    let scale = pointsPerEm / pixelsPerEm
    return CGRect(
      x: left * scale, y: top * scale, width: CGFloat(widthInPixels) * scale,
      height: CGFloat(heightInPixels) * scale)
  }
}
