import CStillDeflate
package import Foundation
package import StillRaster

/// A checksum of a PNG's pixels in a private chunk, so that an equal picture is recognised without unpacking the
/// file.
///
/// The chunk's name says that it is no standard one, may be ignored, and is to be left out by programs that change the
/// picture. It also holds the checksum of the rest of the file: where that was changed nonetheless, or is damaged, the
/// fingerprint counts for nothing.
package enum PNGFingerprint {
  static let chunkName = "stPX"
  /// Of this form.
  private static let version: UInt8 = 1

  /// Returns the PNG with the fingerprint of its picture; unchanged when the data are no whole PNG.
  package static func adding(of bitmap: Bitmap, to png: Data) -> Data {
    var end: [UInt8] = []
    end.append(.end)
    guard let parts = parts(of: png), parts.fingerprint == nil else { return png }
    var chunk: [UInt8] = []
    chunk.append(chunkName, content(for: bitmap, file: parts.checksum))
    return png.dropLast(end.count) + chunk + end
  }

  /// Whether the PNG says, and nothing speaks against it, that it holds exactly these pixels.
  ///
  /// - Complexity: O(n) in the bytes of both.
  package static func agrees(_ png: Data, with bitmap: Bitmap) -> Bool {
    guard let parts = parts(of: png), let fingerprint = parts.fingerprint else { return false }
    return fingerprint == content(for: bitmap, file: parts.checksum)
  }

  private static func content(for bitmap: Bitmap, file: UInt32) -> [UInt8] {
    var content = [version]
    content.append(bigEndian: UInt32(clamping: bitmap.width))
    content.append(bigEndian: UInt32(clamping: bitmap.height))
    unsafe bitmap.withUnsafeBytes { bytes in
      unsafe content.append(bigEndian: libdeflate_crc32(0, bytes.baseAddress, bytes.count))
      unsafe content.append(bigEndian: libdeflate_adler32(1, bytes.baseAddress, bytes.count))
    }
    content.append(bigEndian: file)
    return content
  }

  /// Returns the fingerprint of a PNG, and the checksum of what is neither it nor a note; nil for what does not
  /// begin and end as a PNG does.
  private static func parts(of png: Data) -> (fingerprint: [UInt8]?, checksum: UInt32)? {
    unsafe png.withUnsafeBytes { bytes in
      let begin = PNGChunk.signature.count
      guard bytes.count > begin, unsafe bytes.starts(with: PNGChunk.signature) else {
        return nil
      }
      var checksum: UInt32 = 0
      var fingerprint: [UInt8]?
      var offset = begin
      while offset + 12 <= bytes.count {
        let length = Int(
          unsafe UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        let end = offset + 12 + length
        guard end <= bytes.count else { return nil }
        let name = unsafe bytes[offset + 4..<offset + 8]
        if unsafe name.elementsEqual(chunkName.utf8) {
          fingerprint = unsafe Array(bytes[offset + 8..<end - 4])
        } else if unsafe !name.elementsEqual(PNGNote.chunkName.utf8) {
          let chunk = unsafe UnsafeRawBufferPointer(rebasing: bytes[offset..<end])
          checksum = unsafe libdeflate_crc32(checksum, chunk.baseAddress, chunk.count)
        }
        if unsafe name.elementsEqual(PNGChunk.end.rawValue.utf8) {
          return end == bytes.count ? (fingerprint, checksum) : nil
        }
        offset = end
      }
      return nil
    }
  }
}
