import CStillDeflate
package import Foundation

/// The CRC of bytes, 32 bits, as they come.
package struct Checksum {
  package private(set) var value: UInt32 = 0

  package init() {}

  package mutating func add(_ data: Data) {
    value = unsafe data.withUnsafeBytes { bytes in
      unsafe libdeflate_crc32(value, bytes.baseAddress, bytes.count)
    }
  }

  /// Returns the checksum of a file, and how long it is; nil where it cannot be read.
  package static func ofFile(_ path: String) -> (value: UInt32, length: Int)? {
    guard let file = try? ReadableFile(path) else { return nil }
    var (checksum, length) = (Checksum(), 0)
    while true {
      guard let piece = try? file.piece(at: length, atMost: 1 << 20) else { return nil }
      if piece.isEmpty { return (checksum.value, length) }
      checksum.add(piece)
      length += piece.count
    }
  }
}
