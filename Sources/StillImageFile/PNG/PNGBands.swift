import Foundation
import StillRaster

/// A PNG in bands of rows that are compressed apart, so that a picture that is much like another one takes over most of it.
///
/// The bytes are a function of the pixels alone.
struct PNGBands: Sendable {
  /// A band's chunk, and the checksum of what is in it.
  private struct Band {
    let chunk: [UInt8]
    let checksum: Adler32
  }

  private let header: [UInt8]
  private let bands: [Band]

  /// Large enough that matches have something to reach back to.
  static let rowsPerBand = 16

  /// - Parameters:
  ///   - hasAlpha: False for a picture that is opaque.
  ///   - known: Those of a picture of the same size and kind, and the rows, ascending, in which it may differ.
  /// - Throws: ``ImageFileError/noMemory(width:height:)``
  init(
    _ bitmap: Bitmap, hasAlpha: Bool, unless known: (bands: PNGBands, changed: [Range<Int>])?
  ) throws(ImageFileError) {
    guard bitmap.width > 0 && bitmap.height > 0 else {
      throw .empty(width: bitmap.width, height: bitmap.height)
    }
    header =
      PNGHeader(
        width: bitmap.width, height: bitmap.height, scale: Double(bitmap.scale),
        format: hasAlpha ? .rgba : .rgb
      ).bytes
    let pixels = PixelRows(bitmap)
    var bands: [Band] = []
    var changed = (known?.changed ?? [0..<bitmap.height])[...]
    for start in stride(from: 0, to: bitmap.height, by: Self.rowsPerBand) {
      let rows = start..<min(start + Self.rowsPerBand, bitmap.height)
      // The first row may be written as what differs from the one above.
      while let first = changed.first, first.upperBound < rows.lowerBound { changed.removeFirst() }
      let isKnown = changed.first.map { $0.lowerBound >= rows.upperBound } ?? true
      if isKnown, let known {
        bands.append(known.bands.bands[bands.count])
        continue
      }
      guard
        let packed = PackedRows(pixels, rows: rows, hasAlpha: hasAlpha, .fast, isLast: false)
      else { throw .noMemory(width: bitmap.width, height: bitmap.height) }
      var chunk: [UInt8] = []
      chunk.append(.imageData, packed.blocks)
      bands.append(Band(chunk: chunk, checksum: packed.checksum))
    }
    self.bands = bands
  }

  /// The whole file.
  var file: Data {
    var bytes = header
    bytes.append(.imageData, PackedRows.head)
    bytes.reserveCapacity(bytes.count + bands.reduce(64) { $0 + $1.chunk.count })
    var checksum = Adler32()
    for band in bands {
      bytes += band.chunk
      checksum.append(band.checksum)
    }
    // The last block, empty, in fixed codes.
    var end: [UInt8] = [0x03, 0x00]
    end.append(bigEndian: checksum.value)
    bytes.append(.imageData, end)
    bytes.append(.end)
    return Data(bytes)
  }
}
