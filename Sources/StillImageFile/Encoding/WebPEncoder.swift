import CStillFilms
import CStillWebP
package import Foundation
package import StillRaster

/// Writes bitmaps as WebP through libwebp: sRGB, straight alpha.
package enum WebPEncoder {
  /// - Parameter quality: 0 for the smallest file; from 1 on nothing is lost.
  /// - Throws: ``ImageFileError/empty(width:height:)``, ``ImageFileError/noMemory(width:height:)``; the latter, too, for a
  ///   side beyond 16,383 pixels, the format's limit, which callers check.
  package static func encode(
    _ bitmap: Bitmap, quality: Double
  ) throws(ImageFileError) -> Data {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
    guard let words = unsafe malloc(width * height * 4) else {
      throw .noMemory(width: width, height: height)
    }
    defer { unsafe free(words) }
    let all = PixelRectangle(x: 0, y: 0, width: width, height: height)
    unsafe FilmPixels(bitmap, in: all).withPixels { pixels in
      unsafe still_write_straight(pixels, words.assumingMemoryBound(to: UInt32.self))
    }
    // Words of alpha, red, green and blue are bytes of blue, green, red and alpha.
    let components = unsafe words.assumingMemoryBound(to: UInt8.self)
    var file: UnsafeMutablePointer<UInt8>?
    defer { unsafe WebPFree(file) }
    let (w, h, stride) = (Int32(width), Int32(height), Int32(width * 4))
    let count =
      unsafe quality < 1
      ? WebPEncodeBGRA(components, w, h, stride, Float(max(quality, 0) * 100), &file)
      : WebPEncodeLosslessBGRA(components, w, h, stride, &file)
    guard count > 0, let start = unsafe file else { throw .noMemory(width: width, height: height) }
    return unsafe Data(bytes: start, count: count)
  }
}
