import CStillJPEG
import Foundation
import StillRaster

/// Reads JPEGs through libjpeg-turbo.
enum JPEGDecoder {
  /// Size, orientation and profile, from the segments before the pixels.
  static func head(of bytes: PictureBytes) throws(ImageFileError) -> PictureHead {
    var head: PictureHead?
    var orientation: PictureOrientation?
    var profile: [Int: Data] = [:]
    var offset = 2
    while head == nil, offset + 4 <= bytes.count {
      guard bytes[offset] == 0xFF else { break }
      let marker = bytes[offset + 1]
      // Bytes that fill up, and markers without a length.
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
        offset += marker == 0xFF ? 1 : 2
        continue
      }
      let length = bytes.number(at: offset + 2)
      guard length >= 2, marker != 0xD9, marker != 0xDA else { break }
      let content = offset + 4..<offset + 2 + length
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        head = PictureHead(
          width: bytes.number(at: offset + 7), height: bytes.number(at: offset + 5))
      case 0xE1 where bytes.text(at: content.lowerBound, count: 4) == "Exif":
        orientation =
          orientation
          ?? PictureOrientation(
            exif: PictureBytes(bytes.part(from: content.lowerBound + 6, to: content.upperBound)))
      case 0xE2 where bytes.text(at: content.lowerBound, count: 11) == "ICC_PROFILE":
        profile[Int(bytes[content.lowerBound + 12])] =
          bytes.part(from: content.lowerBound + 14, to: content.upperBound)
      default: break
      }
      offset += 2 + length
    }
    guard var head else {
      throw .undecodable(format: "JPEG", reason: "no frame header was found")
    }
    head.orientation = orientation ?? .up
    if !profile.isEmpty {
      head.profile = profile.sorted { $0.key < $1.key }.reduce(Data()) { $0 + $1.value }
    }
    return head
  }

  /// The most scans of a file: those of cameras and programs have about ten.
  private static let mostScans = 100

  /// The number of scans, each of which passes over the whole picture; those of a thumbnail count too. Of more than
  /// `mostScans`, no more are counted.
  private static func scans(in data: Data) -> Int {
    unsafe data.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      var (count, offset) = (0, 0)
      while count <= mostScans, offset + 1 < bytes.count,
        let found = unsafe memchr(start + offset, 0xFF, bytes.count - 1 - offset)
      {
        offset = unsafe UnsafeRawPointer(found) - start + 1
        if unsafe bytes[offset] == 0xDA { count += 1 }
      }
      return count
    }
  }

  /// - Throws: ``ImageFileError/undecodable(format:reason:)``, also for a file with many scans, which would be decoded for hours.
  static func decode(_ data: Data, into bitmap: inout Bitmap) throws(ImageFileError) -> Bool {
    guard scans(in: data) <= mostScans else {
      throw .undecodable(format: "JPEG", reason: "it has more than \(mostScans) scans")
    }
    guard let decoder = unsafe tjInitDecompress() else {
      throw .undecodable(format: "JPEG", reason: "no memory")
    }
    defer { unsafe tjDestroy(decoder) }
    let (width, height) = (Int32(bitmap.width), Int32(bitmap.height))
    var (w, h, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let isRead = unsafe data.withUnsafeBytes { file -> Bool in
      let start = unsafe file.bindMemory(to: UInt8.self).baseAddress
      guard
        unsafe tjDecompressHeader3(
          decoder, start, UInt(file.count), &w, &h, &sampling, &space) == 0, w == width, h == height
      else { return false }
      let isInk = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
      let format = Int32(isInk ? TJPF_CMYK.rawValue : TJPF_BGRA.rawValue)
      return unsafe bitmap.withUnsafeMutableBytes { pixels in
        let target = unsafe pixels.bindMemory(to: UInt8.self).baseAddress
        let code = unsafe tjDecompress2(
          decoder, start, UInt(file.count), target, w, 0, h, format, 0)
        // A partly damaged file is shown as far as it can be decoded.
        let isHarmless = unsafe tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
        guard code == 0 || isHarmless else { return false }
        if isInk { unsafe Self.mixInks(pixels) }
        return true
      }
    }
    guard isRead else {
      let reason = unsafe tjGetErrorStr2(decoder).map { unsafe String(cString: $0) } ?? "unknown"
      throw .undecodable(format: "JPEG", reason: reason)
    }
    return false
  }

  /// Turns inks, which files of four of them hold inverted, into opaque colours.
  private static func mixInks(_ pixels: UnsafeMutableRawBufferPointer) {
    for index in stride(from: 0, to: pixels.count - 3, by: 4) {
      let key = unsafe Int(pixels[index + 3])
      let red = unsafe Int(pixels[index]) * key / 255
      let blue = unsafe Int(pixels[index + 2]) * key / 255
      unsafe pixels[index + 1] = UInt8(Int(pixels[index + 1]) * key / 255)
      unsafe pixels[index] = UInt8(blue)
      unsafe pixels[index + 2] = UInt8(red)
      unsafe pixels[index + 3] = 255
    }
  }
}
