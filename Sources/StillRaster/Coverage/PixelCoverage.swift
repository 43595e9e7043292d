import CStillCoverage
import CStillFilters

/// Loops over pixels and bytes of cover.
package enum PixelCoverage {
  /// Takes the alpha of all pixels of a plane.
  package static func alphas(of plane: PixelPlane) -> [UInt8] {
    let count = unsafe plane.count
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
      if let base = bytes.baseAddress { unsafe still_take_alpha(plane.base, count, base) }
      initialized = count
    }
  }

  /// Gives a row of pixels one value.
  package static func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32
  ) {
    unsafe still_pixels_fill(pixels, count, pixel)
  }

  /// Paints a premultiplied colour over a row of pixels.
  package static func paint(
    _ color: UInt32, onto pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    unsafe still_pixels_over(pixels, count, color)
  }

  /// Paints a premultiplied colour, let through by `cover`, over a row of pixels.
  package static func paint(
    _ color: UInt32, through cover: UnsafePointer<UInt8>, onto pixels: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    unsafe still_cover_paint(pixels, cover, count, color)
  }

  /// Paints a premultiplied colour through rows of cover that leave empty pixels out.
  ///
  /// - Parameters:
  ///   - columns: Those that are visible.
  ///   - pixels: That of the first row in the first of these columns.
  ///   - stride: From a row to the next one, in pixels.
  package static func paint(
    _ color: UInt32, through spans: UnsafeBufferPointer<InkSpan>, of cover: UnsafePointer<UInt8>,
    columns: Range<Int>, onto pixels: UnsafeMutablePointer<UInt32>, stride: Int
  ) {
    // `InkSpan` is three numbers in the same order.
    let rows = unsafe UnsafeRawPointer(spans.baseAddress)?.assumingMemoryBound(
      to: StillInkSpan.self)
    unsafe still_spans_paint(
      pixels, stride, rows, cover, Int32(spans.count), Int32(clamping: columns.lowerBound),
      Int32(clamping: columns.upperBound), color)
  }

  /// The compositing of pixels with those below.
  package enum Meeting {
    /// Lie above them.
    case over
    /// Let them through where they are opaque themselves.
    case mask
    /// Take their place.
    case replacement
  }

  /// Paints a row of pixels onto others, as far as there is cover.
  ///
  /// - Parameter opacity: Of the pixels that are painted.
  package static func paint(
    _ other: UnsafePointer<UInt32>, opacity: UInt8, _ meeting: Meeting,
    through cover: UnsafePointer<UInt8>, onto pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    switch meeting {
    case .over: unsafe still_cover_over(pixels, other, cover, count, opacity)
    case .mask: unsafe still_cover_mask(pixels, other, cover, count, opacity)
    case .replacement: unsafe still_cover_replace(pixels, other, cover, count, opacity)
    }
  }

  /// Paints a row of pixels over others.
  ///
  /// - Parameter opacity: Of the pixels that are painted.
  package static func paint(
    _ other: UnsafePointer<UInt32>, opacity: UInt8, onto pixels: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    unsafe still_pixels_lay(pixels, other, count, opacity)
  }

  /// Multiplies a row of cover with another one.
  package static func multiply(
    _ cover: UnsafeMutablePointer<UInt8>, with other: UnsafePointer<UInt8>, count: Int
  ) {
    unsafe still_cover_multiply(cover, other, count)
  }
}

/// The pixels of a row from the first to the last with cover.
package struct InkSpan: Sendable {
  /// Where their cover is.
  package var offset: Int32
  /// The first column.
  package var start: Int32
  /// The column behind the last one.
  package var end: Int32

  package init(offset: Int32 = 0, start: Int32 = 0, end: Int32 = 0) {
    (self.offset, self.start, self.end) = (offset, start, end)
  }
}
