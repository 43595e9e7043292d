import CStillDeflate
import CStillScanlines
import Foundation
import StillRaster

/// Rows of a picture as PNG compresses them, in a stream of our own: interfaces become long runs when they are filtered,
/// which a compressor for anything walks through byte by byte.
///
/// The same rows below the same row give the same bytes, on every machine.
struct PackedRows: Sendable {
  /// Blocks of RFC 1951, up to a whole byte.
  let blocks: [UInt8]
  let checksum: Adler32

  /// All rows of a picture; nil where there is no memory, or where they cannot be compressed.
  ///
  /// - Parameter repeats: ``PixelSurvey/repeats``.
  init?(
    _ pixels: PixelRows, hasAlpha: Bool, _ mode: PNGEncoder.Mode, repeats: [UInt8]? = nil
  ) {
    self.init(
      pixels, rows: 0..<pixels.height, hasAlpha: hasAlpha, mode, repeats: repeats, isLast: true)
  }

  /// - Parameters:
  ///   - rows: Not empty.
  ///   - repeats: Whether each row equals the one above: 1 or 0; nil: unknown.
  ///   - isLast: Whether the stream ends with these rows; what follows others does not refer to them.
  init?(
    _ pixels: PixelRows, rows: Range<Int>, hasAlpha: Bool, _ mode: PNGEncoder.Mode,
    repeats: [UInt8]? = nil, isLast: Bool
  ) {
    let byteCount = (1 + pixels.width * (hasAlpha ? 4 : 3)) * rows.count
    unsafe self.init(
      byteCount, mode == .fast ? STILL_FAST : STILL_SMALL, repeats: repeats ?? [], isLast: isLast
    ) {
      packing, stream, room, checksum in
      unsafe pixels.withPixels(rows) { picture in
        unsafe still_pack_rows(
          picture, hasAlpha ? 1 : 0, rows.lowerBound > 0 ? 1 : 0, packing, stream, room, checksum)
      }
    }
  }

  /// Any bytes, quickly, or as few as this can make of them.
  init?(bytes: [UInt8], isThorough: Bool = false) {
    let effort = isThorough ? STILL_THOROUGH : STILL_FAST
    unsafe self.init(bytes.count, effort, isLast: true) { packing, stream, room, checksum in
      unsafe still_pack_bytes(bytes, bytes.count, packing, stream, room, checksum)
    }
  }

  private typealias Pack = (
    StillPacking, UnsafeMutablePointer<UInt8>, Int, UnsafeMutablePointer<UInt32>
  ) -> Int

  private init?(
    _ byteCount: Int, _ effort: StillPackingEffort, repeats: [UInt8] = [], isLast: Bool,
    _ pack: Pack
  ) {
    // Incompressible data becomes a little longer.
    let room = byteCount + byteCount / 8 + 4096
    guard let scratch = unsafe malloc(room) else { return nil }
    defer { unsafe free(scratch) }
    let stream = unsafe scratch.assumingMemoryBound(to: UInt8.self)
    var value = Adler32.start
    let count = unsafe repeats.withUnsafeBufferPointer { repeats in
      let packing = unsafe StillPacking(
        effort: effort, is_last: isLast ? 1 : 0,
        repeats: repeats.isEmpty ? nil : repeats.baseAddress,
        checksum: { unsafe libdeflate_adler32($0, $1, $2) })
      return unsafe pack(packing, stream, room, &value)
    }
    guard count > 0 else { return nil }
    blocks = unsafe [UInt8](UnsafeBufferPointer(start: stream, count: count))
    checksum = Adler32(value: value, byteCount: byteCount)
  }

  /// The header of a stream of RFC 1950.
  static let head: [UInt8] = [0x78, 0x01]

  /// The stream of these rows alone, which are the last.
  var zlibStream: [UInt8] {
    var bytes = Self.head + blocks
    bytes.append(bigEndian: checksum.value)
    return bytes
  }
}
