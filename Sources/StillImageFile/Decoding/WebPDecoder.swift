import CStillWebP
import Foundation
import StillRaster

/// Reads WebPs, with and without loss, through libwebp; of films the first frame.
enum WebPDecoder {
  static func head(of bytes: PictureBytes) throws(ImageFileError) -> PictureHead {
    var (width, height) = (Int32(0), Int32(0))
    let isKnown = unsafe bytes.data.withUnsafeBytes { file in
      unsafe WebPGetInfo(
        file.bindMemory(to: UInt8.self).baseAddress, file.count, &width, &height) != 0
    }
    guard isKnown else {
      throw .undecodable(format: "WebP", reason: "its header is damaged")
    }
    var head = PictureHead(width: Int(width), height: Int(height))
    var offset = 12
    while offset + 8 <= bytes.count {
      let length = bytes.number(at: offset + 4, bytes: 4, isLittleEndian: true)
      let content = bytes.part(from: offset + 8, to: offset + 8 + length)
      switch bytes.text(at: offset, count: 4) {
      case "ICCP": head.profile = content
      case "EXIF":
        let skipped = content.starts(with: Array("Exif".utf8)) ? 6 : 0
        head.orientation =
          PictureOrientation(exif: PictureBytes(content.dropFirst(skipped))) ?? .up
      default: break
      }
      offset += 8 + length + length % 2
    }
    return head
  }

  static func decode(_ data: Data, into bitmap: inout Bitmap) throws(ImageFileError) -> Bool {
    let stride = Int32(bitmap.bytesPerRow)
    let isRead = unsafe data.withUnsafeBytes { file in
      unsafe bitmap.withUnsafeMutableBytes { pixels in
        unsafe WebPDecodeBGRAInto(
          file.bindMemory(to: UInt8.self).baseAddress, file.count,
          pixels.bindMemory(to: UInt8.self).baseAddress, pixels.count, stride) != nil
      }
    }
    if !isRead { try decodeFirstFrame(of: data, into: &bitmap) }
    return true
  }

  /// Of a film; libwebp puts the frame where it belongs.
  private static func decodeFirstFrame(
    of data: Data, into bitmap: inout Bitmap
  ) throws(ImageFileError) {
    let (width, height) = (bitmap.width, bitmap.height)
    let isRead = unsafe data.withUnsafeBytes { file -> Bool in
      var input = unsafe WebPData(
        bytes: file.bindMemory(to: UInt8.self).baseAddress, size: file.count)
      guard let decoder = unsafe WebPAnimDecoderNew(&input, nil) else { return false }
      defer { unsafe WebPAnimDecoderDelete(decoder) }
      var info = WebPAnimInfo()
      var frame: UnsafeMutablePointer<UInt8>?
      var time = Int32(0)
      guard unsafe WebPAnimDecoderGetInfo(decoder, &info) != 0,
        Int(info.canvas_width) == width, Int(info.canvas_height) == height,
        unsafe WebPAnimDecoderGetNext(decoder, &frame, &time) != 0, let frame = unsafe frame
      else { return false }
      for row in 0..<height {
        unsafe bitmap.setRow(row, rgba: UnsafePointer(frame + row * width * 4))
      }
      return true
    }
    guard isRead else {
      throw .undecodable(format: "WebP", reason: "its pixels are damaged")
    }
  }
}
