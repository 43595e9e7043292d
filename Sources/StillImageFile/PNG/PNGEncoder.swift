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
    if mode == .standard { return try PackedStill(bitmap).file }
    try requireMemory(for: bitmap)
    return file(bitmap, PixelSurvey(PixelRows(bitmap), .whole(bitmap.height)), mode)
  }

  /// Encodes a picture in one piece.
  ///
  /// - Parameter survey: Of one band.
  static func file(_ bitmap: Bitmap, _ survey: PixelSurvey, _ mode: Mode) -> Data {
    if let palette = survey.palette { return file(bitmap, palette, mode) }
    let pixels = PixelRows(bitmap)
    let hasAlpha = !survey.isOpaque
    let header = PNGHeader(
      width: bitmap.width, height: bitmap.height, scale: Double(bitmap.scale),
      format: hasAlpha ? .rgba : .rgb)
    // As few bytes as possible are libdeflate's; there may be no memory, too.
    let packed =
      mode == .small
      ? nil : PackedRows(pixels, hasAlpha: hasAlpha, mode, repeats: survey.bands[0].repeats)
    return file(
      header.bytes,
      packed?.zlibStream
        ?? compress(PNGFilter(pixels: pixels, hasAlpha: hasAlpha).scanlines(), mode))
  }

  /// Encodes a picture of few colours.
  static func file(_ bitmap: Bitmap, _ palette: PNGPalette, _ mode: Mode) -> Data {
    let header = PNGHeader(
      width: bitmap.width, height: bitmap.height, scale: Double(bitmap.scale), format: .palette,
      bitDepth: palette.bitDepth)
    let scanlines = palette.scanlines(of: PixelRows(bitmap))
    let packed = mode == .fast ? PackedRows(bytes: scanlines) : nil
    return file(header.bytes + palette.bytes, packed?.zlibStream ?? compress(scanlines, mode))
  }

  private static func file(_ head: [UInt8], _ stream: [UInt8]) -> Data {
    var bytes = head
    bytes.append(.imageData, stream)
    bytes.append(.end)
    return Data(bytes)
  }

  /// Checks that memory for the rows and their encoding is available: arrays would end the process otherwise.
  static func requireMemory(for bitmap: Bitmap) throws(ImageFileError) {
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
