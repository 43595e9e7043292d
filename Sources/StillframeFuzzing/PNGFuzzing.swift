import Foundation
import StillImageFile
import StillRaster

/// Reads any bytes as a PNG; what is a picture is the same after it was written and read again.
enum PNGFuzzing {
  static func run(_ bytes: UnsafeRawBufferPointer) {
    let data = unsafe Data(bytes)
    // The checksums are what a mutation breaks first, and then nothing behind them is reached.
    for file in [data, withChecksums(data)] {
      do {
        let picture = try PNGDecoder.decode(file)
        // A header may state many pixels, which take time and teach nothing.
        guard picture.width * picture.height <= 1 << 16 else { continue }
        let again = try PNGDecoder.decode(PNGEncoder.encode(picture, mode: .fast))
        precondition(again == picture, "a picture changes when it is written")
      } catch {
        precondition(!error.description.isEmpty)
      }
    }
  }

  /// Returns the file with the checksum of every chunk put right, up to where chunks cannot be told apart.
  private static func withChecksums(_ data: Data) -> Data {
    var bytes = [UInt8](data)
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length
      guard end + 4 <= bytes.count else { break }
      let checksum = crc(bytes[offset + 4..<end])
      for index in 0..<4 {
        bytes[end + index] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - 8 * index))
      }
      offset = end + 4
    }
    return Data(bytes)
  }

  /// ISO 3309, bit by bit: chunks are small here.
  private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return ~sum
  }

  /// Files of every kind that is written, small.
  static var seeds: [Data] {
    let colors: [(Int, UInt8)] = [(2, 255), (9, 255), (9, 40), (200, 255), (400, 255), (400, 90)]
    return colors.compactMap { count, alpha in
      var picture = Bitmap(width: 23, height: 19, scale: 2)
      for index in 0..<23 * 19 {
        let color = index % count
        picture[index % 23, index / 23] = RGBA8(
          red: UInt8(color % 256), green: UInt8(color / 2 % 256), blue: UInt8(color % 7),
          alpha: index % 5 == 0 ? alpha : 255)
      }
      return try? PNGEncoder.encode(picture)  // none without pixels, and these have some
    }
  }
}
