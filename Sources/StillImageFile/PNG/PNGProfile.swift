import CStillDeflate
import Foundation

/// The colour profile in a chunk of a PNG: a name, a zero, the number of the way it is packed, and its bytes.
struct PNGProfile {
  let data: Data

  /// The most bytes that are unpacked.
  private static let mostBytes = 4 << 20

  /// Nil for what is damaged or larger than any profile.
  init?(_ chunk: Data) {
    guard let end = chunk.prefix(80).firstIndex(of: 0), end + 2 < chunk.endIndex else { return nil }
    let packed = Data(chunk[(end + 2)...])
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var bytes = Data(count: min(Self.mostBytes, max(packed.count * 8, 1 << 16)))
    var count = 0
    let result = unsafe packed.withUnsafeBytes { source in
      unsafe bytes.withUnsafeMutableBytes { target in
        unsafe libdeflate_zlib_decompress(
          decompressor, source.baseAddress, source.count, target.baseAddress, target.count, &count)
      }
    }
    guard result == LIBDEFLATE_SUCCESS else { return nil }
    data = bytes.prefix(count)
  }
}
