import Foundation
import StillImageFile
import StillRaster

/// Two pictures that take turns, as an animated PNG.
enum BlinkingPicture {
  /// How often they change, a second.
  private static let rate = 2.0

  /// Returns the first one and the second one, each as large as both laid on each other at the top left, without
  /// end.
  static func data(_ first: Bitmap, _ second: Bitmap) throws -> Data {
    let (width, height) = (max(first.width, second.width), max(first.height, second.height))
    let format = APNGEncoder.Format(
      width: width, height: height, scale: first.scale, framesPerSecond: rate)
    let output = MemoryOutput()
    let film = try APNGEncoder(format, to: output)
    for picture in [first, second] {
      try film.add(picture.onSheet(width: width, height: height))
    }
    try film.finish()
    return output.data
  }
}
