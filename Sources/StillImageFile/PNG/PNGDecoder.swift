import CStillPNG
package import Foundation
package import StillRaster

/// Reads PNGs of every kind as bitmaps: 16 bits become 8, palettes and greys become colours, gamma
/// becomes that of sRGB.
package enum PNGDecoder {
  /// Returns the picture in `data`; its scale is that of the file's pixel density, in which 72 to the inch are one
  /// pixel per point, or 1.
  ///
  /// - Throws: ``ImageFileError``; `notPNG`, `truncated`, `damaged`, `noMemory`, or `tooLarge` before any memory is
  ///   taken for pixels.
  package static func decode(_ data: Data) throws(ImageFileError) -> Bitmap {
    try decode(data, profile: nil)
  }

  /// Returns the same with the colours of a profile worked in.
  ///
  /// - Parameter scale: Pixels per point, whatever the file says; nil: what it says.
  static func decode(
    _ data: Data, profile: Data?, scale: Double? = nil
  ) throws(ImageFileError) -> Bitmap {
    let structure = try PNGStructure(of: data)
    var bitmap: Bitmap
    do {
      bitmap = try Bitmap(
        checking: structure.width, structure.height, scale: CGFloat(scale ?? structure.scale))
    } catch {
      throw .noMemory(width: structure.width, height: structure.height)
    }
    let failure: String? = unsafe data.withUnsafeBytes { file in
      unsafe bitmap.withUnsafeMutableBytes { pixels in
        unsafe readStraight(file, into: pixels)
      }
    }
    if let failure { throw .damaged(reason: failure) }
    if let profile { ColorProfile(profile)?.convert(&bitmap) }
    bitmap.premultiply()
    return bitmap
  }

  /// Blue, green, red and straight alpha in bytes.
  private static let format: UInt32 = 0x01 | 0x02 | 0x10

  /// `PNG_IMAGE_FLAG_16BIT_sRGB`.
  private static let encodedAlike: UInt32 = 0x04

  /// - Returns: libpng's words when something is wrong.
  private static func readStraight(
    _ file: UnsafeRawBufferPointer, into pixels: UnsafeMutableRawBufferPointer
  ) -> String? {
    var image = unsafe png_image()
    unsafe image.version = UInt32(PNG_IMAGE_VERSION)
    guard
      unsafe png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0
    else {
      return unsafe message(of: image)
    }
    defer { unsafe png_image_free(&image) }
    unsafe image.format = format
    // Without a gamma, 16 bits are encoded as 8 are.
    unsafe image.flags |= encodedAlike
    guard unsafe Int(image.width) * Int(image.height) * 4 == pixels.count else {
      return "its size is not that of its header"
    }
    // 0 for the row stride: rows follow each other without padding.
    let isRead = unsafe png_image_finish_read(&image, nil, pixels.baseAddress, 0, nil) != 0
    return unsafe isRead ? nil : message(of: image)
  }

  private static func message(of image: png_image) -> String {
    var text = unsafe image.message
    return unsafe withUnsafeBytes(of: &text) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
