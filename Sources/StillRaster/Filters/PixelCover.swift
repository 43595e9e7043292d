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
    unsafe still_paint_cover(pixels, cover, count, color)
  }
}
