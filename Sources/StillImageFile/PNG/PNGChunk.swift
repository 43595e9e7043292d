import CStillDeflate
import Foundation

/// The names of the chunks that are written or looked at.
enum PNGChunk: String {
  case header = "IHDR"
  case standardColors = "sRGB"
  case pixelDensity = "pHYs"
  case palette = "PLTE"
  case transparency = "tRNS"
  case imageData = "IDAT"
  case end = "IEND"
  case animationControl = "acTL"
  case frameControl = "fcTL"
  case frameData = "fdAT"

  /// The eight bytes in front of a PNG's chunks.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the checksum of a chunk: of its name and its content.
  static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    unsafe libdeflate_crc32(0, bytes.baseAddress, bytes.count)
  }
}

extension [UInt8] {
  /// Appends a number as PNG writes numbers: most significant byte first.
  mutating func append(bigEndian number: some FixedWidthInteger) {
    var shift = number.bitWidth
    while shift > 0 {
      shift -= 8
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Appends a chunk: length, name, content, checksum.
  mutating func append(_ chunk: PNGChunk, _ content: [UInt8] = []) {
    append(chunk.rawValue, content)
  }

  /// Appends a chunk by its name, of four letters.
  mutating func append(_ name: String, _ content: [UInt8]) {
    reserveCapacity(count + content.count + 12)
    append(bigEndian: UInt32(content.count))
    let start = count
    append(contentsOf: name.utf8)
    append(contentsOf: content)
    let checksum = unsafe withUnsafeBytes { bytes in
      unsafe PNGChunk.checksum(UnsafeRawBufferPointer(rebasing: bytes[start...]))
    }
    append(bigEndian: checksum)
  }
}
