package import Foundation
import StillRaster

/// What all frames of a film have in common.
package struct FilmShape: Hashable, Sendable, Codable {
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// Pixels per point.
  package var scale: CGFloat
  package var rate: FrameRate
  /// How many frames there are.
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

  /// The most frames of a film that is read from a file: half a year at 60 a second.
  private static let mostRead = 1 << 30

  /// Why no film has this shape, read from a file; nil where one may have it.
  var problem: String? {
    let sides = 1...ImageFileError.maximumSide
    guard sides.contains(width), sides.contains(height), width * height <= 1 << 28 else {
      return "no picture has \(width) × \(height) pixels"
    }
    guard scale > 0, scale <= 1_000 else { return "no picture has \(scale) pixels a point" }
    // The second bound keeps moments, in whole parts of a second, within numbers.
    guard (1...Self.mostRead).contains(count), count * rate.seconds <= 1 << 40 else {
      return "no film has \(count) frames"
    }
    return nil
  }

  func check(_ frame: Bitmap) throws(ImageFileError) {
    guard frame.width == width && frame.height == height else {
      throw .wrongFrameSize(
        width: frame.width, height: frame.height, expectedWidth: width, expectedHeight: height)
    }
  }
}
