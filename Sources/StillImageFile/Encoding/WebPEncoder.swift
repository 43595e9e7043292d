import CStillScanlines
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
    guard let components = unsafe malloc(width * height * 4)?.assumingMemoryBound(to: UInt8.self)
    else { throw .noMemory(width: width, height: height) }
    defer { unsafe free(components) }
    unsafe PixelRows(bitmap).withPixels { unsafe still_write_straight($0, components) }
    var file: UnsafeMutablePointer<UInt8>?
    defer { unsafe WebPFree(file) }
    let (w, h, stride) = (Int32(width), Int32(height), Int32(width * 4))
    let count =
      unsafe quality < 1
      ? WebPEncodeRGBA(components, w, h, stride, Float(max(quality, 0) * 100), &file)
      : WebPEncodeLosslessRGBA(components, w, h, stride, &file)
    guard count > 0, let start = unsafe file else { throw .noMemory(width: width, height: height) }
    return unsafe Data(bytes: start, count: count)
  }
}
