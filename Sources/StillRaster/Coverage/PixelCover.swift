import CStillCoverage
import CStillFilters

/// Loops over pixels and bytes of cover.
package enum PixelCover {
  /// Takes the alpha of all pixels of a plane.
  package static func alphas(of plane: PixelPlane) -> [UInt8] {
    let count = unsafe plane.count
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
      if let base = bytes.baseAddress { unsafe still_take_alpha(plane.base, count, base) }
      initialized = count
    }
  }

  /// Paints a premultiplied colour, let through by `cover`, over a row of pixels.
  package static func paint(
    _ color: UInt32, through cover: UnsafePointer<UInt8>, onto pixels: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    unsafe still_cover_paint(pixels, cover, count, color)
  }

  /// What pixels do where they meet others.
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

  /// Multiplies a row of cover with another one.
  package static func multiply(
    _ cover: UnsafeMutablePointer<UInt8>, with other: UnsafePointer<UInt8>, count: Int
  ) {
    unsafe still_cover_multiply(cover, other, count)
  }
}
