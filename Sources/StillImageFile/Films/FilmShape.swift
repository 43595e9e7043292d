package import Foundation
import StillRaster

/// The properties that all frames of a film share.
package struct FilmShape: Hashable, Sendable, Codable {
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// Pixels per point.
  package var scale: CGFloat
  package var rate: FrameRate
  /// The number of frames.
  package var count: Int
  /// Whether a frame may let something through. Without, what is seen on black is written.
  package var hasAlpha: Bool

  package init(
    width: Int, height: Int, scale: CGFloat = 1, rate: FrameRate, count: Int, hasAlpha: Bool = false
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.rate = rate
    self.count = count
    self.hasAlpha = hasAlpha
  }

  func check(_ frame: Bitmap) throws(ImageFileError) {
    guard frame.width == width && frame.height == height else {
      throw .wrongFrameSize(
        width: frame.width, height: frame.height, expectedWidth: width, expectedHeight: height)
    }
  }
}
