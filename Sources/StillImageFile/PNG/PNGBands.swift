import Foundation
import StillRaster

/// A PNG in bands of rows that are compressed apart, so that a picture that is much like another one takes over most of it.
///
/// The bytes are a function of the pixels alone.
struct PNGBands: Sendable {
  /// The rows of each band of a picture, from the top.
  struct Cut: Sendable, Equatable {
    let bands: [Range<Int>]

    init(_ height: Int, rowsPerBand: Int) {
      bands = stride(from: 0, to: height, by: rowsPerBand).map {
        $0..<min($0 + rowsPerBand, height)
      }
    }

    /// Frames of a film: large enough that matches have something to reach back to.
    static func frame(_ height: Int) -> Cut { Cut(height, rowsPerBand: 16) }
    /// A picture that is kept. A band of 60,000 pixels costs less than a hundredth of the bytes; a line of a card's text has one or two.
    /// A large picture has no more than 16 bands: photographs are large.
    static func still(_ width: Int, _ height: Int) -> Cut {
      Cut(height, rowsPerBand: max(60_000 / max(width, 1), (height + 15) / 16, 16))
    }
    /// One piece.
    static func whole(_ height: Int) -> Cut { Cut(height, rowsPerBand: max(height, 1)) }

    /// Returns which bands are compressed to the same bytes as those of a picture that differs in some rows at most.
    ///
    /// - Parameter changed: Ascending.
    func same(_ changed: [Range<Int>]) -> [Bool] {
      var changed = changed[...]
      return bands.map { rows in
        // The first row may be written as the differences to the one above.
        while let first = changed.first, first.upperBound < rows.lowerBound {
          changed.removeFirst()
        }
        return changed.first.map { $0.lowerBound >= rows.upperBound } ?? true
      }
    }
  }

  /// A band's chunk, and the checksum of what is in it.
  private struct Band {
    let chunk: [UInt8]
    let checksum: Adler32
  }

  private let header: [UInt8]
  private let bands: [Band]
  let hasAlpha: Bool

  /// - Parameters:
  ///   - hasAlpha: False for a picture that is opaque.
  ///   - survey: By the same cut; nil: there is none.
  ///   - known: Those of a picture of the same size, cut and kind, and its bands that have the same pixels here.
  /// - Throws: ``ImageFileError/noMemory(width:height:)``, ``ImageFileError/empty(width:height:)``
  init(
    _ bitmap: Bitmap, _ cut: Cut, hasAlpha: Bool, _ mode: PNGEncoder.Mode,
    survey: PixelSurvey? = nil, unless known: (bands: PNGBands, same: [Bool])?
  ) throws(ImageFileError) {
    guard bitmap.width > 0 && bitmap.height > 0 else {
      throw .empty(width: bitmap.width, height: bitmap.height)
    }
    self.hasAlpha = hasAlpha
    header =
      PNGHeader(
        width: bitmap.width, height: bitmap.height, scale: Double(bitmap.scale),
        format: hasAlpha ? .rgba : .rgb
      ).bytes
    let pixels = PixelRows(bitmap)
    var bands: [Band] = []
    bands.reserveCapacity(cut.bands.count)
    for (index, rows) in cut.bands.enumerated() {
      if let known, known.same[index] {
        bands.append(known.bands.bands[index])
        continue
      }
      guard
        let packed = PackedRows(
          pixels, rows: rows, hasAlpha: hasAlpha, mode, repeats: survey?.bands[index].repeats,
          isLast: false)
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
