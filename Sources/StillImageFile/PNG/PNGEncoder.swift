package import Foundation
package import StillRaster

/// Writes bitmaps as PNG: sRGB, 8 bits a component or a palette, straight alpha.
///
/// Alpha is dropped when every pixel is opaque, and a picture of at most 256 colours gets a palette.
/// The same bitmap gives the same bytes, on every machine.
package enum PNGEncoder {
  /// The effort spent on a small file.
  package enum Mode: Sendable {
    /// For a picture that is kept for long, and written once: takes many times as long as `standard`.
    case small
    /// For a picture that is kept.
    case standard
    /// For frames and for pictures that are looked at once.
    case fast

    var level: Int32 {
      switch self {
      case .small: 12
      case .standard: 6
      case .fast: 1
      }
    }
  }

  /// - Throws: ``ImageFileError/empty(width:height:)`` for a bitmap without pixels,
  ///   ``ImageFileError/noMemory(width:height:)`` for a large one.
  package static func encode(
    _ bitmap: Bitmap, mode: Mode = .standard
  ) throws(ImageFileError) -> Data {
    guard bitmap.width > 0 && bitmap.height > 0 else {
      throw .empty(width: bitmap.width, height: bitmap.height)
    }
    try requireMemory(for: bitmap)
    let pixels = PixelRows(bitmap)
    var header = PNGHeader(
      width: bitmap.width, height: bitmap.height, scale: Double(bitmap.scale), format: .palette)
    var bytes: [UInt8]
    let stream: [UInt8]
    let survey = PixelSurvey(pixels)
    if let palette = survey.palette {
      header.bitDepth = palette.bitDepth
      bytes = header.bytes + palette.bytes
      let scanlines = palette.scanlines(of: pixels)
      stream =
        (mode == .fast ? PackedRows(bytes: scanlines)?.zlibStream : nil)
        ?? compress(scanlines, mode)
    } else {
      header.format = survey.isOpaque ? .rgb : .rgba
      bytes = header.bytes
      let hasAlpha = header.format == .rgba
      stream =
        packed(pixels, hasAlpha: hasAlpha, mode, repeats: survey.repeats)
        ?? compress(PNGFilter(pixels: pixels, hasAlpha: hasAlpha).scanlines(), mode)
    }
    bytes.append(.imageData, stream)
    bytes.append(.end)
    return Data(bytes)
  }

  /// Returns a stream of our own; nil where as few bytes as possible are asked for, or there is no memory.
  private static func packed(
    _ pixels: PixelRows, hasAlpha: Bool, _ mode: Mode, repeats: [UInt8]?
  ) -> [UInt8]? {
    guard mode != .small else { return nil }
    return PackedRows(pixels, hasAlpha: hasAlpha, mode, repeats: repeats)?.zlibStream
  }

  /// Checks that memory for the rows and their encoding is available: arrays would end the process otherwise.
  private static func requireMemory(for bitmap: Bitmap) throws(ImageFileError) {
    let byteCount = bitmap.width * bitmap.height * 4
    guard byteCount >= 1 << 24 else { return }
    guard let memory = unsafe malloc(2 * byteCount) else {
      throw .noMemory(width: bitmap.width, height: bitmap.height)
    }
    unsafe free(memory)
  }

  /// Returns a stream, by libdeflate.
  static func compress(_ scanlines: [UInt8], _ mode: Mode) -> [UInt8] {
    compress(scanlines, level: mode.level)
  }

  /// - Parameter level: 1 (fast) to 12 (small).
  static func compress(_ scanlines: [UInt8], level: Int32) -> [UInt8] {
    let deflater = Deflater(level: level)
    return unsafe scanlines.withUnsafeBytes { bytes in
      unsafe deflater.zlibStream(of: bytes)
    }
  }
}
