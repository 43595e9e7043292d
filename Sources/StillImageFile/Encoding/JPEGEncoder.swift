import CStillJPEG
import CStillScanlines
package import Foundation
package import StillRaster

/// Writes bitmaps as JPEG through libjpeg-turbo: baseline, sRGB, on white where pixels let something through.
package enum JPEGEncoder {
  /// From here on each pixel has a colour of its own; below, four share one.
  private static let fullColorQuality = 0.9

  /// - Parameter quality: 0 for the smallest file, 1 for the truest.
  /// - Throws: ``ImageFileError/empty(width:height:)``, ``ImageFileError/noMemory(width:height:)``.
  package static func encode(
    _ bitmap: Bitmap, quality: Double
  ) throws(ImageFileError) -> Data {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
    guard let compressor = unsafe tjInitCompress(),
      let components = unsafe malloc(width * height * 3)?.assumingMemoryBound(to: UInt8.self)
    else { throw .noMemory(width: width, height: height) }
    defer {
      unsafe free(components)
      unsafe tjDestroy(compressor)
    }
    unsafe PixelRows(bitmap).withPixels { unsafe still_write_on_white($0, components) }
    var file: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { unsafe tjFree(file) }
    let sampling = quality >= fullColorQuality ? TJSAMP_444 : TJSAMP_420
    let code = unsafe tjCompress2(
      compressor, components, Int32(width), 0, Int32(height), Int32(TJPF_RGB.rawValue), &file,
      &count, Int32(sampling.rawValue), percent(quality), TJFLAG_ACCURATEDCT)
    guard code == 0, let start = unsafe file else { throw .noMemory(width: width, height: height) }
    var data = unsafe Data(bytes: start, count: Int(count))
    setResolution(of: &data, scale: Double(bitmap.scale))
    return data
  }

  /// 1 to 100, as libjpeg counts.
  private static func percent(_ quality: Double) -> Int32 {
    // Written so that what is no number counts as the best.
    quality < 1 ? max(Int32((quality * 100).rounded()), 1) : 100
  }

  /// Writes dots an inch into the header, which libjpeg-turbo leaves open: 72 for a scale of 1.
  private static func setResolution(of data: inout Data, scale: Double) {
    let header: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10, 0x4A, 0x46, 0x49, 0x46, 0x00]
    let dots = (72 * scale).rounded()
    guard data.starts(with: header), data.count > 18, dots >= 1, dots <= 65_535 else { return }
    let bytes = [UInt8(Int(dots) >> 8), UInt8(Int(dots) & 255)]
    data.replaceSubrange(13..<18, with: [1] + bytes + bytes)
  }
}
